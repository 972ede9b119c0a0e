public import TodoValues

extension Reminders {
  /// The units of a length, the longest first, with their minutes. The first name of each is
  /// written; all are read.
  private static let units: [(names: [String], minutes: Int)] = [
    (["w"], 7 * 1440), (["d"], 1440), (["h"], 60), (["m", "min"], 1),
  ]

  /// The words for no reminders; the first is written.
  private static let nothing = ["off", "none"]

  /// The most letters of a word that is read.
  private static let longestWord = 20

  /// Reads typed reminders: `10m`, `1h 1d`, `1h30m`, `0m` for the due time itself, and `off`. Nil
  /// for anything else.
  public init?(typed text: String) {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "," }
    guard !words.isEmpty else { return nil }
    if words.count == 1, Self.nothing.contains(String(words[0])) {
      self = .off
      return
    }
    let minutes = words.compactMap(Self.minutes(of:))
    guard minutes.count == words.count else { return nil }
    self.init(minutes: minutes)
  }

  /// The reminders as they are typed: `1h 1d`.
  public var typed: String {
    isEmpty ? Self.nothing[0] : minutes.map(Self.word(for:)).joined(separator: " ")
  }

  /// The minutes of a length such as `90m`, `1h30m` or `2d`, in lower case; nil for another word.
  static func minutes(of word: some StringProtocol) -> Int? {
    guard word.utf8.count <= longestWord else { return nil }
    var rest = Substring(word)
    var total = 0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let name = rest.dropFirst(digits.count).prefix { !$0.isNumber }
      guard digits.utf8.count <= 6, let number = Int(digits),
        let unit = units.first(where: { $0.names.contains(String(name)) })
      else { return nil }
      total += number * unit.minutes
      rest = rest.dropFirst(digits.count + name.count)
    }
    return word.isEmpty || total > longest ? nil : total
  }

  /// Whether a word means that there are none.
  static func isNothing(_ word: String) -> Bool { nothing.contains(word) }

  /// The word for a length: `1h30m`.
  private static func word(for minutes: Int) -> String {
    // A length in hours and minutes says more than one in days and hours.
    let units = minutes % 1440 == 0 ? units : units.filter { $0.minutes < 1440 }
    var rest = minutes
    var word = ""
    for unit in units where rest >= unit.minutes {
      word += "\(rest / unit.minutes)\(unit.names[0])"
      rest %= unit.minutes
    }
    return word.isEmpty ? "0m" : word
  }
}
