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

  /// The fields that machines have in common.
  static let fields = [
    "name", "done", "due", "defer_until", "plan", "flagged", "effort", "reminders",
    "priority", "tags", "notes", "recurrence", "list", "parent", "waits_for",
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
    let statement = try connection.statement(
      """
      SELECT hex(id), name, completed IS NOT NULL, ifnull(due || ifnull(' ' || due_time, ''), ''),
        ifnull(defer_until, ''), ifnull(plan, ''), flagged, ifnull(effort, ''),
        ifnull(reminders, ''), priority, tags, notes, ifnull(recurrence, ''),
        (SELECT name FROM list WHERE list.id = item.list), ifnull(hex(parent), ''),
        (SELECT ifnull(group_concat(hex(awaited), ' '), '') FROM item_wait
          JOIN item other ON other.id = awaited AND other.deleted = 0
          WHERE item_wait.item = item.pk)
      FROM item WHERE deleted = 0 ORDER BY order_key, id
      """)
    while try statement.step() {
      let names = ["id", "name", "done"] + Self.fields.dropFirst(2)
      var fields = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ($1, statement.text($0)) })
      let id = fields.removeValue(forKey: "id") ?? ""
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
      for field in Self.fields where mine?[field] != theirs?[field] {
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
