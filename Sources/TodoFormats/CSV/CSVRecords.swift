/// Divides a table of comma-separated values into records, as RFC 4180 has them: a text in
/// quotation marks may have separators, line breaks and doubled quotation marks.
struct CSVRecords {
  /// A record, as it is written.
  struct Record {
    let text: String
    /// The line at which it begins.
    let line: Int
  }

  /// The longest record, in bytes.
  private static let longest = 16 << 20

  private var lines: LineReader

  init(_ source: @escaping ByteSource, encoding: TextEncoding) {
    lines = LineReader(source, encoding: encoding)
  }

  /// The next record that is not empty; nil at the end.
  mutating func next() throws -> Record? {
    while var text = try lines.nextText() {
      let line = lines.number
      var isQuoted = Self.dividesQuotation(text)
      while isQuoted {
        guard let more = try lines.nextText() else {
          throw Refusal(line: line, "A quotation mark isn't closed.")
        }
        if Self.dividesQuotation(more) { isQuoted = false }
        text += "\n\(more)"
        guard text.utf8.count <= Self.longest else {
          throw Refusal(line: line, "A quoted value is longer than 16 MB.")
        }
      }
      if !text.isBlank { return Record(text: text, line: line) }
    }
    return nil
  }

  /// Whether a quotation begins or ends in a line, and not both.
  private static func dividesQuotation(_ line: String) -> Bool {
    !line.utf8.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
  }

  /// The values of a record.
  static func values(of record: Record, separator: UInt8) throws -> [String] {
    let mark = UInt8(ascii: "\"")
    var values: [String] = []
    var value: [UInt8] = []
    var isQuoted = false
    var wasQuoted = false
    let bytes = Array(record.text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isQuoted {
        if byte != mark {
          value.append(byte)
        } else if index + 1 < bytes.count, bytes[index + 1] == mark {
          value.append(mark)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == separator {
        values.append(String(decoding: value, as: UTF8.self))
        (value, wasQuoted) = ([], false)
      } else if byte == mark, value.isEmpty, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else if wasQuoted, !byte.isBlank {
        let before = record.text.utf8.prefix(index)
        let column = String(decoding: before, as: UTF8.self).split(separator: "\n").last?.count ?? 0
        throw Refusal(
          line: record.line + before.count { $0 == UInt8(ascii: "\n") }, column: column + 1,
          "A closing quotation mark is followed by text.")
      } else if !wasQuoted {
        value.append(byte)
      }
      index += 1
    }
    return values + [String(decoding: value, as: UTF8.self)]
  }
}
