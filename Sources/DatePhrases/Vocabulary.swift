/// Words of one language with the same meaning.
struct Vocabulary {
  /// The shape without which a line does not take a word.
  enum Shape: String {
    /// Any.
    case any
    /// A capital letter: `So`.
    case capital
    /// A full stop: `mar.`
    case dotted
  }

  /// The words; one in this sense may have spaces.
  let surfaces: [String]
  /// The terms for which each of them stands, in a row. None for words that only look like a date.
  let terms: [DateTerm]
  var care = DateCare.none
  var shape = Shape.any
}

extension Vocabulary {
  /// Reads the words of a language, which stand in a text with a line for each meaning:
  ///
  /// ```
  /// # Days
  /// day 1: tomorrow, tmr
  /// month #: january, jan | february, feb | march, mar
  /// weekday # (weak): - | - | wed | - | - | sat | sun
  /// every + unit day: daily, everyday
  /// ```
  ///
  /// Before the colon are the terms for which each word stands, in a row, then the care and the
  /// shape in brackets. After it are the words. A term with a number sign stands for the numbers
  /// from 1 on, each of which has its words between bars; a hyphen is a number without words.
  static func read(_ text: String) -> [Vocabulary] {
    text[...].parts(between: "\n").filter { $0.utf8.first != UInt8(ascii: "#") }.flatMap { line in
      guard let entries = entries(of: line) else { preconditionFailure("unknown words: \(line)") }
      return entries
    }
  }

  private static func entries(of line: String) -> [Vocabulary]? {
    // Bytes are compared, as in `parts(between:)`.
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    var meaning = line[..<colon]
    let words = line[line.index(after: colon)...]
    var (care, shape) = (DateCare.none, Shape.any)
    if let bracket = meaning.utf8.firstIndex(of: UInt8(ascii: "(")) {
      for mark in meaning[bracket...].dropFirst().dropLast().parts(between: " ") {
        if let known = DateCare(name: mark) {
          care = known
        } else if let known = Shape(rawValue: mark) {
          shape = known
        } else {
          return nil
        }
      }
      meaning = meaning[..<bracket]
    }
    guard meaning.utf8.contains(UInt8(ascii: "#")) else {
      return DateTerm.row(meaning, number: 0).map {
        [Vocabulary(surfaces: surfaces(words), terms: $0, care: care, shape: shape)]
      }
    }
    var entries: [Vocabulary] = []
    for (index, part) in words.parts(between: "|").enumerated() {
      guard let terms = DateTerm.row(meaning, number: index + 1) else { return nil }
      let surfaces = surfaces(part[...])
      guard surfaces != ["-"] else { continue }
      entries.append(Vocabulary(surfaces: surfaces, terms: terms, care: care, shape: shape))
    }
    return entries
  }

  /// The words between commas, without the blanks around them.
  private static func surfaces(_ words: Substring) -> [String] {
    var words = words
    return words.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: ",")).map { word in
        var word = word
        while word.first == UInt8(ascii: " ") { word = word.dropFirst() }
        while word.last == UInt8(ascii: " ") { word = word.dropLast() }
        return String(decoding: word, as: UTF8.self)
      }
    }
  }
}

extension DateCare {
  /// The care with a name in a text of words.
  fileprivate init?(name: String) {
    switch name {
    case "weak": self = .weak
    case "name": self = .name
    case "field": self = .fieldOnly
    default: return nil
    }
  }
}
