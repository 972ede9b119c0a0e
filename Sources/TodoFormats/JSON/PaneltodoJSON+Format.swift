extension PaneltodoJSON {
  static let format = Format(
    name, "JSON of paneltodo", suffixes: ["json"], hasListsFirst: true, holds: holdings,
    recognition: { text in
      if isInOtherOrder(text) { return .certain }
      guard isOurs(text) else { return .no }
      return isLine(text) ? (isOneLine(text) ? .likely : .no) : .certain
    },
    reader: { PaneltodoReader($0, isDocument: true, $1) },
    writer: { PaneltodoWriter(isDocument: true, $0) })

  static let linesFormat = Format(
    linesName, "JSON lines of paneltodo", suffixes: ["jsonl", "ndjson"], hasListsFirst: true,
    holds: holdings,
    recognition: { text in
      guard isOurs(text), isLine(text) else { return .no }
      return isOneLine(text) && text.contains(",") ? .no : .certain
    },
    reader: { PaneltodoReader($0, isDocument: false, $1) },
    writer: { PaneltodoWriter(isDocument: false, $0) })

  private static let holdings = Dictionary(
    uniqueKeysWithValues: places.map { ($0, Holding.exactly($1)) })

  private static let places: [(ExchangeField, String)] = [
    (.list, "`list`"), (.look, "`lists`"), (.heading, "`heading`, `headingOf`"),
    (.area, "`area`"), (.isPutAway, "`putAway`"), (.template, "`template`"),
    (.name, "`name`"), (.notes, "`notes`"),
    (.isDone, "`done`"), (.completed, "`completed`"), (.created, "`created`"),
    (.modified, "`modified`"), (.due, "`due`"), (.time, "`time`"), (.start, "`start`"),
    (.plan, "`plan`, `evening`"), (.isFlagged, "`flagged`"),
    (.priority, "`priority`"), (.tags, "`tags`"), (.recurrence, "`repeat`"),
    (.reminders, "`reminders`"),
    (.waitsFor, "`waitsFor`"), (.postponed, "`postponed`"), (.effort, "`effort`, in minutes"),
    (.worked, "`worked`, in seconds; `workingSince`"),
    (.parent, "`parentUUID`"),
    (.order, "`order`"),
    (.identity, "`uuid`"), (.extra, "`extra`"),
  ]

  /// A text from its first key on, if it begins with an object.
  private static func members(of text: String) -> Substring? {
    let start = text.drop(while: \.isWhitespace)
    return start.first == "{" ? start.dropFirst().drop(while: \.isWhitespace) : nil
  }

  /// Whether a text begins with our version, or with an item.
  private static func isOurs(_ text: String) -> Bool {
    guard let members = members(of: text) else { return false }
    return members.hasPrefix("\"paneltodo\"")
      || members.hasPrefix("\"id\"") && members.contains("\"uuid\"")
  }

  /// Whether a text is a document of ours with its members in another order, since another program
  /// has sorted them by name. A document of MVCTodo has the same members, but other identities.
  private static func isInOtherOrder(_ text: String) -> Bool {
    guard let members = members(of: text) else { return false }
    return ["\"items\"", "\"lists\""].contains { members.hasPrefix($0) }
      && members.contains("\"uuid\"") && !members.contains("\"rawValue\"")
  }

  /// Whether its first line is a value of its own.
  private static func isLine(_ text: String) -> Bool {
    text.drop(while: \.isWhitespace).prefix { $0 != "\n" }.reversed()
      .drop(while: \.isWhitespace).first == "}"
  }

  /// Whether its first line, which is a value of its own, is all of it and has our version: a
  /// document in one line, as many programs write JSON, or lines without an item.
  private static func isOneLine(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    return start.drop { $0 != "\n" }.allSatisfy(\.isWhitespace)
      && members(of: text)?.hasPrefix("\"paneltodo\"") == true
  }
}
