/// The bytes of a file, in pieces of any size; an empty piece is the end.
public typealias ByteSource = () throws -> [UInt8]

/// Divides bytes into lines, and keeps no more of them than a line and a piece.
///
/// It accepts both kinds of line break and a byte order mark.
struct LineReader {
  var encoding: TextEncoding
  private let source: ByteSource
  private let longest: Int
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The number of the line that was read last, from 1.
  private(set) var number = 0

  init(_ source: @escaping ByteSource, encoding: TextEncoding, longest: Int = 1 << 20) {
    (self.source, self.encoding, self.longest) = (source, encoding, longest)
  }

  /// The next line without its break; nil at the end.
  mutating func next() throws -> ArraySlice<UInt8>? {
    if number == 0 { try skipMark() }
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return try line(until: end, continuingAt: end + 1)
      }
      searched = buffer.count
      guard !isAtEnd else {
        return start < buffer.count
          ? try line(until: buffer.count, continuingAt: buffer.count) : nil
      }
      guard searched - start <= longest else { throw tooLong(number + 1) }
      let consumed = start
      try fill()
      searched -= consumed
    }
  }

  /// The text of a line, or of a part of it that begins at a column. Throws a ``Refusal`` if it is
  /// not in the encoding.
  func text(_ bytes: ArraySlice<UInt8>, line: Int? = nil) throws -> String {
    let (text, valid) = encoding.text(of: bytes)
    guard let valid else { return text }
    let column = String(decoding: bytes.prefix(valid), as: UTF8.self).unicodeScalars.count + 1
    throw Refusal(
      line: line ?? number, column: column,
      "This is not UTF-8. If the file is in Latin-1 (ISO 8859-1), declare it: --encoding latin1.")
  }

  /// The next line as text; nil at the end.
  mutating func nextText() throws -> String? {
    guard let bytes = try next() else { return nil }
    return try text(bytes)
  }

  private mutating func line(until end: Int, continuingAt next: Int) throws -> ArraySlice<UInt8> {
    number += 1
    guard end - start <= longest else { throw tooLong(number) }
    var line = buffer[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if let zero = line.firstIndex(of: 0) {
      throw Refusal(
        line: number, column: zero - start + 1, "This is not text: it contains a NUL byte here.")
    }
    start = next
    return line
  }

  private func tooLong(_ line: Int) -> Refusal {
    Refusal(line: line, "This line has more than \(longest >> 20) MB, so it is not a to-do.")
  }

  private mutating func fill() throws {
    let piece = try source()
    isAtEnd = piece.isEmpty
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += piece
  }

  private mutating func skipMark() throws {
    while buffer.count < 3, !isAtEnd { try fill() }
    if buffer.starts(with: [0xff, 0xfe]) || buffer.starts(with: [0xfe, 0xff]) {
      throw Refusal(line: 1, "This file is in UTF-16. Save it as UTF-8 first.")
    }
    if buffer.starts(with: [0xef, 0xbb, 0xbf]) { start = 3 }
  }
}
