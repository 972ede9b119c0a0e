/// The links and the images of a grid. A cell has only the number of its own one, its tag, so that
/// cells stay small and plain.
public struct TagTable: Hashable, Sendable {
  /// A link or an image.
  private enum Entry: Hashable, Sendable {
    case link(LinkAddress)
    case image(PlacedImage)
  }

  /// The maximum number of tags on a screen. The text of further links leads nowhere, and further
  /// images are shown in cells.
  public static let capacity = 63

  private var entries: [Entry?] = []

  /// The address with a number; `nil` if the number is not that of a link.
  public func link(_ number: UInt8) -> LinkAddress? {
    if case .link(let address)? = self[number] { address } else { nil }
  }

  /// The image with a number; `nil` if the number is not that of an image.
  public func image(_ number: UInt8) -> PlacedImage? {
    if case .image(let image)? = self[number] { image } else { nil }
  }

  private subscript(number: UInt8) -> Entry? {
    number == 0 || number > entries.count ? nil : entries[Int(number) - 1]
  }

  /// The number of an address, which is added if it is new; 0 where there is no room for it.
  mutating func number(of address: LinkAddress) -> UInt8 { number(of: .link(address)) }

  /// The number of an image in its place, which is added if it is new; 0 where there is no room.
  mutating func number(of image: PlacedImage) -> UInt8 { number(of: .image(image)) }

  private mutating func number(of entry: Entry) -> UInt8 {
    if let index = entries.firstIndex(of: entry) { return UInt8(index + 1) }
    if let free = entries.firstIndex(of: nil) {
      entries[free] = entry
      return UInt8(free + 1)
    }
    guard entries.count < Self.capacity else { return 0 }
    entries.append(entry)
    return UInt8(entries.count)
  }

  /// Whether the table is empty.
  public var isEmpty: Bool { entries.allSatisfy { $0 == nil } }

  /// Whether the table has an image.
  package var hasImages: Bool {
    entries.contains { if case .image? = $0 { true } else { false } }
  }

  /// Whether the table has no room for another entry.
  var isFull: Bool { entries.count == Self.capacity && !entries.contains(nil) }

  /// Forgets the entries whose numbers are not in a set.
  mutating func keep(_ numbers: Set<UInt8>) {
    for index in entries.indices where !numbers.contains(UInt8(index + 1)) {
      entries[index] = nil
    }
  }
}

extension CellGrid {
  /// The link of the cell at a column and a row, which must be inside.
  public func link(_ x: Int, _ y: Int) -> LinkAddress? { tags.link(self[x, y].style.tag) }

  /// The image that lies over the cell at a column and a row, which must be inside.
  public func image(_ x: Int, _ y: Int) -> PlacedImage? { tags.image(self[x, y].style.tag) }

  /// Forgets the tags that no cell has, in a table that is full or holds the pixels of images.
  mutating func forgetUnusedTags() {
    guard tags.isFull || tags.hasImages else { return }
    var numbers: Set<UInt8> = []
    for y in 0..<size.height {
      for x in 0..<size.width { numbers.insert(self[x, y].style.tag) }
    }
    tags.keep(numbers)
  }
}
