import TermPanels

/// Checks the value of TERM before it is looked up, when it becomes part of a file's name.
enum TerminalName {
  /// The longest name that is looked up.
  static let limit = 64

  /// Returns the name, if it is a valid one.
  static func checked(_ value: String?) throws(TerminalError) -> String {
    guard let value, !value.isEmpty else {
      throw TerminalError(
        "TERM is not set, so the kind of terminal is unknown; try TERM=xterm-256color.")
    }
    let isName =
      value.utf8.count <= limit
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "._+-".utf8.contains(byte)
        }
      }
    guard isName else {
      throw TerminalError(
        "TERM is not the name of a terminal: such a name has letters, digits and . _ + - only, at "
          + "most \(limit) of them.")
    }
    return value
  }
}
