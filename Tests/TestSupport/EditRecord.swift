/// A record of the edits on all machines, for judging the state in which they end.
///
/// A value that a person has replaced must not come back, wherever the replacement was made: it may
/// only lose against another one that was made without knowing it. So for each field the record has
/// a graph of its values, with an edge from each to those that have replaced it. The values of a
/// field must differ, or a value could be taken for another one.
public struct EditRecord {
  /// The items of a machine by their keys, each with its fields as text. A missing value is empty.
  public typealias Items = [String: [String: String]]

  private struct Field: Hashable {
    let item: String
    let name: String
  }

  /// A value that another one replaced.
  public struct Replacement {
    /// The key of the item.
    let item: String
    /// The name of the field.
    let field: String
    let old, new: String

    /// The replacement of a value of a field.
    public init(item: String, field: String, old: String, new: String) {
      (self.item, self.field, self.old, self.new) = (item, field, old, new)
    }
  }

  /// The fields whose values never repeat, or are only replaced in one direction.
  private static let fields: Set = ["name", "due", "defer_until", "effort", "done"]

  private var replacements: [Field: [String: Set<String>]] = [:]
  /// The fields of which undo brought an old value back.
  private var restored: Set<Field> = []
  /// The lines and tags that were added to items, and are to stay.
  private var words: [String: Set<String>] = [:]
  /// The items that have been seen, and those that were deleted somewhere.
  private var known: Set<String> = []
  private var deleted: Set<String> = []

  /// A record of nothing.
  public init() {}

  /// Records the items that a machine has, when it has got them from elsewhere.
  public mutating func see(_ items: Items) {
    for (key, fields) in items where known.insert(key).inserted {
      for name in Self.fields { add(fields[name] ?? "", to: Field(item: key, name: name)) }
    }
  }

  /// Records a command.
  public mutating func record(_ before: Items, _ after: Items, isUndo: Bool) {
    see(after)
    for (key, old) in before {
      guard let new = after[key] else {
        recordDeletion(of: key)
        continue
      }
      guard new != old else { continue }
      for name in Self.fields where old[name] != new[name] {
        record(
          Replacement(item: key, field: name, old: old[name] ?? "", new: new[name] ?? ""))
        if isUndo { restored.insert(Field(item: key, name: name)) }
      }
      let (former, present) = (Self.words(of: old), Self.words(of: new))
      words[key, default: []].subtract(former.subtracting(present))
      if !isUndo { words[key, default: []].formUnion(present.subtracting(former)) }
    }
  }

  /// Allows that a replaced value of an item comes back.
  public mutating func allowReturns(of item: String) {
    restored.formUnion(Self.fields.map { Field(item: item, name: $0) })
  }

  /// Records that an item was deleted.
  public mutating func recordDeletion(of item: String) { deleted.insert(item) }

  /// Records that a value was replaced.
  public mutating func record(_ replacement: Replacement) {
    let field = Field(item: replacement.item, name: replacement.field)
    add(replacement.new, to: field)
    replacements[field, default: [:]][replacement.old, default: []].insert(replacement.new)
  }

  private mutating func add(_ value: String, to field: Field) {
    replacements[field, default: [:]][value, default: []].formUnion([])
  }

  private static func words(of fields: [String: String]) -> Set<String> {
    let lines = (fields["notes"] ?? "").split(separator: "\n")
    let tags = (fields["tags"] ?? "").split(separator: " ")
    return Set((lines + tags).map(String.init))
  }

  // MARK: - The end

  /// The edits that a machine lacks at the end, one a line.
  public func losses(in items: Items) -> [String] {
    var lines: [String] = []
    for key in known.subtracting(deleted).sorted() {
      guard let fields = items[key] else {
        lines.append("\(key) is missing")
        continue
      }
      let title = fields["name"] ?? key
      let lost = (words[key] ?? []).subtracting(Self.words(of: fields))
      if !lost.isEmpty { lines.append("“\(title)” lost \(lost.sorted())") }
      for name in Self.fields.sorted() {
        // The dates of a series move on by themselves.
        if fields["recurrence"] != "", name != "effort" { continue }
        let field = Field(item: key, name: name)
        guard !restored.contains(field) else { continue }
        let value = fields[name] ?? ""
        if replacements[field]?[value] == nil {
          lines.append("“\(title)” has the \(name) \(value), which nobody gave it")
        } else if let newer = successor(of: value, in: replacements[field] ?? [:]) {
          lines.append("“\(title)” has the \(name) \(value), which was replaced by \(newer)")
        }
      }
    }
    return lines
  }

  /// A value that has replaced another one for good, directly or not.
  private func successor(of value: String, in graph: [String: Set<String>]) -> String? {
    reachable(from: value, in: graph).sorted().first {
      !reachable(from: $0, in: graph).contains(value)
    }
  }

  private func reachable(from value: String, in graph: [String: Set<String>]) -> Set<String> {
    var found: Set<String> = []
    var next = [value]
    while let last = next.popLast() {
      for value in graph[last] ?? [] where found.insert(value).inserted { next.append(value) }
    }
    return found
  }
}
