internal import CivilCalendar
internal import FileKit
internal import SQLiteKit

/// Puts a backup in the place of a database. See ``Doctor/restore(_:)``.
struct Restorer {
  private let file: DatabaseFile
  private let folder: BackupFolder
  private let moment: LocalMoment

  init(file: DatabaseFile, moment: LocalMoment) {
    self.file = file
    self.moment = moment
    folder = BackupFolder(of: file)
  }

  func restore(_ wish: String) throws -> Restoration {
    let chosen = try find(wish)
    if let problem = folder.problem(of: chosen.path) {
      throw StoreError.cannotRestore(
        "\(chosen.name) \(Self.words(for: problem)). Nothing was changed.\(alternative(to: chosen.path))"
      )
    }
    guard let hold = try folder.acquire(waiting: true) else { throw StoreError.busy }
    defer { withExtendedLifetime(hold) {} }
    guard FileIdentity(path: file.path) != nil else { return try restoreIntoNothing(chosen) }
    try file.checkOwnership()
    let problem = folder.problem(of: file.path, ofAnyVersion: true)
    if case .foreignDatabase = problem { throw StoreError.foreignDatabase(path: file.path) }
    if try DatabaseLock.isTaken(file.path) { throw inUse }

    let draft = file.newDraft()
    defer { DatabaseCopy.remove(draft) }
    try copy(chosen.path, to: draft)
    if problem == nil { tidyLog() }
    // From here on no program opens the database; one that tries waits, and then finds another
    // file.
    guard let lock = try DatabaseLock.acquire(file.path) else { throw inUse }
    defer { withExtendedLifetime(lock) {} }
    guard problem != nil || DatabaseFile.size(of: file.path + "-wal") == 0 else { throw inUse }
    let kept = try keepWhatIsThere()
    // A log would be taken for that of the new file, and is part of the kept copy. An intact
    // database has none any more, so a kill here at worst leaves a damaged one as damaged as it
    // was.
    for suffix in Self.logs + ["-shm"] { File.remove(file.path + suffix) }
    do throws(SystemError) {
      try File.move(draft, to: file.path)
    } catch {
      throw StoreError.cannotOpen(path: file.path, reason: error.reason)
    }
    return Restoration(path: file.path, restored: chosen.name, kept: kept)
  }

  // MARK: - The backup to restore

  /// The requested file. A date means a backup in the folder and nothing else.
  private func find(_ wish: String) throws -> (path: String, name: String) {
    if wish.utf8.contains(UInt8(ascii: "/")) {
      guard let found = try? DatabaseFile(path: wish, makesFolder: false),
        FileIdentity(path: found.path) != nil
      else { throw StoreError.cannotRestore("There is no file \(wish).") }
      return (found.path, found.path)
    }
    let backups = folder.backups()
    if wish == "latest" {
      guard let newest = folder.newestWhole() else {
        throw StoreError.cannotRestore("There is no intact backup in \(folder.path).")
      }
      return (newest.path, newest.name)
    }
    if let day = Day(iso: wish) {
      let ofDay = backups.filter { $0.day == day && $0.occasion != .damaged }
      guard let found = ofDay.first(where: { $0.occasion == .daily }) ?? ofDay.first else {
        throw StoreError.cannotRestore("There is no backup from \(day).\(alternative(to: ""))")
      }
      return (found.path, found.name)
    }
    guard let found = backups.first(where: { $0.name == wish }) else {
      throw StoreError.cannotRestore(
        "There is no backup “\(wish)” in \(folder.path). Give a date such as 2026-11-20, a name, “latest”, or the path of a file, with a slash in it."
      )
    }
    return (found.path, found.name)
  }

  private static func words(for problem: StoreError) -> String {
    switch problem {
    case .corrupt(_, let detail): "is damaged (\(detail))"
    case .newerVersion: "was made by a newer version of this program"
    case .cannotOpen(_, let reason): "cannot be read: \(reason)"
    case .unsafe(_, let danger): "is not safe to use: \(danger.text)"
    default: "is not a to-do database"
    }
  }

