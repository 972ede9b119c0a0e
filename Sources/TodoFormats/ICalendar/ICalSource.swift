import SafeText

/// The content lines of a file, each with the bytes that it was read from. A change of some lines
/// leaves the bytes of all others as they are.
struct ICalSource {
  /// A content line.
  struct Line {
    /// The line, unfolded and without control characters.
    let text: String
    /// The line with its folds and its end, as it is in the file.
    let bytes: [UInt8]
    /// The line, taken apart; nil if it is no content line.
    let parts: ICalLine?

    init(_ text: String, bytes: [UInt8]) {
      (self.text, self.bytes) = (text, bytes)
      parts = ICalLine(text)
    }

    /// A new line for a file whose lines have a certain end.
    init(new text: String, end: String) {
      let folded = ICalendar.folded(text)
      let ended = end == "\n" ? folded.replacing("\r\n", with: end) : folded
      self.init(text, bytes: Array(ended.utf8))
    }
  }

  private(set) var lines: [Line]
  /// The end of a line in this file.
  let lineEnd: String

  /// Reads the lines of a file; nil if the bytes are not UTF-8.
  init?(_ bytes: [UInt8]) {
    var lines: [Line] = []
    var next = bytes.startIndex
    while next < bytes.endIndex {
      let start = next
      next = Self.end(of: bytes, from: start)
      var content = Array(Self.content(of: bytes[start..<next]))
      while next < bytes.endIndex {
        // An empty line within a content line is part of it, as the reader of files has it.
        let end = Self.end(of: bytes, from: next)
        let continued = Self.content(of: bytes[next..<end])
        let isSoft = content.last == UInt8(ascii: "=") && Self.isQuotedPrintable(content)
        if isSoft {
          content.removeLast()
          content += continued
        } else if continued.first?.isBlank == true {
          content += continued.dropFirst()
        } else if !continued.isEmpty {
          break
        }
        next = end
      }
      // A fold may divide a character.
      guard var text = String(validating: content, as: UTF8.self) else { return nil }
      if start == bytes.startIndex, text.unicodeScalars.first == "\u{FEFF}" {
        text.unicodeScalars.removeFirst()
      }
      lines.append(Line(text.plainSourceLine, bytes: Array(bytes[start..<next])))
    }
    self.lines = lines
    let firstEnd = bytes.firstIndex(of: UInt8(ascii: "\n"))
    let isUnix = firstEnd.map { $0 == 0 || bytes[$0 - 1] != UInt8(ascii: "\r") } ?? false
    lineEnd = isUnix ? "\n" : "\r\n"
  }

  /// The bytes of the file.
  var bytes: [UInt8] { lines.flatMap(\.bytes) }

  /// Replaces the lines at some indices by new ones, which stand in the place of the first, or else
  /// before the line at another index.
  mutating func replace(_ indices: [Int], by new: [String], orBefore place: Int) {
    let added = new.map { Line(new: $0, end: lineEnd) }
    let gone = Set(indices)
    let target = indices.first ?? place
    var result: [Line] = []
    for (index, line) in lines.enumerated() {
      if index == target { result += added }
      if !gone.contains(index) { result.append(line) }
    }
    lines = result
  }

  /// The index after the line that begins at an index.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
  }

  /// A line without its end.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line
  }

  private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
    let head = line.prefix(200).prefix { $0 != UInt8(ascii: ":") }
    return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }
}
