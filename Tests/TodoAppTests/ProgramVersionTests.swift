import Testing

@testable import TodoApp

@Suite("The version") struct ProgramVersionTests {
  private let commit = "0123456789abcdef0123456789abcdef01234567"

  private func line(of mark: String) -> String {
    ProgramVersion.line(of: mark, release: "1.9.9")
  }

  @Test func `is the number of a release in that release alone`() {
    #expect(
      line(of: "\(commit) 2026-11-23 v1.9.9")
        == "paneltodo 1.9.9 (commit 0123456789, 2026-11-23)")
  }

  @Test(arguments: ["", " ", " v1.9.8", " v1.9.10", " v1.9.9-12-g0123456"])
  func `names the commit and its date between two releases`(tag: String) {
    // SHA-1 and SHA-256.
    for hash in [commit, commit + "0123456789abcdef01234567"] {
      #expect(
        line(of: "\(hash) 2026-11-29\(tag)") == "paneltodo 1.9.10~git20261129.0123456789")
    }
  }

  @Test(arguments: ["", " v1.9.9", " v1.9.9-12-g0123456"])
  func `says that the source was changed`(tag: String) {
    #expect(
      line(of: "\(commit) 2026-11-29\(tag) changed")
        == "paneltodo 1.9.10~git20261129.0123456789+changed")
  }

  @Test(arguments: ["$Format:%H %cs %(describe)$", "", "0123456789 2026-11-23", "%H %cs", " "])
  func `names no commit in a source that knows none`(mark: String) {
    #expect(line(of: mark) == "paneltodo 1.9.10~git")
  }
}