  private func alternative(to path: String) -> String {
    guard let other = folder.newestWhole(allowing: { $0.path != path }) else { return "" }
    return " The newest intact one is from \(other.day): \(other.name)"
  }

  // MARK: - Steps

  private var inUse: StoreError {
    .cannotRestore(
      "\(file.path) is open in another program. Nothing was changed; quit every running paneltodo, and try again."
    )
  }

  private static let logs = ["-wal", "-journal"]

  private func copy(_ source: String, to draft: String) throws {
    let connection = try Connection(path: source, mode: .readOnly)
    // It has no statement outside its cache, so it can be closed.
    defer { try? connection.close() }
    try connection.prepareForReading()
    do {
      try DatabaseCopy.write(connection, to: draft, until: Interrupter())
    } catch ResultCode.full {
      throw StoreError.diskFull
    }
  }

  /// Merges the log into an intact database, as the last program that closes it does. The log of a
  /// killed program is then no second file any more, and one renaming replaces everything.
  private func tidyLog() {
    // If any of this fails, the log is copied as well.
    guard let connection = try? Connection(path: file.path, mode: .readWrite) else { return }
    _ = try? connection.integer("SELECT count(*) FROM sqlite_schema")
    try? connection.close()
  }

  /// Copies the present database aside. No program has it open, so its bytes do not change.
  private func keepWhatIsThere() throws -> Backup {
    let draft = try folder.draftPath(of: folder.freeName(for: .beforeRestore, at: moment))
    defer { DatabaseCopy.remove(draft) }
    do {
      try copyBytes(to: draft)
      if try becomesWhole(draft) {
        return try folder.publish(draft, as: folder.freeName(for: .beforeRestore, at: moment))
      }
      // The check may have changed the copy.
      DatabaseCopy.remove(draft)
      try copyBytes(to: draft)
    } catch {
      throw folder.failure(error)
    }
    let name = folder.freeName(for: .damaged, at: moment)
    moveLogs(of: draft, to: name)
    return try folder.publish(draft, as: name)
  }

  private func copyBytes(to draft: String) throws {
    // An empty log does not count.
    let logs = Self.logs.filter { DatabaseFile.size(of: file.path + $0) > 0 }
    for suffix in logs + [""] {
      try DatabaseCopy.copyBytes(of: file.path + suffix, to: draft + suffix)
    }
  }

  /// Moves the logs of a database into the folder, beside a backup with that name.
  private func moveLogs(of database: String, to name: String) {
    // Mostly there is none.
    for suffix in Self.logs {
      try? File.move(database + suffix, to: folder.path + "/" + name + suffix)
    }
  }

  /// Whether a copy is intact; it is then a single file.
  private func becomesWhole(_ draft: String) throws -> Bool {
    guard folder.problem(of: draft, ofAnyVersion: true) == nil else { return false }
    let connection = try Connection(path: draft, mode: .readWrite)
    try DatabaseCopy.leaveLogMode(connection)
    try connection.close()
    Folder.sync(folder.path)
    return true
  }

  /// As above, without a database: one that another program creates meanwhile is kept.
  private func restoreIntoNothing(_ chosen: (path: String, name: String)) throws -> Restoration {
    let draft = file.newDraft()
    defer { DatabaseCopy.remove(draft) }
    try Ownership.checkFolder(file.folder)
    try copy(chosen.path, to: draft)
    // The logs of a deleted database must not be taken for those of the new one.
    let name = folder.freeName(for: .damaged, at: moment)
    moveLogs(of: file.path, to: name)
    do throws(SystemError) {
      try File.link(draft, as: file.path)
    } catch {
      if error.isExisting { throw inUse }
      throw StoreError.cannotOpen(path: file.path, reason: error.reason)
    }
    return Restoration(path: file.path, restored: chosen.name, kept: nil)
  }
}
