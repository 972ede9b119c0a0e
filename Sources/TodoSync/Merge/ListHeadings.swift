import TodoFormats

/// The headings of a list. The top-level items from the position of one to that of the next are
/// below it, and those before the first one are below none. A file names the heading of its item.
struct ListHeadings {
  /// The room before a new heading, as the store has it.
  static let step = 1 << 32

  /// The headings in their order.
  private(set) var headings: [ExchangeList]

  init(_ headings: [ExchangeList] = []) {
    self.headings = headings.sorted {
      ($0.order ?? 0, $0.id.text) < ($1.order ?? 0, $1.id.text)
    }
  }

  /// The positions of the headings.
  var positions: [Int] {
    get { headings.map { $0.order ?? 0 } }
    set { for (index, position) in newValue.enumerated() { headings[index].order = position } }
  }

  /// The number of headings down to a position: that of the section in which it is.
  func section(at position: Int) -> Int {
    var (low, high) = (0, headings.count)
    while low < high {
      let middle = (low + high) / 2
      if (headings[middle].order ?? 0) <= position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The heading of a section, as files name it; nil for the first section.
  func name(of section: Int) -> ExchangeID? {
    section > 0 ? ExchangeID(headings[section - 1].name) : nil
  }

  /// The first section with a name; nil if no heading has it.
  func section(named name: ExchangeID?) -> Int? {
    guard let name else { return 0 }
    return headings.firstIndex { $0.name == name.text }.map { $0 + 1 }
  }

  /// Renames the heading of a section.
  mutating func rename(_ section: Int, to name: String) { headings[section - 1].name = name }

  /// Adds a heading after a position and after all others. Returns its section.
  mutating func append(_ heading: ExchangeList, after position: Int) -> Int {
    var heading = heading
    heading.order = max(position, positions.last ?? 0) + Self.step
    headings.append(heading)
    return headings.count
  }
}
