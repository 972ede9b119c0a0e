/// A number below a hundred in Japanese writing: 二十四.
enum KanjiNumber {
  private static let values: [Character: Int] = [
    "〇": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]

  /// Whether a character is one of its digits.
  static func isDigit(_ sign: Character) -> Bool { values[sign] != nil }

  /// The value of a text; nil if it is no such number.
  static func value(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 9 else { return nil }
    let pieces = text.split(separator: "十", omittingEmptySubsequences: false).map(String.init)
    guard pieces.count <= 2, pieces.allSatisfy({ $0.count <= 1 }) else { return nil }
    let digits = pieces.map { $0.first.map { values[$0] } ?? nil }
    if pieces.count == 1 { return digits[0] }
    guard pieces[0].isEmpty || digits[0] != nil, pieces[1].isEmpty || digits[1] != nil else {
      return nil
    }
    return (digits[0] ?? 1) * 10 + (digits[1] ?? 0)
  }
}
