/// The links of a grid. A cell has only the number of its link, so that cells stay small and plain.
public struct LinkTable: Hashable, Sendable {
  /// The maximum number of links on a screen; the text of further ones is shown without a link.
  public static let capacity = 63

  private var addresses: [LinkAddress?] = []

  /// The address with a number; `nil` for 0, which is no link.
  public subscript(number: UInt8) -> LinkAddress? {
    number == 0 || number > addresses.count ? nil : addresses[Int(number) - 1]
  }

  /// The number of an address, which is added if it is new; 0 where there is no room for it.
  mutating func number(of address: LinkAddress) -> UInt8 {
    if let index = addresses.firstIndex(of: address) { return UInt8(index + 1) }
    if let free = addresses.firstIndex(of: nil) {
      addresses[free] = address
      return UInt8(free + 1)
    }
    guard addresses.count < Self.capacity else { return 0 }
    addresses.append(address)
    return UInt8(addresses.count)
  }

  /// Whether the table has no links.
  public var isEmpty: Bool { addresses.allSatisfy { $0 == nil } }

  /// Whether the table has no room for another address.
  var isFull: Bool { addresses.count == Self.capacity && !addresses.contains(nil) }

  /// Forgets the addresses whose numbers are not in a set.
  mutating func keep(_ numbers: Set<UInt8>) {
    for index in addresses.indices where !numbers.contains(UInt8(index + 1)) {
      addresses[index] = nil
    }
  }
}

extension CellGrid {
  /// The link of the cell at a column and a row, which must be inside.
  public func link(_ x: Int, _ y: Int) -> LinkAddress? { links[self[x, y].style.link] }

  /// Makes room in a full table of links: forgets those that no cell has.
  mutating func forgetUnusedLinks() {
    guard links.isFull else { return }
    var numbers: Set<UInt8> = []
    for y in 0..<size.height {
      for x in 0..<size.width { numbers.insert(self[x, y].style.link) }
    }
    links.keep(numbers)
  }
}
