/// The values that a shell offers for an option or an argument.
package enum Candidates: Equatable, Sendable {
  /// None: a person has to think of one.
  case nothing
  /// One of these words.
  case words([String])
  /// The names of files and folders.
  case files
  /// Values of the store.
  case stored(StoredCandidates)
}

/// The values of a store that a shell offers.
package enum StoredCandidates: String, Sendable {
  /// The ids of open items, or of done ones.
  case openItems, doneItems
  /// The names of lists, of saved views, or of tags.
  case lists, views, tags
  /// The names of areas, or of all that is put away.
  case areas, putAway
  /// The names of templates.
  case templates
  /// The words of a query, of a line for a new item, or of a line of changes.
  case query, line, changes
}
