import JSONKit

/// The data of an import that fits no list or item, so that nothing of its file is lost:
/// `{"mvcTodo":{…}}`.
///
/// It depends on the file alone, not on the content of the store.
struct ImportRemainder {
  /// Unknown members of the document.
  var unknown: [JSON.Member] = []
  /// Lists and items that are not shown, as in the file.
  var lists: [JSON] = []
  var items: [JSON] = []
  /// Associations without a target, in pairs as in the file.
  var associations: [JSON] = []
  /// Data too long to be kept with a list or an item, by its identity in the store.
  var extra: [JSON.Member] = []

  /// The JSON text; nil if there is no such data.
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
