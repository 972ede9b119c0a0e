/// The result of a restore.
public struct Restoration: Hashable, Sendable {
  /// The database.
  public let path: String
  /// The name or path of the restored backup.
  public let restored: String
  /// The backup of the previous database; nil when there was none.
  public let kept: Backup?
}
