/// The version of the program, and the commit of its source.
public enum ProgramVersion {
  /// The number. A release changes it together with `docs/CHANGELOG.md`.
  public static let number = "0.9.0"

  /// The name of the program and the number.
  static let title = "paneltodo \(number)"

  /// The line that `--version` prints.
  static let line: String = line(ofSource: "$Format:%H %cs$")

  /// The line for a source with a mark, which `git archive` replaces by the commit and its date
  /// (`.gitattributes`). In a working tree the mark stays, since its files may differ from any
  /// commit; then the line has no commit.
  static func line(ofSource mark: String) -> String {
    guard let commit = mark.wholeMatch(of: /([0-9a-f]{40,64}) (\d{4}-\d\d-\d\d)/) else {
      return title
    }
    return "\(title) (commit \(commit.1.prefix(10)), \(commit.2))"
  }
}
