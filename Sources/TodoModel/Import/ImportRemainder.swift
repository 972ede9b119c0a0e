import JSONKit

/// Collects what an import has no place for in any list or item, so that nothing of its file is
/// lost: `{"mvcTodo":{…}}`.
///
/// It follows from the file alone, not from what the store has already.
struct ImportRemainder {
  /// Members of the document that nobody understood.
  var unknown: [JSON.Member] = []
  /// Lists and items that are not shown, as they stand in the file.
  var lists: [JSON] = []
  var items: [JSON] = []
  /// Associations that lead nowhere, in pairs as in the file.
  var associations: [JSON] = []
  /// What is too long to be kept beside a list or an item, by its identity in the store.
  var extra: [JSON.Member] = []

  /// The JSON text; nil when everything has found its place.
  var text: String? {
    var members: [JSON.Member] = []
    if !unknown.isEmpty { members.append(JSON.Member(key: "unknown", value: .object(unknown))) }
    for (key, values) in [("lists", lists), ("items", items), ("associations", associations)]
    where !values.isEmpty {
      members.append(JSON.Member(key: key, value: .array(values)))
    }
    if !extra.isEmpty { members.append(JSON.Member(key: "extra", value: .object(extra))) }
    guard !members.isEmpty else { return nil }
    return JSON.object([JSON.Member(key: "mvcTodo", value: .object(members))]).text
  }
}
