internal import FileKit
internal import Glibc
internal import SQLiteKit

/// A failure of the store: facts, which its description puts into a sentence. The app, which knows
/// its own commands, adds what a person can do about it outside the program.
///
/// A write that throws has changed nothing. Only after a failure of the disk itself may an unsaved
/// change reappear after a crash. A file that cannot be opened is left as it was.
public enum StoreError: Error, Hashable, Sendable {
  /// The folder of the database does not exist and cannot be created.
  case folderUnavailable(path: String, reason: String)
  /// The file cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The file or its folder is not the user's alone.
  case unsafe(path: String, Danger)
  /// The file may only be read.
  case readOnly(path: String)
  /// The folder of the file may only be read, for this reason.
  case readOnlyFolder(path: String, reason: String)
  /// The file system of the file may only be read.
  case readOnlyFileSystem(path: String)
  /// The file is empty.
  case emptyFile(path: String)
  /// The file is not an SQLite database.
  case notADatabase(path: String)
  /// The file is another program's SQLite database.
  case foreignDatabase(path: String)
  /// The schema of the file is not that of this program alone; `detail` describes the difference.
  case foreignSchema(path: String, detail: String)
  /// The file was written by a newer version of the program.
  case newerVersion(path: String, version: Int, supported: Int)
  /// The database is damaged.
  case corrupt(path: String, detail: String)
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
  /// The request makes no sense.
  case refused(Refusal)
  /// The change cannot be undone alone: a later one, still in force, depends on it.
  case undoConflict(JournalEntry)
  /// The text cannot be stored.
  case invalidText(TextFault)
  /// The file cannot be imported; the sentence says why and where.
  case importRefused(String)
  /// The store was closed.
  case closed
  /// Anything else that SQLite reports.
  case database(message: String)

  /// A reason for which a file or a folder is not safe to use.
  public enum Danger: Hashable, Sendable {
    /// It belongs to another user.
    case foreign
    /// Other users can change it, and its owner, in whose home it is, can prevent that.
    case writableByOthers
    /// Other users can change it, or put files into it: it is no place of one user.
    case shared
    /// It is a symbolic link.
    case link
  }
}

extension StoreError {
  /// Whether nothing can be written, although everything can be read.
  public var leavesReading: Bool {
    switch self {
    case .readOnly, .readOnlyFolder, .readOnlyFileSystem, .diskFull: true
    default: false
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

  /// The store error for an error that occurred while a file was in use.
  init(_ error: any Error, path: String) {
    if let known = error as? StoreError {
      self = known
      return
    }
    let cause = (error as? SQLiteError)?.systemCode ?? 0
    switch error {
    case ResultCode.busy, ResultCode.locked: self = .busy
    case ResultCode.full: self = .diskFull
    case _ where [ENOSPC, EDQUOT].contains(cause): self = .diskFull
    case _ where cause == EROFS: self = .readOnlyFileSystem(path: path)
    case ResultCode.interrupted: self = .tooSlow
    case ResultCode.inputOutput:
      let reason = cause == 0 ? "" : "\(SystemError.reason(of: cause)); "
      self = .diskFailed(message: "\(reason)\(error)")
    case ResultCode.readOnly where File.isOnReadOnlyFileSystem(path),
      ResultCode.cannotOpen where File.isOnReadOnlyFileSystem(path):
      self = .readOnlyFileSystem(path: path)
    case ResultCode.readOnly: self = .readOnly(path: path)
    case ResultCode.notADatabase: self = .notADatabase(path: path)
    case ResultCode.cannotOpen, ResultCode.permission:
      self = .cannotOpen(path: path, reason: (error as? SQLiteError)?.message ?? "no permission")
    case ResultCode.corrupt:
      self = .corrupt(path: path, detail: (error as? SQLiteError)?.message ?? "unreadable")
    case ResultCode.check: self = .invalidText(.storedByOther)
    default: self = .database(message: "\(error)")
    }
  }
}
