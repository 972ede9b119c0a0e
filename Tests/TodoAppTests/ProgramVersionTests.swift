import Testing

@testable import TodoApp

@Suite("The version") struct ProgramVersionTests {
  private let title = "paneltodo \(ProgramVersion.number)"

  @Test func `names the commit and its date in an export of that commit`() {
    let commit = "0123456789abcdef0123456789abcdef01234567"
    #expect(
      ProgramVersion.line(ofSource: "\(commit) 2026-11-23")
        == "\(title) (commit 0123456789, 2026-11-23)")
    // SHA-256.
    #expect(
      ProgramVersion.line(ofSource: "\(commit)0123456789abcdef01234567 2026-11-23")
        == "\(title) (commit 0123456789, 2026-11-23)")
  }

  @Test(arguments: ["$Format:%H %cs$", "", "0123456789 2026-11-23", "%H %cs"])
  func `is the number alone in a source that knows no commit`(mark: String) {
    #expect(ProgramVersion.line(ofSource: mark) == title)
  }
}
