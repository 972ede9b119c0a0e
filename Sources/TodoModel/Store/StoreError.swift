internal import SQLiteKit
internal import SafeText

/// A failure of the store, described in sentences for the user.
///
/// A write that throws has changed nothing. Only after a failure of the disk itself may an unsaved
/// change reappear after a crash. A file that cannot be opened is left as it was.
public enum StoreError: Error, Hashable, Sendable {
  /// The folder of the database does not exist and cannot be created.
  case folderUnavailable(path: String, reason: String)
  /// The file cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The file or its folder belongs to someone else, or others may write to it.
  case unsafe(path: String, reason: String)
  /// The file may only be read.
  case readOnly(path: String)
  /// The file is empty. Includes the newest intact backup, if there is one.
  case emptyFile(path: String, backup: Backup? = nil)
  /// The file is not an SQLite database. Includes the newest intact backup, if there is one.
  case notADatabase(path: String, backup: Backup? = nil)
  /// The file is another program's SQLite database.
  case foreignDatabase(path: String)
  /// The schema of the file is not that of this program alone; `detail` describes the difference.
  /// Includes the newest intact backup, if there is one.
  case foreignSchema(path: String, detail: String, backup: Backup? = nil)
  /// The file was written by a newer version of the program.
  case newerVersion(path: String, version: Int, supported: Int)
  /// The database is damaged. Includes the newest intact backup, if there is one.
  case corrupt(path: String, detail: String, backup: Backup? = nil)
  /// A backup cannot be made.
  case cannotBackUp(folder: String, reason: String)
  /// The file is of an older version, and the backup that precedes its migration cannot be made.
  case cannotMigrate(path: String, folder: String, reason: String)
  /// A backup cannot replace the database; the sentence says why.
  case cannotRestore(String)
  /// The file was moved, deleted or replaced while it was open.
  case replaced(path: String)
  /// Another program kept the database locked for too long.
  case busy
  /// A statement took far longer than any should.
  case tooSlow
  /// The disk is full.
  case diskFull
  /// The file has reached its size limit.
  case quotaReached(bytes: Int)
  /// The disk could not be read or written; `message` is SQLite's.
  case diskFailed(message: String)
  /// The list does not exist, or was deleted meanwhile.
  case listMissing
  /// The item does not exist, or was deleted meanwhile.
  case itemMissing
  /// Another program has stored the list or item under an invalid identity, which finds nothing.
  case foreignIdentity
  /// The request makes no sense; the sentence says why.
  case refused(String)
  /// The change cannot be undone alone: a later one, still in force, depends on it.
  case undoConflict(JournalEntry)
  /// The text cannot be stored; the sentence says why.
  case invalidText(String)
  /// The file cannot be imported; the sentence says why and where.
  case importRefused(String)
  /// The store was closed.
  case closed
  /// Anything else that SQLite reports.
  case database(message: String)
}

extension StoreError: CustomStringConvertible {
  /// The failure and its remedy, safe to print on a terminal.
  public var description: String { sentence.shownInLine }

