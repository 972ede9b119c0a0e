internal import CivilCalendar
internal import SQLiteKit

/// The daily backup.
enum DailyBackup {
  enum Outcome {
    case done
    case failed(StoreError)
  }

  /// The work of making the backup, on a thread and a connection of its own.
  static func work(path: String, at moment: LocalMoment) -> QuietWork<Outcome> {
    QuietWork { interrupter in
      do {
        try Self.make(path: path, at: moment, until: interrupter)
        return .done
      } catch {
        return .failed(StoreError(error, path: path))
      }
    }
  }

  private static func make(
    path: String, at moment: LocalMoment, until interrupter: Interrupter
  ) throws {
    let folder = BackupFolder(of: try DatabaseFile(path: path, makesFolder: false))
    guard !folder.hasDaily(of: moment.day) else { return }
    let source = try Connection(path: path, mode: .readOnly)
    // It has no statement outside its cache, so it can be closed.
    defer { try? source.close() }
    try source.prepareForReading()
    guard try folder.isWanted(of: source) else { return }
    // If the folder is locked, another program makes the backup.
    guard let lock = try folder.acquire(waiting: false) else { return }
    try withExtendedLifetime(lock) {
      guard !folder.hasDaily(of: moment.day) else { return }
      _ = try folder.add(source, for: .daily, at: moment, until: interrupter)
      folder.prune(today: moment.day)
    }
  }
}

extension BackupFolder {
  fileprivate func hasDaily(of day: Day) -> Bool {
    backups().contains { $0.occasion == .daily && $0.day == day }
  }

  /// Whether a database has content that the newest daily backup lacks.
  fileprivate func isWanted(of source: Connection) throws -> Bool {
    let mark = try source.contentMark()
    guard let last = backups().first(where: { $0.occasion == .daily }) else {
      return mark.revision > 0 || mark.entry > 0
    }
    return (try? Self.contentMark(of: last)) != mark
  }

  private static func contentMark(of backup: Backup) throws -> ContentMark {
    let file = try DatabaseFile(path: backup.path, makesFolder: false)
    let connection = try Connection(path: file.path, mode: .readOnly)
    defer { try? connection.close() }
    try connection.prepareForReading()
    return try connection.contentMark()
  }
}

/// Distinguishes two states of a database.
private struct ContentMark: Equatable {
  let version: Int
  let revision: Int
  let entry: Int
  let moment: Int
}

extension Connection {
  fileprivate func contentMark() throws -> ContentMark {
    ContentMark(
      version: try integer("PRAGMA user_version") ?? 0,
      revision: try integer("SELECT number FROM revision") ?? 0,
      entry: try integer("SELECT max(id) FROM journal") ?? 0,
      moment: try integer("SELECT at FROM journal ORDER BY id DESC LIMIT 1") ?? 0)
  }
}
