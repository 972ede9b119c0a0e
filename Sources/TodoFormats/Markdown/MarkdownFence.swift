/// Follows the blocks of code in some lines.
struct MarkdownFence {
  private var open: (sign: UInt8, count: Int)?

  /// Whether the next line is code, or the end of it.
  var isOpen: Bool { open != nil }

  /// Takes notice of a line.
  mutating func pass(_ line: MarkdownLine) {
    guard case .fence(let sign, let count, let isBare) = line.kind else { return }
    guard let open else {
      self.open = (sign, count)
      return
    }
    if sign == open.sign, count >= open.count, isBare { self.open = nil }
  }

  /// The indices of the lines that open a block which no line closes.
  static func unclosed(in lines: [Substring]) -> Set<Int> {
    let lines = lines.map { MarkdownLine($0) }
    // The longest end of a block, by its sign, behind each line.
    var longest: [UInt8: Int] = [:]
    var longestBehind = [Int](repeating: 0, count: lines.count)
    for index in lines.indices.reversed() {
      guard case .fence(let sign, let count, let isBare) = lines[index].kind else { continue }
      longestBehind[index] = longest[sign] ?? 0
      if isBare { longest[sign] = max(longestBehind[index], count) }
    }
    var found: Set<Int> = []
    var fence = MarkdownFence()
    for (index, line) in lines.enumerated() {
      if case .fence(_, let count, _) = line.kind, !fence.isOpen, longestBehind[index] < count {
        found.insert(index)
      } else {
        fence.pass(line)
      }
    }
    return found
  }
}
