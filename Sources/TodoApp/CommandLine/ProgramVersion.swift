internal import CSourceCommit

/// The version of the program. Between two releases it names the commit, so that no two programs
/// have the same one.
public enum ProgramVersion {
  /// The number of the last release. `scripts/release` changes it.
  public static let number = "0.9.0"

  /// The line that `--version` prints.
  static let line = line(of: String(cString: source_commit()))

  /// The line for a source with a mark: the commit, its date, its tag and whether the source was
  /// changed. Only the commit with the tag of a release is that release.
  static func line(of mark: String, release number: String = number) -> String {
    let next = next(after: number)
    let words = mark.split(separator: " ")
    guard words.count >= 2, words[0].utf8.count >= 40, words[0].allSatisfy(\.isHexDigit) else {
      return "paneltodo \(next)~git"
    }
    let (commit, date) = (words[0].prefix(10), words[1])
    if words.dropFirst(2) == ["v\(number)"] {
      return "paneltodo \(number) (commit \(commit), \(date))"
    }
    return "paneltodo \(next)~git\(date.filter(\.isNumber)).\(commit)"
      + (words.last == "changed" ? "+changed" : "")
  }

  /// The number after that of the last release, at least. To dpkg and rpm, `~` behind it means that
  /// it comes before that number.
  private static func next(after number: String) -> String {
    let parts = number.split(separator: ".")
    let last = (parts.last.flatMap { Int($0) } ?? 0) + 1
    return (parts.dropLast() + ["\(last)"]).joined(separator: ".")
  }
}
