import CivilCalendar
import Foundation
import SQLiteKit
import TestSupport

/// The items in the database of a machine.
///
/// An item that repeats has another identity after each time, so its key is its name. Its past
/// times belong to the machine that completed them, and are left out.
struct SyncedState: Equatable {
  /// The fields of an item, as text. A missing value is empty.
  typealias Fields = [String: String]

  /// The fields that machines have in common, each with its value in SQL.
  private static let columns: [(name: String, value: SQL)] = [
    ("name", "name"),
    ("done", "completed IS NOT NULL"),
    ("due", "due || ifnull(' ' || due_time, '')"),
    ("defer_until", "defer_until"),
    ("plan", "plan"),
    ("flagged", "flagged"),
    ("effort", "effort"),
    ("reminders", "reminders"),
    ("priority", "priority"),
    ("tags", "tags"),
    ("notes", "notes"),
    ("recurrence", "recurrence"),
    ("list", "(SELECT name FROM list WHERE list.id = item.list)"),
    ("parent", "hex(parent)"),
    (
      "waits_for",
      """
      (SELECT group_concat(hex(awaited), ' ') FROM item_wait
        JOIN item other ON other.id = awaited AND other.deleted = 0
        WHERE item_wait.item = item.pk)
      """
    ),
  ]

  private(set) var items: [String: Fields] = [:]
  /// The identities of the items, as commands accept them.
  private(set) var ids: [String: String] = [:]
  /// The keys of the items that have the same list and parent, in their order.
  private(set) var siblings: [String: [String]] = [:]
  /// The names of series that have two open items.
  private(set) var doubled: [String] = []

  /// Reads the items of a person.
  init(of home: TemporaryFolder) throws {
    let path = home.path(".local/share/paneltodo/todos.db")
    let connection = try Connection(path: path, mode: .readOnly)
    defer { try? connection.close() }
    // vdirsyncer outlives a synchronisation that is killed alone, and its merges lock the database.
    connection.setBusyTimeout(milliseconds: 60_000)
    let values: SQL = Self.columns.reduce("hex(id)") { "\($0), ifnull(\($1.value), '')" }
    let statement = try connection.statement(
      "SELECT \(values) FROM item WHERE deleted = 0 ORDER BY order_key, id")
    while try statement.step() {
      let id = statement.text(0)
      var fields: Fields = [:]
      for (index, column) in Self.columns.enumerated() {
        fields[column.name] = statement.text(index + 1)
      }
      // Machines that have both added some may have them in another order.
      for (name, separator) in [("tags", " "), ("waits_for", " "), ("notes", "\n")] {
        fields[name] = (fields[name] ?? "").components(separatedBy: separator).sorted()
          .joined(separator: separator)
      }
      let repeats = fields["recurrence"] != ""
      if repeats, fields["done"] == "1" { continue }
      let key = repeats ? fields["name"] ?? "" : id
      if items.updateValue(fields, forKey: key) != nil { doubled.append(key) }
      ids[key] = Self.uuid(id)
      siblings["\(fields["list"] ?? "") \(fields["parent"] ?? "")", default: []].append(key)
    }
  }

  /// The value that a due date has in the fields of an item; empty for none.
  static func due(_ day: Day?) -> String { day.map { "\($0.daysSinceEpoch)" } ?? "" }

  private static func uuid(_ digits: String) -> String {
    var text = digits
    for place in [20, 16, 12, 8] {
      text.insert("-", at: text.index(text.startIndex, offsetBy: place))
    }
    return text
  }

  /// The differences to another machine, one a line.
  func differences(to other: SyncedState) -> [String] {
    var lines: [String] = []
    for key in Set(items.keys).union(other.items.keys).sorted() {
      let (mine, theirs) = (items[key], other.items[key])
      for (field, _) in Self.columns where mine?[field] != theirs?[field] {
        let values = [mine, theirs].map { $0?[field] ?? "missing" }
        lines.append("\(mine?["name"] ?? key) \(field): \(values[0]) and \(values[1])")
      }
    }
    guard lines.isEmpty else { return lines }
    return siblings.keys.filter { siblings[$0] != other.siblings[$0] }.sorted().map { place in
      let names = [self, other].map { state in
        (state.siblings[place] ?? []).map { state.items[$0]?["name"] ?? $0 }
      }
      return "order in \(place): \(names[0]) and \(names[1])"
    }
  }
}
