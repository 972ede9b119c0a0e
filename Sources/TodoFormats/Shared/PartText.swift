/// Gathers the lines of a part, and says when there are enough for one.
struct PartText {
  /// The most bytes of a part.
  private static let most = 64 << 10

  private(set) var text = ""
  private(set) var line = 0

  var isEmpty: Bool { line == 0 }

  /// Whether the part should be delivered before it gets longer.
  var isFull: Bool { text.utf8.count >= Self.most }

  /// Adds a line, or several.
  mutating func add(_ more: some StringProtocol, line: Int) {
    if isEmpty { self.line = line } else { text += "\n" }
    text += more
  }

  /// The part, without its lines being here any longer; nil if there are none.
  mutating func take(_ format: String, list: ExchangeID?, after: ExchangeID?) -> ExchangePart? {
    guard !isEmpty else { return nil }
    var part = ExchangePart(format: format, list: list, after: after, text: text)
    part.line = line
    self = PartText()
    return part
  }
}
