public import CivilCalendar

/// A copy of the database in the folder `backups` beside it.
public struct Backup: Hashable, Sendable {
  /// The occasion of a backup.
  public enum Occasion: Hashable, Sendable {
    /// The daily backup.
    case daily
    /// A backup made on request.
    case byHand
    /// The database was about to be migrated to that version of the schema.
    case beforeVersion(Int)
    /// Another backup was about to replace the database.
    case beforeRestore
    /// As before a restore, but the database was damaged: its bytes, as they were found.
    case damaged
  }

  /// The file, with its full path.
  public let path: String
  /// The name of the file.
  public let name: String
  /// The occasion on which it was made.
  public let occasion: Occasion
  /// The local date on which it was made.
  public let day: Day
  /// Its size in bytes.
  public let size: Int

  /// The modification time of the file, in seconds since 1970: the order within one day.
  let written: Int

  /// The name of the backup on the command line: the date of a daily one, the file name of any
  /// other.
  public var handle: String { occasion == .daily ? "\(day)" : name }

  /// Whether one backup precedes another in a list, which begins with the newest.
  static func isNewer(_ left: Backup, _ right: Backup) -> Bool {
    (left.day, left.written, left.name) > (right.day, right.written, right.name)
  }
}
