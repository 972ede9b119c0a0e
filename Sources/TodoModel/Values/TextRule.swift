internal import SafeText

/// The rules that a text must meet before it is stored.
enum TextRule {
  static let longestName = 4096
  static let longestEmoji = 64
  static let longestQuery = 4096
  static let longestNotes = 65_536
  /// The most bytes of imported data with a list or an item, and with every journal entry about it.
  static let longestExtra = 64 << 10
  /// The label of a change has at most two names, and some words.
  static let longestLabel = 3 * longestName

  /// The name on one line and without control characters. Throws when it cannot be stored.
  static func name(
    _ text: String, of owner: StoreError.TextFault.Owner
  ) throws(StoreError) -> String {
    let name = try line(text)
    guard !name.isEmpty else { throw .invalidText(.noName(owner)) }
    guard name.utf8.count <= longestName else { throw .invalidText(.longName) }
    return name
  }

  /// The name closest to any text that can be stored, and the repair that its reader should know.
  static func nearest(to text: String) -> (name: String, repair: NameRepair?) {
    let line = text.plainLine
    if line.isEmpty { return ("Untitled", .named) }
    guard line.utf8.count > longestName else { return (line, nil) }
    return (line.prefix(ofBytes: longestName), .cut)
  }

  static func emoji(_ text: String) throws(StoreError) -> String {
    let emoji = try line(text)
    guard emoji.utf8.count <= longestEmoji else { throw .invalidText(.longEmoji) }
    return emoji
  }

  /// The query of a view on one line. Throws when it cannot be stored; its syntax is not checked.
  static func query(_ text: String) throws(StoreError) -> String {
    let query = try line(text)
    guard !query.isEmpty else { throw .invalidText(.noQuery) }
    guard query.utf8.count <= longestQuery else { throw .invalidText(.longQuery) }
    return query
  }

  /// Notes with `\n` for every line break and without control characters other than tabs. Throws
  /// when they cannot be stored.
  static func notes(_ text: String) throws(StoreError) -> String {
    let notes = try withoutNUL(text).plainLines
    guard notes.utf8.count <= longestNotes else { throw .invalidText(.longNotes) }
    return notes
  }

  /// The text on one line, as in `plainLine`. Throws when it cannot be stored.
  static func line(_ text: String) throws(StoreError) -> String { try withoutNUL(text).plainLine }

  private static func withoutNUL(_ text: String) throws(StoreError) -> String {
    guard !text.utf8.contains(0) else { throw .invalidText(.nul) }
    return text
  }
}
