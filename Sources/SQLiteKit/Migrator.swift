/// Brings a database's schema up to date, one version after the other, by `user_version`.
///
/// All missing steps run in one transaction together with the new version number, so a process that
/// dies during a migration leaves the version as it was before the first step.
public struct Migrator: Sendable {
  private let steps: [SQL]

  /// A migrator whose n-th step leads from version n - 1 to version n. Steps that have shipped are
  /// never edited.
  public init(steps: [SQL]) { self.steps = steps }

  /// The version after the last step.
  public var newestVersion: Int { steps.count }

  /// The migrator that stops at an older version.
  public func upTo(_ version: Int) -> Migrator { Migrator(steps: Array(steps.prefix(version))) }

  /// Runs the steps that the database lacks. Returns false, without any change, when the database
  /// is of a newer version than this program knows.
  ///
  /// Two processes may migrate at once: the version is read again once the write lock is held.
  public func migrate(_ connection: Connection) throws -> Bool {
    let version = { try connection.integer("PRAGMA user_version") ?? 0 }
    guard try version() < steps.count else { return try version() == steps.count }
    return try connection.transaction(.immediate) {
      let current = try version()
      guard current < steps.count else { return current == steps.count }
      try connection.withSteps(ofAtMost: nil) {
        for step in steps[max(0, current)...] { try connection.execute(step) }
      }
      try connection.execute("PRAGMA user_version = \(steps.count)")
      return true
    }
  }
}
