/// A calendar server, which writes files as Radicale does.
@MainActor final class CalendarServerInMemory {
  /// The texts of the files of each list, by their identities.
  var lists: [String: [String: String]] = [:]
  /// The names and colours of lists: each value by its list and the name of its file.
  var properties: [String: String] = [:]

  /// The compared lines of each file, by its list and identity.
  var files: [String: [String]] {
    var files: [String: [String]] = [:]
    for (list, texts) in lists {
      for (uid, text) in texts { files["\(list)/\(uid)"] = CalendarFileText(text).compared }
    }
    return files
  }

  /// Stores a file.
  func store(_ text: String, as uid: String, in list: String) {
    lists[list, default: [:]][uid] = CalendarFileText(text).sorted
  }
}
