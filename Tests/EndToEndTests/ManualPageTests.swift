import Foundation
import TestSupport
import Testing

@Suite("The manual page", .floor(.full)) struct ManualPageTests {
  @Test func `is one that man shows without a warning`() throws {
    let home = try TemporaryFolder()
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/paneltodo.1")

    let result = try Command(
      "man", ["--warnings=all", "-E", "UTF-8", "-l", page.path], home: home,
      environment: ["MANWIDTH": "80", "MANPAGER": "cat", "LC_ALL": "C.UTF-8"]
    ).run()

    #expect(result.status == .exitCode(0) && result.error == "")
    for words in ["PANELTODO(1)", "EXIT STATUS", "paneltodo add Pay rent fri 9am"] {
      #expect(result.output.contains(words), "“\(words)” is missing")
    }
  }
}
