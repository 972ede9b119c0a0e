import CivilCalendar
import SafeText
public import TodoModel
import TodoWording

/// The advice on errors of the store: the commands of this program that help. The model states the
/// facts.
public struct StoreAdvice: Error, CustomStringConvertible {
  /// The error as a sentence, and the advice after it.
  public let description: String

  /// A remedy in words, and the file that a backup may replace, which is a better one.
  private typealias Remedy = (text: String, replaceable: String?)

  /// Advises on an error. Any other error has its own description.
  ///
  /// - Parameter backup: Returns the newest intact backup of the database at a path. It is called
  ///   only where a backup helps.
  public init(_ error: any Error, backup: (_ path: String) -> Backup? = { _ in nil }) {
    let remedy = (error as? StoreError).flatMap(Self.remedy)
    description = "\(error)" + (remedy.map { " " + Self.text(for: $0, backup) } ?? "")
  }

  /// The error with advice; the error itself where there is none.
  static func advised(_ error: any Error) -> any Error {
    (error as? StoreError).flatMap(remedy) == nil ? error : StoreAdvice(error)
  }

  /// The report of a diagnosis, with advice on its findings.
  public static func report(of diagnosis: Diagnosis) -> String {
    let offer = diagnosis.newestBackup.map { text(offering: $0, for: diagnosis.path) }
    return diagnosis.text { finding in
      switch finding {
      case .good, .bad, .unknown: nil
      case .missing: offer
      case .damaged: offer ?? "Recover what you can with: sqlite3 FILE .recover"
      case .failed(let error), .unwritable(let error):
        remedy(for: error).map { text(for: $0) { _ in diagnosis.newestBackup } }
      }
    }
  }

  /// The report of a restoration, and the way to undo it.
  public static func report(of restoration: Restoration) -> String {
    guard let kept = restoration.kept else { return restoration.text }
    let further =
      kept.occasion == .damaged
      ? "You may recover more of it with: sqlite3 FILE .recover"
      : "To undo this: \(command(restoring: kept, of: restoration.path))"
    return restoration.text + "\n" + further.shownInLine
  }

  // MARK: - Remedies

  private static func remedy(for error: StoreError) -> Remedy? {
    switch error {
    case .folderUnavailable: ("Choose another file with --database PATH.", nil)
    case .foreignDatabase: ("Choose another file with --database PATH.", nil)
    case .readOnly, .readOnlyFolder:
      ("Make it writable, or choose another file with --database PATH.", nil)
    case .readOnlyFileSystem:
      (
        "If the system made it so after an error, export your lists to another disk, and check this one.",
        nil
      )
    case .unsafe(let path, .writableByOthers): ("Run: chmod go-w \(quoted(path))", nil)
    case .unsafe(_, .shared), .unsafe(_, .foreign):
      ("Choose a file in a folder of your own with --database PATH.", nil)
    case .unsafe(_, .link): ("Give the path of the file that it points to.", nil)
    case .emptyFile(let path):
      (
        "It may have lost its content; restore it from a backup, or remove it to start afresh.",
        path
      )
    case .notADatabase(let path): ("Choose another file with --database PATH.", path)
    case .foreignSchema(let path, _):
      ("Remove it with that program, or choose another file with --database PATH.", path)
    case .corrupt(let path, _):
      ("Run paneltodo doctor for advice, or recover what you can with: sqlite3 FILE .recover", path)
    case .tooSlow: ("Check it with paneltodo doctor.", nil)
    default: nil
    }
  }

  private static func text(
    for remedy: Remedy, _ backup: (_ path: String) -> Backup?
  ) -> String {
    guard let path = remedy.replaceable, let backup = backup(path) else {
      return remedy.text.shownInLine
    }
    return text(offering: backup, for: path)
  }

  private static func text(offering backup: Backup, for path: String) -> String {
    let command = command(restoring: backup, of: path)
    return "The newest intact backup is from \(backup.day). Restore it with: \(command)"
      .shownInLine
  }

  /// The command that puts a backup in the place of a database.
  private static func command(restoring backup: Backup, of path: String) -> String {
    "paneltodo --database \(quoted(path)) doctor --restore \(quoted(backup.handle))"
  }

  /// A word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber) || "/.-_+".contains($0)
    }
    if isPlain { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
