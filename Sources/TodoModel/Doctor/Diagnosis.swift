internal import SafeText

/// The results of examining a database, to be shown to the user.
public struct Diagnosis: Sendable {
  /// The result of one check.
  public enum Finding: Hashable, Sendable {
    /// All is as it should be; the sentence describes it.
    case good(String)
    /// Something is wrong; the sentence says what, and what to do.
    case bad(String)
    /// The check could not be made; the sentence says why.
    case unknown(String)
  }

  /// The database.
  public let path: String
  /// The results, in the order of the checks.
  public private(set) var findings: [Finding] = []
  /// Sentences about the content of the file.
  var facts: [String] = []
  /// Lines about the backups.
  var backups: [String] = []

  init(path: String) { self.path = path }

  /// Whether no check found anything wrong.
  public var isWell: Bool {
    !findings.contains { if case .bad = $0 { true } else { false } }
  }

  mutating func add(_ finding: Finding) { findings.append(finding) }
}

extension Diagnosis: CustomStringConvertible {
  /// The diagnosis in plain words, on several lines and safe to print on a terminal.
  public var description: String {
    var lines = [path] + facts.map { "  \($0)" } + [""]
    for finding in findings {
      switch finding {
      case .good(let sentence): lines.append("  ok   \(sentence)")
      case .bad(let sentence): lines.append("  BAD  \(sentence)")
      case .unknown(let sentence): lines.append("  ?    \(sentence)")
      }
    }
    if !backups.isEmpty { lines += [""] + backups }
    lines += ["", isWell ? "No problems found." : "There are problems; see BAD above."]
    return lines.map(\.shownInLine).joined(separator: "\n")
  }
}

/// A number with its noun: `1 item`, `2 items`.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// A size in bytes in everyday units.
func bytesInWords(_ count: Int) -> String {
  if count < 1024 { return "\(count) B" }
  let tenths = count < 1 << 20 ? count * 10 / 1024 : count * 10 / (1 << 20)
  let number = tenths < 100 && tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  return number + (count < 1 << 20 ? " KB" : " MB")
}
