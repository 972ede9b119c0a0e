/// The arrangement of the help's sections in columns beside each other: as few columns as have all
/// sections in sight, else as many as there is room for.
struct HelpColumns {
  /// Sections below each other.
  struct Column {
    let sections: Range<Int>
    let keysWidth: Int
    let width: Int
  }

  /// Cells between the keys and the title.
  static let keyGap = 2
  /// Cells between two columns.
  static let gap = 4
  /// The most columns: eyes lose their way among more.
  private static let most = 4

  let columns: [Column]
  /// The rows of the longest column.
  let height: Int

  /// The cells of all columns beside each other.
  var width: Int { columns.reduce(-Self.gap) { $0 + $1.width + Self.gap } }

  /// Arranges sections.
  ///
  /// - Parameters:
  ///   - width: The cells that the columns may take.
  ///   - rows: The rows that are in sight.
  init(_ sections: [HelpSection], width: Int, rows: Int) {
    var best = HelpColumns(sections, count: 1)
    for count in 2...Self.most where best.height > rows && count <= sections.count {
      let next = HelpColumns(sections, count: count)
      if next.width > width { break }
      best = next
    }
    self = best
  }

  private init(_ sections: [HelpSection], count: Int) {
    var height = sections.map(\.height).max() ?? 0
    var ranges = Self.pack(sections, height)
    while ranges.count > count {
      height += 1
      ranges = Self.pack(sections, height)
    }
    self.height = ranges.map { Self.height(of: sections[$0]) }.max() ?? 0
    columns = ranges.map { range in
      let keysWidth = sections[range].map(\.keysWidth).max() ?? 0
      let titleWidth = sections[range].map(\.titleWidth).max() ?? 0
      return Column(
        sections: range, keysWidth: keysWidth, width: keysWidth + Self.keyGap + titleWidth)
    }
  }

  /// Fills one column after the other up to a height.
  private static func pack(_ sections: [HelpSection], _ height: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in sections.indices {
      if let last = ranges.last,
        Self.height(of: sections[last.lowerBound...index]) <= height
      {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  /// The rows of sections below each other, with a blank row between two.
  private static func height(of sections: ArraySlice<HelpSection>) -> Int {
    sections.reduce(-1) { $0 + $1.height + 1 }
  }
}
