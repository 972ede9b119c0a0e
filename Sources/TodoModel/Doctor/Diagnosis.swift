internal import SafeText

/// What a look through a database found, to be shown to whoever asked for it.
public struct Diagnosis: Sendable {
  /// One thing that was looked at.
  public enum Finding: Hashable, Sendable {
    /// It is as it should be; the sentence says what.
    case good(String)
    /// It is not; the sentence says what, and what to do.
    case bad(String)
    /// It could not be looked at; the sentence says why.
    case unknown(String)
  }

  /// The database.
  public let path: String
  /// What was found, in the order in which it was looked at.
  public private(set) var findings: [Finding] = []
  /// Sentences about what is in the file.
  var facts: [String] = []
  /// Lines about the backups.
  var backups: [String] = []

  init(path: String) { self.path = path }

  /// Whether nothing is wrong.
  public var isWell: Bool {
    !findings.contains { if case .bad = $0 { true } else { false } }
  }

  mutating func add(_ finding: Finding) { findings.append(finding) }
}

extension Diagnosis: CustomStringConvertible {
  /// All of it in plain words, on several lines and safe to print on a terminal.
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
    lines += ["", isWell ? "All is well." : "Something is wrong; see BAD above."]
    return lines.map(\.shownInLine).joined(separator: "\n")
  }
}

/// A number with its noun: `1 item`, `2 items`.
func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
  "\(count) \(count == 1 ? one : many ?? one + "s")"
}

/// A size in bytes as people say it.
func bytesInWords(_ count: Int) -> String {
  if count < 1024 { return "\(count) B" }
  let tenths = count < 1 << 20 ? count * 10 / 1024 : count * 10 / (1 << 20)
  let number = tenths < 100 && tenths % 10 > 0 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
  return number + (count < 1 << 20 ? " KB" : " MB")
}
