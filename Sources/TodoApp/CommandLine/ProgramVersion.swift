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
    let words = mark.split(separator: " ")
    guard words.count == 2, words[0].utf8.count >= 40, words[0].allSatisfy(\.isHexDigit) else {
      return title
    }
    return "\(title) (commit \(words[0].prefix(10)), \(words[1]))"
  }
}
