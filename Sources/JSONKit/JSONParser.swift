/// A strict parser of JSON (RFC 8259) that tells where a text goes wrong.
public struct JSONParser {
  /// How deep arrays and objects may be nested. A hostile file would otherwise exhaust the stack.
  public static let deepest = 128

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a whole UTF-8 text is.
  ///
  /// - Throws: ``JSONFault`` at the first place that is not JSON, is not UTF-8, names a key twice or
  ///   is nested deeper than ``deepest``.
  public static func parse(_ bytes: [UInt8]) throws(JSONFault) -> JSON {
    var parser = JSONParser(bytes)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.fault("expected the end") }
    return value
  }

  private mutating func value() throws(JSONFault) -> JSON {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONFault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONFault) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    default: throw fault("expected a value")
    }
  }

  private mutating func nested(
    _ body: (inout JSONParser) throws(JSONFault) -> JSON
  ) throws(JSONFault) -> JSON {
    guard depth < Self.deepest else { throw fault("nested too deeply") }
    depth += 1
    position += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONFault) -> JSON {
    var members: [JSON.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if skip("}") { return .object([]) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
      let start = position
      let key = try string()
      guard keys.insert(key).inserted else {
        throw fault("the key “\(visible(key))” stands here twice", at: start)
      }
      skipSpace()
      guard skip(":") else { throw fault("expected “:”") }
      members.append(JSON.Member(key: key, value: try value()))
      skipSpace()
    } while skip(",")
    guard skip("}") else { throw fault("expected “,” or “}”") }
    return .object(members)
  }

  private mutating func array() throws(JSONFault) -> JSON {
    var values: [JSON] = []
    skipSpace()
    if skip("]") { return .array([]) }
    repeat {
      values.append(try value())
      skipSpace()
    } while skip(",")
    guard skip("]") else { throw fault("expected “,” or “]”") }
    return .array(values)
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONFault) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw fault("expected a value") }
    position += word.utf8.count
    return value
  }

  /// Checks the form of a number and keeps its digits as they are.
  private mutating func number() throws(JSONFault) -> String {
    let start = position
    _ = skip("-")
    if !skip("0") { try digits() }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      position += 1
    }
    guard position > start else { throw fault("expected a digit") }
  }

  private mutating func string() throws(JSONFault) -> String {
    position += 1
    var text = ""
    var start = position
    while true {
      switch peek {
      case nil, (0..<0x20)?: throw fault("expected the end of a string")
      case UInt8(ascii: "\""):
        text += try plain(start..<position)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text += try plain(start..<position)
        text.unicodeScalars.append(try escape())
        start = position
      default: position += 1
      }
    }
  }

  private func plain(_ range: Range<Int>) throws(JSONFault) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw fault("this string is not UTF-8", at: range.lowerBound)
    }
    return text
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = peek
    position += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw fault("unknown escape in a string", at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try fourHexDigits()
    guard (0xd800...0xdbff).contains(first) else {
      guard let scalar = Unicode.Scalar(first) else { throw fault("half a character", at: start) }
      return scalar
    }
    guard skip("\\"), skip("u") else { throw fault("half a character", at: start) }
    let second = try fourHexDigits()
    guard (0xdc00...0xdfff).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw fault("half a character", at: start) }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw fault("expected four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      position += 1
    }
  }

  /// The fault at a place, with what stands there.
  private func fault(_ problem: String, at place: Int? = nil) -> JSONFault {
    let place = min(place ?? position, bytes.count)
    let line = bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[lineStart..<place], as: UTF8.self).unicodeScalars.count + 1
    let found = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
    let what = found.map { "‘\(visible(String($0)))’" } ?? "the end of the file"
    return JSONFault(line: line, column: column, problem: "\(problem), found \(what)")
  }
}
