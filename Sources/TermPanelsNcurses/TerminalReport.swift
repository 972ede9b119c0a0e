/// A report of the terminal between the keys, because it was asked or because it has changed.
enum TerminalReport: Hashable {
  /// The column of the cursor, counted from 1.
  case cursor(column: Int)
  /// The terminal has changed between dark and light.
  case background

  /// The sign whose columns are measured: many terminals can be set to give it, and all that are as
  /// ambiguous as it is in Unicode, two columns.
  static let measuredSign: Int32 = 0x2500

  /// Writes the sign at the left edge and asks for the cursor. It is in the second row: an answer
  /// about the first one looks like a key.
  static let questionForWidth = "\u{1B}[2;1H─\u{1B}[6n"

  /// Whether the cursor is behind a sign of two columns.
  static func isWide(_ column: Int) -> Bool { column == 3 }

  /// The meaning of a control sequence; `nil` for any other.
  init?(body: [UInt8], letter: UInt8) {
    switch letter {
    case UInt8(ascii: "R"):
      guard let parameters = ControlParameters(body), parameters.count == 2,
        parameters.number(0) == 2, let column = parameters.number(1)
      else { return nil }
      self = .cursor(column: column)
    case UInt8(ascii: "n"):
      guard ["?997;1", "?997;2"].contains(String(decoding: body, as: UTF8.self)) else { return nil }
      self = .background
    default: return nil
    }
  }
}
