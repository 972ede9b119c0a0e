/// Results that keep themselves current while the store changes. The store calls all functions in a
/// transaction of its reader: `apply` or `invalidate` for each change, and then `settle` once.
@MainActor
protocol LiveResults: AnyObject {
  /// Follows the changes of one journal entry.
  func apply(_ changes: ChangeSet)

  /// Forgets everything.
  func invalidate()

  /// Brings the results up to date once all changes are applied.
  func settle()
}

/// Results that live for as long as another object keeps them.
struct WeakResults {
  weak var object: (any LiveResults)?
}
