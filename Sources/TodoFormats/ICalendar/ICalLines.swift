/// Reads the content lines of a file: joins those that were folded, and passes over empty ones.
struct ICalLines {
  private var lines: LineReader
  private var ahead: ArraySlice<UInt8>?
  private var aheadNumber = 0
  private var hasBegun = false

  /// The number of the line at which the last content line began.
  private(set) var number = 0

  /// The longest content line, in bytes. Pictures stand in them.
  private static let longest = 16 << 20

  init(_ source: @escaping ByteSource, encoding: TextEncoding) {
    lines = LineReader(source, encoding: encoding, longest: Self.longest)
  }

  /// The next content line; nil at the end.
  mutating func next() throws -> String? {
    if !hasBegun {
      hasBegun = true
      try look()
    }
    while let first = ahead {
      number = aheadNumber
      var line = first
      try look()
      // A fold may divide a character, so the bytes are joined first.
      while let next = ahead {
        if line.last == UInt8(ascii: "="), Self.isQuotedPrintable(line) {
          line.removeLast()
          line += next
        } else if next.first?.isBlank == true {
          line += next.dropFirst()
        } else if !next.isEmpty {
          break
        }
        guard line.count <= Self.longest else {
          throw Refusal(line: number, "This line has more than \(Self.longest >> 20) MB.")
        }
        try look()
      }
      if !line.allSatisfy(\.isBlank) { return try text(line).plainSourceLine }
    }
    return nil
  }

  private mutating func look() throws {
    ahead = try lines.next()
    aheadNumber = lines.number
  }

  /// The text of a line in the character set that it declares, or else in that of the file.
  private func text(_ line: ArraySlice<UInt8>) throws -> String {
    let head = Self.head(of: line).uppercased()
    guard let mark = head.firstRange(of: ";CHARSET=") else {
      return try lines.text(line, line: number)
    }
    let name = head[mark.upperBound...].prefix { $0 != ";" }
    guard TextEncoding(named: name) == .latin1, !Self.isQuotedPrintable(line) else {
      return try lines.text(line, line: number)
    }
    let (text, _) = TextEncoding.latin1.text(of: line)
    // It is text now, and will be written in UTF-8.
    return text.replacing(/(?i)(;CHARSET=)[^;:]*/, maxReplacements: 1) { "\($0.1)UTF-8" }
  }

  private static func isQuotedPrintable(_ line: ArraySlice<UInt8>) -> Bool {
    head(of: line).uppercased().contains("QUOTED-PRINTABLE")
  }

  /// The name and the parameters.
  private static func head(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.prefix(200).prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
  }
}
