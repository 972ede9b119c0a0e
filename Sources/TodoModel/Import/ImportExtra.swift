import JSONKit

/// The data that an import keeps with a list or an item, so that nothing of its file is lost:
/// `{"mvcTodo":{…}}`.
struct ImportExtra {
  /// Stands in for data that was too long for the row and is kept with the import.
  static let elsewhere = #"{"mvcTodo":{"kept":"with the import"}}"#

  private var members: [JSON.Member] = []

  /// Starts with the unknown members, and with the identity if it is not ours.
  init(unknown: [JSON.Member], id: String, isUUID: Bool) {
    if !isUUID { add("identifier", .string(id)) }
    if !unknown.isEmpty { add("unknown", .object(unknown)) }
  }

  mutating func add(_ key: String, _ value: JSON) {
    members.append(JSON.Member(key: key, value: value))
  }

  /// The inner object, as it is kept elsewhere if it does not fit here.
  var json: JSON { .object(members) }

  /// The JSON text; nil if there is nothing to keep.
  var text: String? {
    guard !members.isEmpty else { return nil }
    return JSON.object([JSON.Member(key: "mvcTodo", value: json)]).text
  }
}
