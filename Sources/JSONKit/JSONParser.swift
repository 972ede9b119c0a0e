internal import FileKit
internal import SafeText

/// A parser of JSON, strict (RFC 8259) or as people write it (JSON5), that reports where a text is
/// wrong.
public struct JSONParser {
  /// The maximum depth of arrays and objects. A hostile file would otherwise exhaust the stack.
  public static let deepest = 128

  let bytes: [UInt8]
  let dialect: JSONDialect
  var position = 0
  private var depth = 0
  private var path: JSONPath = []
  private var offsets: [JSONPath: Int] = [:]

  private init(_ bytes: [UInt8], _ dialect: JSONDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// Parses a whole UTF-8 text.
  ///
  /// - Throws: ``JSONFault`` at the first place that is not JSON, is not UTF-8, repeats a key or is
  ///   nested deeper than ``deepest``.
  public static func parse(
    _ bytes: [UInt8], _ dialect: JSONDialect = .strict
  ) throws(JSONFault) -> JSON {
    var parser = JSONParser(bytes, dialect)
    return try parser.whole()
  }

  /// Parses a whole text in the dialect that people write, with the lines on which its values
  /// begin.
  public static func parseDocument(_ bytes: [UInt8]) throws(JSONFault) -> JSONDocument {
    var parser = JSONParser(bytes, .json5)
    let value = try parser.whole()
    return JSONDocument(value: value, lines: parser.lines)
  }

  private mutating func whole() throws(JSONFault) -> JSON {
    let value = try value()
    try skipSpace()
    guard position == bytes.count else { throw fault("expected the end") }
    return value
  }

  private mutating func value() throws(JSONFault) -> JSON {
    try skipSpace()
    if dialect == .json5 {
      offsets[path] = position
      if let value = try looseValue() { return value }
    }
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
    try skipSpace()
    if skip("}") { return .object([]) }
    repeat {
      try skipSpace()
      if dialect == .json5, peek == UInt8(ascii: "}"), !members.isEmpty { break }
      let start = position
      let key = try key()
      guard keys.insert(key).inserted else {
        throw fault("the key “\(key.shownInLine)” occurs twice", at: start)
      }
      try skipSpace()
      guard skip(":") else { throw fault("expected “:”") }
      path.append(key)
      members.append(JSON.Member(key: key, value: try value()))
      path.removeLast()
      try skipSpace()
    } while skip(",")
    guard skip("}") else { throw fault("expected “,” or “}”") }
    return .object(members)
  }

  private mutating func key() throws(JSONFault) -> String {
    if peek == UInt8(ascii: "\"") { return try string() }
    guard dialect == .json5 else { throw fault("expected a key in quotes") }
    return try looseKey()
  }

  private mutating func array() throws(JSONFault) -> JSON {
    var values: [JSON] = []
    try skipSpace()
    if skip("]") { return .array([]) }
    repeat {
      try skipSpace()
      if dialect == .json5, peek == UInt8(ascii: "]"), !values.isEmpty { break }
      path.append("\(values.count)")
      values.append(try value())
      path.removeLast()
      try skipSpace()
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
    skipDigits()
    guard position > start else { throw fault("expected a digit") }
  }

  mutating func skipDigits() {
    while let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) {
      position += 1
    }
  }

  /// Parses a string, from its first quotation mark to the next of that kind.
  mutating func string() throws(JSONFault) -> String {
    let mark = peek
    position += 1
    var text = ""
    var start = position
    while true {
      switch peek {
      case nil, (0..<0x20)?: throw fault("expected the end of a string")
      case mark:
        text += try plain(start..<position)
        position += 1
        return text
      case UInt8(ascii: "\\"):
        text += try plain(start..<position)
        if !skipContinuation() { text.unicodeScalars.append(try escape()) }
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
    case UInt8(ascii: "'") where dialect == .json5: return "'"
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

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() throws(JSONFault) {
    skipBlanks()
    guard dialect == .json5 else { return }
    while try skipComment() { skipBlanks() }
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 {
      position += 1
    }
  }

  /// The line of each value, from 1.
  private var lines: [JSONPath: Int] {
    let newlines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    return offsets.mapValues { offset in
      // Binary search: a text has many values and many lines.
      newlines.partitioningIndex { $0 >= offset } + 1
    }
  }

  /// The fault at a place, with the character there.
  func fault(_ problem: String, at offset: Int? = nil) -> JSONFault {
    let offset = min(offset ?? position, bytes.count)
    let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let column = String(decoding: bytes[lineStart..<offset], as: UTF8.self).unicodeScalars.count + 1
    let found = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    let what = found.map { "‘\(String($0).shownInLine)’" } ?? "the end of the file"
    return JSONFault(line: line, column: column, problem: "\(problem), found \(what)")
  }
}
