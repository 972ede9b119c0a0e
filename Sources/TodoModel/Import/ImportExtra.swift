import JSONKit

/// Collects what an import keeps beside a list or an item, so that nothing of its file is lost:
/// `{"mvcTodo":{…}}`.
struct ImportExtra {
  /// The most bytes that a list or an item carries with it, and every journal entry about it.
  static let longest = 64 << 10

  /// Stands beside a row whose own part was longer and is kept with the import.
  static let elsewhere = #"{"mvcTodo":{"kept":"with the import"}}"#

  private var members: [JSON.Member] = []

  /// Starts with the members nobody understood, and with the identity where it is not ours.
  init(unknown: [JSON.Member], id: String, isUUID: Bool) {
    if !isUUID { add("identifier", .string(id)) }
    if !unknown.isEmpty { add("unknown", .object(unknown)) }
  }

  mutating func add(_ key: String, _ value: JSON) {
    members.append(JSON.Member(key: key, value: value))
  }

  /// The object inside, as it is kept where it does not fit here.
  var json: JSON { .object(members) }

  /// The JSON text; nil when there is nothing to keep.
  var text: String? {
    guard !members.isEmpty else { return nil }
    return JSON.object([JSON.Member(key: "mvcTodo", value: json)]).text
  }
}