  private var sentence: String {
    switch self {
    case .folderUnavailable(let path, let reason):
      "The folder \(path) cannot be made: \(reason). Choose another place with --database PATH."
    case .cannotOpen(let path, let reason):
      "\(path) cannot be opened: \(reason)."
    case .unsafe(let path, let reason):
      "\(path) is not safe to use: \(reason)"
    case .readOnly(let path):
      "\(path) can only be read. Make it writable (chmod u+w) or choose another file with --database PATH."
    case .emptyFile(let path, nil):
      "\(path) is empty. It may have lost its content; restore it from a backup, or remove it to start afresh."
    case .emptyFile(let path, let backup?):
      "\(path) is empty. It was not changed. \(offer(backup, for: path))"
    case .notADatabase(let path, nil):
      "\(path) is not a to-do database. Choose another file with --database PATH."
    case .notADatabase(let path, let backup?):
      "\(path) is not a to-do database. It was not changed. \(offer(backup, for: path))"
    case .foreignDatabase(let path):
      "\(path) is the database of another program. Choose another file with --database PATH."
    case .foreignSchema(let path, let detail, nil):
      "\(path) was changed by another program: \(detail). It was not opened, since that could run with all you do. Take it out with that program, or choose another file with --database PATH."
    case .foreignSchema(let path, let detail, let backup?):
      "\(path) was changed by another program: \(detail). It was not opened, since that could run with all you do. \(offer(backup, for: path))"
    case .newerVersion(let path, let version, let supported):
      "\(path) was written by a newer version of this program (schema \(version), this one knows \(supported)). Update the program; the file was not changed."
    case .corrupt(let path, let detail, nil):
      "\(path) is damaged (\(detail)). It was not changed. See what can be done with paneltodo doctor, or rescue it with: sqlite3 FILE .recover"
    case .corrupt(let path, let detail, let backup?):
      "\(path) is damaged (\(detail)). It was not changed. \(offer(backup, for: path))"
    case .cannotBackUp(let folder, let reason):
      "No backup could be made: \(reason). It would be in \(folder)."
    case .cannotMigrate(let path, let folder, let reason):
      "\(path) is of an older version, and the backup that is made before it is brought up to date could not be: \(reason) (\(folder)). Nothing was changed."
    case .replaced(let path):
      // A small prompt has room only for the beginning of the sentence.
      "Nothing was saved: the database was moved, deleted or replaced. Restart the program. It was \(path)."
    case .busy:
      "Another program has kept the database locked. Nothing was saved; try again."
    case .tooSlow:
      "The database takes too long to answer. Nothing was saved; look at it with paneltodo doctor."
    case .diskFull: "The disk is full. Nothing was saved; free some space and try again."
    case .quotaReached(let bytes):
      "Your lists have all the room that they may take here, \(bytesInWords(bytes)). Nothing was saved; make a text shorter, or ask whoever runs this for more."
    case .diskFailed(let message):
      "The disk failed. Nothing was saved; try again. If it goes on, look after the disk: \(message)."
    case .listMissing: "This list was deleted meanwhile."
    case .itemMissing: "This item was deleted meanwhile."
    case .foreignIdentity:
      "Another program has stored this under an identity that is none. It can be looked at and not changed."
    case .undoConflict:
      "This cannot be undone alone: a later change builds on it. Undo that first."
    case .refused(let sentence), .invalidText(let sentence), .importRefused(let sentence),
      .cannotRestore(let sentence):
      sentence
    case .closed: "The database is closed."
    case .database(let message): "The database reports: \(message). Nothing was saved."
    }
  }
}

extension StoreError {
  /// The error with the newest intact backup, where a backup helps.
  func offeringBackup() -> StoreError {
    let newest = { (path: String) -> Backup? in
      // Without a folder there is no backup.
      guard let file = try? DatabaseFile(path: path, makesFolder: false) else { return nil }
      return BackupFolder(of: file).newestWhole()
    }
    return switch self {
    case .emptyFile(let path, nil): .emptyFile(path: path, backup: newest(path))
    case .notADatabase(let path, nil): .notADatabase(path: path, backup: newest(path))
    case .corrupt(let path, let detail, nil):
      .corrupt(path: path, detail: detail, backup: newest(path))
    case .foreignSchema(let path, let detail, nil):
      .foreignSchema(path: path, detail: detail, backup: newest(path))
    default: self
    }
  }

  /// The error for an item that is not found.
  static func missing(_ id: Identifier<TodoItem>?) -> StoreError {
    id?.isForeign == true ? .foreignIdentity : .itemMissing
  }

  /// The error for a list that is not found.
  static func missing(_ id: Identifier<TodoList>) -> StoreError {
    id.isForeign ? .foreignIdentity : .listMissing
  }

  private func offer(_ backup: Backup, for path: String) -> String {
    "The newest whole backup is of \(backup.day). Bring it back with: \(Doctor.command(restoring: backup, of: path))"
  }

  /// The store error for an error that occurred while a file was in use.
  init(_ error: any Error, path: String) {
    if let known = error as? StoreError {
      self = known
      return
    }
    switch error {
    case ResultCode.busy, ResultCode.locked: self = .busy
    case ResultCode.full: self = .diskFull
    case ResultCode.interrupted: self = .tooSlow
    case ResultCode.inputOutput: self = .diskFailed(message: "\(error)")
    case ResultCode.readOnly: self = .readOnly(path: path)
    case ResultCode.notADatabase: self = .notADatabase(path: path)
    case ResultCode.cannotOpen, ResultCode.permission:
      self = .cannotOpen(path: path, reason: (error as? SQLiteError)?.message ?? "no permission")
    case ResultCode.corrupt:
      self = .corrupt(path: path, detail: (error as? SQLiteError)?.message ?? "unreadable")
    case ResultCode.check:
      self = .invalidText(
        "Another program has stored a text here that is too long or has a NUL. Nothing was changed; give it another, or delete it."
      )
    default: self = .database(message: "\(error)")
    }
  }
}
