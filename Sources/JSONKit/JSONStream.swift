internal import SafeText

/// Divides a JSON text of any size into values, and keeps no more of it than one of them.
///
/// ```swift
/// var stream = JSONStream(.values) { try file.read(atMost: 1 << 16) }
/// while let piece = try stream.next() { … }
/// ```
public struct JSONStream {
  /// The form of the whole text.
  public enum Form: Sendable {
    /// Values one after the other. An array among them is opened: its elements are the pieces.
    case values
    /// One object. The value of each member is a piece; an array there is opened: its elements are
    /// the pieces.
    case members
  }

  /// A value, and the place where it begins.
  public struct Piece: Sendable {
    /// The key of the member that it belongs to, in an object.
    public let key: String?
    /// The value.
    public let value: JSON
    /// The line, from 1.
    public let line: Int
    /// The character in the line, from 1.
    public let column: Int
  }

  private let form: Form
  private let longest: Int
  private let source: () throws -> [UInt8]
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var line = 1
  private var column = 1

  private var hasBegun = false
  private var isInArray = false
  private var isFirst = true
  private var key: String?
  private var keys: Set<String> = []
  private var isComplete = false

  /// A stream of the bytes that a function returns, in pieces of any size; an empty one is the end.
  /// A value of more than `longest` bytes is refused.
  public init(
    _ form: Form, longest: Int = 16 << 20, source: @escaping () throws -> [UInt8]
  ) {
    (self.form, self.longest, self.source) = (form, longest, source)
  }

  /// The next value; nil at the end.
  ///
  /// Throws a ``JSONFault`` at the first place that is not JSON, and what the source throws.
  public mutating func next() throws -> Piece? {
    if !hasBegun { try skipMark() }
    return switch form {
    case .values: try nextValue()
    case .members: try nextMember()
    }
  }

  private mutating func nextValue() throws -> Piece? {
    while true {
      guard let byte = try peekPastSpace() else {
        guard hasBegun, !isInArray else { throw faultAtEnd() }
        return nil
      }
      hasBegun = true
      if isInArray {
        if try isEndOfArray(byte) { continue }
        return try value()
      }
      guard try opensArray(byte) else { return try value() }
    }
  }

  private mutating func nextMember() throws -> Piece? {
    while true {
      guard let byte = try peekPastSpace() else {
        guard isComplete else { throw faultAtEnd() }
        return nil
      }
      guard !isComplete else { throw fault("expected the end") }
      guard hasBegun else {
        guard byte == UInt8(ascii: "{") else { throw fault("expected “{”") }
        hasBegun = true
        advance()
        continue
      }
      if isInArray {
        if try isEndOfArray(byte) { continue }
        return try value()
      }
      if byte == UInt8(ascii: "}") {
        advance()
        isComplete = true
        continue
      }
      try readKey(byte)
      guard let byte = try peekPastSpace(), try opensArray(byte) else { return try value() }
    }
  }

  /// Reads a comma, if there was a member before, a key and a colon.
  private mutating func readKey(_ byte: UInt8) throws {
    if !keys.isEmpty {
      guard byte == UInt8(ascii: ",") else { throw fault("expected “,” or “}”") }
      advance()
    }
    guard try peekPastSpace() == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
    let start = (line, column)
    guard case .string(let name) = try value().value, keys.insert(name).inserted else {
      throw JSONFault(line: start.0, column: start.1, problem: "this key occurs twice")
    }
    guard try peekPastSpace() == UInt8(ascii: ":") else { throw fault("expected “:”") }
    advance()
    key = name
  }

  private mutating func opensArray(_ byte: UInt8) throws -> Bool {
    guard byte == UInt8(ascii: "[") else { return false }
    advance()
    (isInArray, isFirst) = (true, true)
    return true
  }

  /// Whether the array ends here. If not, what comes next is an element.
  private mutating func isEndOfArray(_ byte: UInt8) throws -> Bool {
    if byte == UInt8(ascii: "]") {
      advance()
      isInArray = false
      return true
    }
    if !isFirst {
      guard byte == UInt8(ascii: ",") else { throw fault("expected “,” or “]”") }
      advance()
      _ = try peekPastSpace()
    }
    isFirst = false
    return false
  }

  /// Reads the value that begins here.
  private mutating func value() throws -> Piece {
    let end = try endOfValue()
    let (line, column) = (line, column)
    let bytes = Array(buffer[position..<end])
    do throws(JSONFault) {
      let piece = Piece(
        key: key, value: try JSONParser.parse(bytes), line: line, column: column)
      for _ in bytes { advance() }
      return piece
    } catch {
      throw JSONFault(
        line: line + error.line - 1, column: error.column + (error.line == 1 ? column - 1 : 0),
        problem: error.problem)
    }
  }

  /// The index after the value that begins here, which is in the buffer as a whole afterwards.
  private mutating func endOfValue() throws -> Int {
    var length = 0
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    while true {
      guard length <= longest else {
        throw fault("this value has more than \(longest >> 20) MB")
      }
      guard position + length < buffer.count else {
        if isAtEnd { break }
        try fill()
        continue
      }
      let byte = buffer[position + length]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
          if depth == 0 { return position + length + 1 }
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""):
          if depth == 0, length > 0 { return position + length }
          isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if depth == 0, length > 0 { return position + length }
          depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          // A bracket that closes nothing belongs to what is around the value.
          if depth <= 0 { return position + length + (depth == 0 ? 1 : 0) }
        case UInt8(ascii: ","), 0x20, 0x09, 0x0a, 0x0d:
          if depth == 0 { return position + length }
        default: break
        }
      }
      length += 1
    }
    return buffer.count
  }

  private mutating func peekPastSpace() throws -> UInt8? {
    while true {
      guard position < buffer.count else {
        if isAtEnd { return nil }
        try fill()
        continue
      }
      let byte = buffer[position]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return byte }
      advance()
    }
  }

  private mutating func advance() {
    let byte = buffer[position]
    position += 1
    if byte == UInt8(ascii: "\n") {
      line += 1
      column = 1
    } else if byte & 0xc0 != 0x80 {
      column += 1
    }
  }

  private mutating func fill() throws {
    let piece = try source()
    isAtEnd = piece.isEmpty
    buffer.removeFirst(position)
    position = 0
    buffer += piece
  }

  /// Skips a byte order mark.
  private mutating func skipMark() throws {
    while buffer.count < 3, !isAtEnd { try fill() }
    if position == 0, buffer.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  /// The fault of a text that ends too early.
  private func faultAtEnd() -> JSONFault {
    if isInArray { return fault(isFirst ? "expected a value or “]”" : "expected “,” or “]”") }
    guard form == .members else { return fault("expected a value") }
    return fault(hasBegun ? "expected “,” or “}”" : "expected “{”")
  }

  private func fault(_ problem: String) -> JSONFault {
    let found = String(decoding: buffer[position...].prefix(4), as: UTF8.self).unicodeScalars.first
    let what = found.map { "‘\(String($0).shownInLine)’" } ?? "the end of the file"
    return JSONFault(line: line, column: column, problem: "\(problem), found \(what)")
  }
}
