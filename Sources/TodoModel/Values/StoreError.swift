internal import SQLiteKit
internal import SafeText

/// A failure of the store: facts, and a sentence about them. What a person can do about it outside
/// the program is for the app to say, which knows its own commands.
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

  /// A reason for which a file or a folder is not safe to use.
  public enum Danger: Hashable, Sendable {
    /// It belongs to another user.
    case foreign
    /// Other users can change it.
    case writableByOthers
    /// It is a symbolic link.
    case link

    /// The danger, as the end of a sentence.
    var text: String {
      switch self {
      case .foreign: "it belongs to another user"
      case .writableByOthers: "other users can change it"
      case .link: "it is a symbolic link"
      }
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// The failure, safe to print on a terminal.
  public var description: String { sentence.shownInLine }

  private var sentence: String {
    switch self {
    case .folderUnavailable(let path, let reason):
      "The folder \(path) cannot be created: \(reason)."
    case .cannotOpen(let path, let reason):
      "\(path) cannot be opened: \(reason)."
    case .unsafe(let path, let danger): "\(path) is not safe to use: \(danger.text)."
    case .readOnly(let path): "\(path) is read-only."
    case .emptyFile(let path): "\(path) is empty. It was not changed."
    case .notADatabase(let path): "\(path) is not a to-do database. It was not changed."
    case .foreignDatabase(let path): "\(path) is a database of another program."
    case .foreignSchema(let path, let detail):
      "\(path) was changed by another program: \(detail). It was not opened, since foreign code in it could run with every change."
    case .newerVersion(let path, let version, let supported):
      "\(path) was written by a newer version of this program (schema \(version); this version supports \(supported)). Update the program; the file was not changed."
    case .corrupt(let path, let detail):
      "\(path) is damaged (\(detail)). It was not changed."
    case .cannotBackUp(let folder, let reason):
      "No backup could be made: \(reason) (\(folder))."
    case .cannotMigrate(let path, let folder, let reason):
      "\(path) has the format of an older version, and the backup before its update failed: \(reason) (\(folder)). Nothing was changed."
    case .replaced(let path):
      // A small prompt has room only for the beginning of the sentence.
      "Nothing was saved: the database was moved, deleted or replaced. Restart the program. Its path was \(path)."
    case .busy:
      "Another program keeps the database locked. Nothing was saved; try again."
    case .tooSlow:
      "The database takes too long to answer. Nothing was saved."
    case .diskFull: "The disk is full. Nothing was saved; free some space and try again."
    case .quotaReached(let bytes):
      "Your lists have reached their limit of \(bytesInWords(bytes)). Nothing was saved; shorten a text, or ask the host for more space."
    case .diskFailed(let message):
      "The disk failed. Nothing was saved; try again. If it happens again, check the disk: \(message)."
    case .listMissing: "This list has been deleted."
    case .itemMissing: "This item has been deleted."
    case .foreignIdentity:
      "Another program stored this with an invalid identifier. It can be viewed, but not changed."
    case .undoConflict:
      "A later change depends on this one. Undo that change first."
    case .refused(let sentence), .invalidText(let sentence), .importRefused(let sentence),
      .cannotRestore(let sentence):
      sentence
    case .closed: "The database is closed."
    case .database(let message): "The database reports: \(message). Nothing was saved."
    }
  }
}

extension StoreError {
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
        "Another program stored a text here that is too long or contains a NUL character. Nothing was changed; replace the text, or delete it."
      )
    default: self = .database(message: "\(error)")
    }
  }
}
