internal import SQLiteKit

/// Results that keep themselves current while the store changes. The store calls all functions in a
/// transaction of its reader: `apply` or `invalidate` for each change, and then `settle` once.
@MainActor
protocol LiveResults: AnyObject {
  /// The reader of their rows.
  var reader: Reader { get }

  /// Follows the changes of one journal entry.
  func apply(_ changes: ChangeSet)

  /// Forgets everything.
  func invalidate()

  /// Brings the results up to date once all changes are applied.
  func settle()

  /// Makes the results agree with the database, in a read of one moment.
  func update() throws(StoreError)
}

extension LiveResults {
  /// Runs a read of one moment, in which the results agree with the database.
  func current<Result>(_ body: (Connection) throws -> Result) throws(StoreError) -> Result {
    try reader.readMoment { connection in
      try update()
      return try body(connection)
    }
  }
}

/// Results that live for as long as another object keeps them.
struct WeakResults {
  weak var object: (any LiveResults)?
}
