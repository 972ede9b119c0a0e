/// The encoding in which a file is read. It is declared, never guessed.
public enum TextEncoding: Hashable, Sendable {
  /// UTF-8, with or without a byte order mark.
  case utf8
  /// ISO 8859-1, in which each byte is a character.
  case latin1

  /// The encoding with that name, as mail and Emacs write it; nil for any other.
  public init?(named name: some StringProtocol) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "iso-8859-1", "iso8859-1", "latin-1", "latin1", "iso-latin-1": self = .latin1
    default: return nil
    }
  }

  /// The text of some bytes, or the number of bytes before the first that is none.
  func text(of bytes: some RandomAccessCollection<UInt8>) -> (text: String, valid: Int?) {
    switch self {
    case .latin1:
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
      return (String(scalars), nil)
    case .utf8:
      if let text = String(validating: bytes, as: UTF8.self) { return (text, nil) }
      return ("", Self.validPrefix(of: bytes))
    }
  }

  private static func validPrefix(of bytes: some RandomAccessCollection<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      valid += UTF8.width(scalar)
    }
    return valid
  }
}
