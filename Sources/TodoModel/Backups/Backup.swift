public import CivilCalendar

/// A copy of the database in the folder `backups` beside it.
public struct Backup: Hashable, Sendable {
  /// What a backup was made for.
  public enum Occasion: Hashable, Sendable {
    /// The one of its day.
    case daily
    /// Somebody asked for it.
    case byHand
    /// The database was about to be brought up to that version of the schema.
    case beforeVersion(Int)
    /// Another backup was about to take the place of the database.
    case beforeRestore
    /// As before a restore, but the database was damaged: its bytes, as they were found.
    case damaged
  }

  /// The file, with its whole path.
  public let path: String
  /// The name of the file.
  public let name: String
  /// What it was made for.
  public let occasion: Occasion
  /// The day on which it was made, where it was made.
  public let day: Day
  /// Its size in bytes.
  public let size: Int

  /// When the file was written last, in seconds since 1970: the order of those of one day.
  let written: Int

  /// What to call it on the command line: a daily one by its day, any other one by its name.
  public var handle: String { occasion == .daily ? "\(day)" : name }

  /// Whether one comes before another in a list, which begins with the newest.
  static func isNewer(_ left: Backup, _ right: Backup) -> Bool {
    (left.day, left.written, left.name) > (right.day, right.written, right.name)
  }
}
