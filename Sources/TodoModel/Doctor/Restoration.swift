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
  /// The result and the way to undo it, on several lines and safe to print on a terminal.
  public var description: String {
    var lines = ["\(path) is \(restored) now."]
    switch kept {
    case nil: lines.append("There was no database before.")
    case let kept? where kept.occasion == .damaged:
      lines.append("What was there before is damaged, and is kept as it was: \(kept.path)")
      lines.append("Perhaps more of it can be rescued: sqlite3 FILE .recover")
    case let kept?:
      lines.append("What was there before is kept: \(kept.path)")
      lines.append("To take this back: \(Doctor.command(restoring: kept, of: path))")
    }
    return lines.map(\.shownInLine).joined(separator: "\n")
  }
}
