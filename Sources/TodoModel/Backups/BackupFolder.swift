internal import CivilCalendar
internal import FileKit
internal import Glibc
internal import SQLiteKit

/// The folder `backups` beside a database, and its files.
///
/// A backup is written under a temporary name, synced, checked, and only then given its own name.
/// So a named one was intact when it was made, whatever happened meanwhile.
struct BackupFolder: Sendable {
  /// The number of daily backups that are kept.
  static let dailyKept = 7
  /// The number of backups before a migration that are kept.
  static let migrationsKept = 3
  /// The suffix of a backup that is being written.
  private static let draftSuffix = ".new"

  /// The path of the folder, which may not exist.
  let path: String
  let naming: BackupNaming
  /// The most pages that a backup may have; nil for as many as the disk has room for.
  var pageLimit: Int?

  init(of database: DatabaseFile) {
    path = database.folder + (database.folder == "/" ? "" : "/") + "backups"
    naming = BackupNaming(database: database.name)
  }

  /// All backups, newest first. They have not been checked for damage.
  func backups() -> [Backup] {
    names().compactMap(backup).sorted(by: Backup.isNewer)
  }

  /// The newest backup that is intact and that this program can read. Backups made before a
  /// restore, of the replaced database, come last.
  func newestWhole(allowing isAllowed: (Backup) -> Bool = { _ in true }) -> Backup? {
    let candidates = backups().filter { $0.occasion != .damaged && isAllowed($0) }
    let ordered =
      candidates.filter { $0.occasion != .beforeRestore }
      + candidates.filter { $0.occasion == .beforeRestore }
    return ordered.first { problem(of: $0.path) == nil }
  }

  /// The newest backup of the database at a path that is intact; nil if there is none.
  static func newestWhole(beside path: String) -> Backup? {
    // Without a folder there is no backup.
    guard let file = try? DatabaseFile(path: path, makesFolder: false) else { return nil }
    return BackupFolder(of: file).newestWhole()
  }

  /// The reason why a file is not an intact database of ours, of a version that this program knows
  /// (unless any version will do); nil when it is one.
  func problem(of file: String, ofAnyVersion: Bool = false) -> StoreError? {
    do {
      try DatabaseFile(path: file, makesFolder: false).checkWhole(ofAnyVersion: ofAnyVersion)
      return nil
    } catch {
      return StoreError(error, path: file)
    }
  }

  /// Creates the folder if it is missing, for the user alone, and locks it. Leftovers of killed
  /// programs in it are removed. Returns nil when another program is at work in it.
  func acquire(waiting: Bool) throws(StoreError) -> FolderLock? {
    do throws(SystemError) {
      try Folder.create(path, withParents: false)
    } catch {
      // With a file in its place, the folder cannot be locked, which is reported.
      if !error.isExisting { throw .cannotBackUp(folder: path, reason: error.reason) }
    }
    try Ownership.checkFolder(path)
    guard let lock = try FolderLock.acquire(path, waiting: waiting) else { return nil }
    for name in names() where isDraft(name) { File.remove(path + "/" + name) }
    return lock
  }

  /// Copies a database into the folder, which must be locked. The interrupter ends the copying.
  ///
  /// Throws `StoreError.cannotBackUp`, and leaves nothing behind.
  func add(
    _ source: Connection, for occasion: Backup.Occasion, at moment: LocalMoment,
    until interrupter: Interrupter = Interrupter()
  ) throws(StoreError) -> Backup {
    let name = freeName(for: occasion, at: moment)
    let draft = try draftPath(of: name)
    defer { DatabaseCopy.remove(draft) }
    do {
      try DatabaseCopy.write(source, to: draft, pageLimit: pageLimit, until: interrupter)
    } catch {
      throw failure(error)
    }
    return try publish(draft, as: name)
  }

  /// The path at which to write a backup with that name.
  func draftPath(of name: String) throws(StoreError) -> String {
    // SQLite follows no links, and the folder may be a link to another disk.
    guard let resolved = realpath(path, nil) else {
      throw .cannotBackUp(folder: path, reason: SystemError.reason(of: errno))
    }
    defer { free(resolved) }
    guard let folder = String(validatingCString: resolved) else {
      throw .cannotBackUp(folder: path, reason: "its path is not UTF-8")
    }
    return folder + "/" + name + Self.draftSuffix
  }

  /// Gives a complete, intact draft its own name.
  func publish(_ draft: String, as name: String) throws(StoreError) -> Backup {
    do throws(SystemError) {
      try File.move(draft, to: path + "/" + name)
    } catch {
      throw failure(code: error.code)
    }
    guard let made = backup(name) else { throw failure(code: ENOENT) }
    return made
  }

  /// An unused name. A second backup within one second gets the name of the next second.
  func freeName(for occasion: Backup.Occasion, at moment: LocalMoment) -> String {
    var moment = moment
    let taken = Set(names())
    while occasion != .daily, taken.contains(naming.name(of: occasion, at: moment)) {
      moment = moment.next
    }
    return naming.name(of: occasion, at: moment)
  }

  /// Removes the oldest automatic backups. Those with a future date, because a clock was wrong, are
  /// neither removed nor counted.
  func prune(today: Day) {
    let past = backups().filter { $0.day <= today }
    let daily = past.filter { $0.occasion == .daily }.dropFirst(Self.dailyKept)
    let migrations = past.filter { if case .beforeVersion = $0.occasion { true } else { false } }
    for backup in daily + migrations.dropFirst(Self.migrationsKept) { File.remove(backup.path) }
  }

  /// The store error for a failed backup.
  func failure(_ error: any Error) -> StoreError {
    if let known = error as? StoreError, case .cannotBackUp = known { return known }
    switch error {
    case ResultCode.full: return failure(code: ENOSPC)
    case let error as SQLiteError: return .cannotBackUp(folder: path, reason: error.message)
    default: return .cannotBackUp(folder: path, reason: "\(error)")
    }
  }

  private func failure(code: Int32) -> StoreError {
    .cannotBackUp(folder: path, reason: SystemError.reason(of: code))
  }

  private func backup(_ name: String) -> Backup? {
    guard let (occasion, day) = naming.meaning(of: name) else { return nil }
    var status = stat()
    let file = path + "/" + name
    guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Backup(
      path: file, name: name, occasion: occasion, day: day, size: Int(status.st_size),
      written: status.st_mtim.tv_sec)
  }

  private func isDraft(_ name: String) -> Bool {
    DatabaseFile.draftFiles.contains { suffix in
      let ending = Self.draftSuffix + suffix
      return name.hasSuffix(ending)
        && naming.meaning(of: String(name.dropLast(ending.count))) != nil
    }
  }

  private func names() -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) })
    }
    return names
  }
}
