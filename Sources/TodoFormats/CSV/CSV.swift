import CivilCalendar
import JSONKit
import SafeText
import TodoValues

/// Tables of comma-separated values: our own, and those that Todoist and TickTick export.
enum CSV {
  static let name = "csv"

  /// Our own columns.
  enum Column: String, CaseIterable {
    case list, heading, name, notes, done, completed, created, modified, due, time, start, plan
    case flag, priority, tags
    case rule = "repeat"
    case anchor = "repeat from"
    case waits = "waits for"
    case effort, worked
    case id, parent, extra
  }

  /// The value of a text in a table. A program for tables would take one that begins with `=`, `+`,
  /// `-` or `@` for a formula, and might carry it out: it gets an apostrophe, and so does one that
  /// has an apostrophe there.
  static func guarded(_ text: String) -> String { isFormula(text) ? "'\(text)" : text }

  static func unguarded(_ text: String) -> String {
    text.first == "'" && isFormula(text) ? String(text.dropFirst()) : text
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
    return "=+-@\t".utf8.contains(first)
  }

  /// A value as it stands in a record.
  static func quoted(_ value: String) -> String {
    guard value.utf8.contains(where: { "\",;\n\r\t".utf8.contains($0) }) || value.isBlank else {
      return value
    }
    return value.isEmpty ? "" : "\"" + value.replacing("\"", with: "\"\"") + "\""
  }
}

/// A record of a table, by the names of its columns.
struct CSVRow {
  private let values: [String: String]
  private var used: Set<String> = []
  let line: Int
  /// The sentences about its values for the person.
  var remarks: [String] = []

  init(_ columns: [String], _ values: [String], line: Int) {
    self.values = Dictionary(zip(columns, values), uniquingKeysWith: { first, _ in first })
    self.line = line
  }

  /// The value of a column, without white space around it; nil if it is empty.
  mutating func take(_ column: String) -> String? {
    used.insert(column)
    guard let value = values[column], !value.isBlank else { return nil }
    return value.plainLine
  }

  /// The value of a column with all its lines.
  mutating func takeText(_ column: String) -> String {
    used.insert(column)
    return values[column] ?? ""
  }

  /// The value of a column as something else. A value that is none stays among the ``rest``.
  mutating func take<Value>(_ column: String, _ read: (String) -> Value?) -> Value? {
    guard let text = take(column) else { return nil }
    let value = read(text)
    if value == nil { used.remove(column) }
    return value
  }

  /// The values that were not taken, as they are kept.
  var rest: [JSON.Member] {
    values.keys.sorted().compactMap { key in
      guard let value = values[key], !used.contains(key), !value.isBlank else { return nil }
      return JSON.Member(key: key, value: .string(value.plainLines))
    }
  }
}
