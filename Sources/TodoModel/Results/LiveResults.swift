/// What keeps itself current while the store changes. The store calls all of it, in a transaction of
/// its reader: `apply` or `invalidate` for each change, and then `settle` once.
@MainActor
protocol LiveResults: AnyObject {
  /// Follows the changes of one journal entry.
  func apply(_ changes: ChangeSet)

  /// Forgets everything.
  func invalidate()

  /// Brings itself up to date once everything is taken in.
  func settle()
}

/// Results that are alive for as long as somebody else keeps them.
struct WeakResults {
  weak var object: (any LiveResults)?
}
