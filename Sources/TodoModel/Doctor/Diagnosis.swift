internal import SafeText

/// The results of examining a database, to be shown to the user.
public struct Diagnosis: Sendable {
  /// The result of one check.
  public enum Finding: Hashable, Sendable {
    /// All is as it should be; the sentence describes it.
    case good(String)
    /// Something is wrong; the sentence describes it.
    case bad(String)
    /// The database could not be examined further.
    case failed(StoreError)
    /// There is no database, although there are backups of one.
    case missing
    /// The database can be read, but for this reason not be written.
    case unwritable(StoreError)
    /// SQLite found damage in the file.
    case damaged
    /// The check could not be made; the sentence says why.
    case unknown(String)

    /// There is no database yet, and nothing that keeps the program from creating one.
    static let notYet = Finding.good(
      "There is no database yet. The first start of paneltodo creates it.")

    /// The sign before the sentence, and the sentence.
    var text: (sign: String, sentence: String) {
      switch self {
      case .good(let sentence): ("ok  ", sentence)
      case .bad(let sentence): ("BAD ", sentence)
      case .failed(let error): ("BAD ", "\(error)")
      case .unwritable(let error): ("?   ", "\(error)")
      case .missing:
        ("BAD ", "There is no database. Starting paneltodo creates an empty one.")
      case .damaged: ("BAD ", "The file is damaged. It was not changed.")
      case .unknown(let sentence): ("?   ", sentence)
      }
    }
  }

  /// The database.
  public let path: String
  /// The results, in the order of the checks.
  public private(set) var findings: [Finding] = []
  /// Sentences about the content of the file.
  var facts: [String] = []
  /// Lines about the backups.
  var backups: [String] = []
  /// The newest backup that is intact, if there is one.
  public internal(set) var newestBackup: Backup?

  init(path: String) { self.path = path }

  /// Whether no check found anything wrong.
  public var isWell: Bool {
    !findings.contains { $0.text.sign == "BAD " }
  }

  private var verdict: String {
    let canBeWritten = !findings.contains { if case .unwritable = $0 { true } else { false } }
    if !isWell { return "There are problems; see BAD above." }
    return canBeWritten ? "No problems found." : "No damage found, but nothing can be saved."
  }

  mutating func add(_ finding: Finding) { findings.append(finding) }
}

extension Diagnosis: CustomStringConvertible {
  /// The diagnosis without advice.
  public var description: String { text { _ in nil } }

  /// The diagnosis in plain words, on several lines and safe to print on a terminal.
  ///
  /// - Parameter advice: Returns a sentence about the remedy for a finding, if there is one.
  public func text(advice: (Finding) -> String?) -> String {
    let version = "SQLite \(Doctor.sqliteVersion) is built into this program"
    var lines = [path] + (facts + [version]).map { "  \($0)" } + [""]
    for finding in findings {
      let (sign, sentence) = finding.text
      lines.append("  \(sign) \(sentence)" + (advice(finding).map { " \($0)" } ?? ""))
    }
    if !backups.isEmpty { lines += [""] + backups }
    lines += ["", verdict]
    return lines.map(\.shownInLine).joined(separator: "\n")
  }
}
