internal import SafeText

/// The result of a restore, to be shown to the user.
public struct Restoration: Hashable, Sendable {
  /// The database.
  public let path: String
  /// The name or path of the restored backup.
  public let restored: String
  /// The backup of the previous database; nil when there was none.
  public let kept: Backup?
}

extension Restoration: CustomStringConvertible {
  /// The result, on several lines and safe to print on a terminal.
  public var description: String {
    var lines = ["\(path) was restored from \(restored)."]
    switch kept {
    case nil: lines.append("There was no database before.")
    case let kept? where kept.occasion == .damaged:
      lines.append("The previous database is damaged, and was kept as it was: \(kept.path)")
    case let kept?: lines.append("The previous database was kept: \(kept.path)")
    }
    return lines.map(\.shownInLine).joined(separator: "\n")
  }
}
