internal import CivilCalendar
internal import FileKit
internal import Glibc
internal import SQLiteKit

/// The examination of a database from outside.
struct Examination {
  private let file: DatabaseFile
  private let folder: BackupFolder
  private let zone: Zone
  private var diagnosis: Diagnosis

  init(_ file: DatabaseFile, in zone: Zone) {
    self.file = file
    self.zone = zone
    folder = BackupFolder(of: file)
    diagnosis = Diagnosis(path: file.path)
  }

  func run() -> Diagnosis {
    var examination = self
    examination.lookAtBackups()
    examination.lookAtFile()
    return examination.diagnosis
  }

  // MARK: - The backups

  private mutating func lookAtBackups() {
    let backups = folder.backups()
    guard !backups.isEmpty else {
      diagnosis.backups = ["No backups yet. Their folder is \(folder.path)"]
      return
    }
    diagnosis.backups = ["Backups in \(folder.path)"]
    let sizes = backups.map { bytesInWords($0.size) }
    let width = sizes.map(\.count).max() ?? 0
    var broken: [Backup] = []
    for (backup, size) in zip(backups, sizes) {
      let padding = String(repeating: " ", count: width - size.count)
      let problem = backup.occasion == .damaged ? nil : folder.problem(of: backup.path)
      let state =
        switch problem {
        case nil: backup.occasion == .damaged ? "as found" : "intact  "
        case .newerVersion: "newer   "
        default: "DAMAGED "
        }
      if state == "DAMAGED " { broken.append(backup) }
      diagnosis.backups.append("  \(backup.day)  \(padding)\(size)  \(state)  \(backup.name)")
    }
    for backup in broken {
      diagnosis.add(.bad("The backup \(backup.name) is damaged. Remove it: \(backup.path)"))
    }
    diagnosis.newestBackup = folder.newestWhole()
  }

  // MARK: - The file

  private mutating func lookAtFile() {
    guard FileIdentity(path: file.path) != nil else { return lookAtFolder() }
    do {
      try file.checkSafety()
      diagnosis.add(.good("The file and its folder are yours, and no other user can change them."))
    } catch {
      return diagnosis.add(.failed(StoreError(error, path: file.path)))
    }
    // Checked before this process has a connection, which would count as one.
    let isOpenElsewhere = (try? DatabaseLock.isTaken(file.path)) ?? false
    addSizes(isOpenElsewhere: isOpenElsewhere)
    do {
      do {
        try file.checkWritability()
        let connection = try Connection(path: file.path, mode: .readWrite)
        try lookInside(connection, isOpenElsewhere: isOpenElsewhere)
      } catch {
        let failure = StoreError(error, path: file.path)
        guard failure.leavesReading else { throw failure }
        diagnosis.add(.unwritable(failure))
        let marks = FileMarks(of: file.path)
        let mode = marks.hasIndex ? OpenMode.readOnly : .unlocked(withLog: marks.hasLog)
        try lookInside(
          Connection(path: file.path, mode: mode), isOpenElsewhere: isOpenElsewhere,
          isReadOnly: true)
      }
    } catch {
      diagnosis.add(.failed(StoreError(error, path: file.path)))
    }
  }

  /// Looks at the folder of a database that does not exist.
  private mutating func lookAtFolder() {
    do throws(StoreError) {
      guard Folder.exists(file.folder) else {
        throw .folderUnavailable(path: file.folder, reason: SystemError.reason(of: ENOTDIR))
      }
      try Ownership.checkFolder(file.folder)
      diagnosis.add(folder.backups().isEmpty ? .notYet : .missing)
    } catch {
      diagnosis.add(.failed(error))
    }
  }

  private mutating func addSizes(isOpenElsewhere: Bool) {
    let log = DatabaseFile.size(of: file.path + "-wal")
    var parts = [bytesInWords(DatabaseFile.size(of: file.path))]
    if log > 0 { parts.append("\(bytesInWords(log)) log") }
    var status = stat()
    if lstat(file.path, &status) == 0 {
      let mode = String(status.st_mode & 0o777, radix: 8)
      parts.append("permissions \(String(repeating: "0", count: max(0, 3 - mode.count)))\(mode)")
    }
    parts.append(isOpenElsewhere ? "open in another program" : "not open in another program")
    diagnosis.facts.append(parts.joined(separator: ", "))
  }

  private mutating func lookInside(
    _ connection: Connection, isOpenElsewhere: Bool, isReadOnly: Bool = false
  ) throws {
    // It has no statement outside its cache, so it can be closed.
    defer { try? connection.close() }
    // If the file is damaged, a log beside it stays where it is.
    connection.setCheckpointsOnClose(false)
    try file.checkHeader(of: connection)
    connection.setBusyTimeout(milliseconds: 1000)
    try connection.execute("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
    try file.checkSchema(of: connection)
    let version = try connection.integer("PRAGMA user_version") ?? 0

    let inspection = Inspection(connection, in: zone)
    let problems = try inspection.damages()
    guard problems.isEmpty else {
      for problem in problems { diagnosis.add(.bad("Damage: \(problem)")) }
      return diagnosis.add(.damaged)
    }
    diagnosis.add(.good("The file is intact: all pages, indexes and rules."))
    diagnosis.add(try inspection.rules())
    diagnosis.facts += try inspection.facts(version: version)
    for finding in try inspection.derivedValues(version: version) { diagnosis.add(finding) }
    let isLarge = DatabaseFile.size(of: file.path) > DatabaseFile.thoroughSize
    if version == Schema.migrator.newestVersion {
      // The comparison blocks writers, which would make another program wait.
      diagnosis.add(
        isReadOnly
          ? .unknown("The search index is checked only when the file can be written.")
          : isOpenElsewhere && isLarge
            ? .unknown("The search index is checked only when no other program has the file open.")
            : inspection.textIndex())
    }
    connection.setCheckpointsOnClose(!isReadOnly)
  }
}
