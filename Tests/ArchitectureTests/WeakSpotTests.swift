import TestSupport
import Testing

/// The known weak spots of the sources, and the table of all weak spots. Each test fails when its
/// spot is mended: then it becomes a test of its own, and its row leaves `docs/architecture.md`.
@Suite(.floor(.full)) struct WeakSpotTests {
  @Test func `every library function that is called has a public header`() throws {
    let callers = try SourceTree.files(in: "Sources").filter { file in
      file.lines.contains { $0.contains("_main_queue_") && $0.contains("_4CF(") }
    }

    withKnownIssue { #expect(callers.map(\.path) == []) }
  }

  @Test func `no source needs glibc`() throws {
    let files = try SourceTree.files(in: "Sources", named: ".swift").filter { file in
      file.lines.contains { $0.hasSuffix("import Glibc") }
        && !file.lines.contains { $0.hasPrefix("#if canImport(") }
    }

    withKnownIssue { #expect(files.map(\.path) == []) }
  }

  @Test func `each weak spot in the pages has a test of a known issue, and each such test a row`()
    throws
  {
    let rows = try SourceFile(path: "docs/architecture.md").lines
      .drop { $0 != "## Known weak spots" }.filter { $0.hasPrefix("| ") }
    let named = rows.flatMap { row in
      row.split(separator: "|").last?.matches(of: /`([^`]+)`/).map { String($0.1) } ?? []
    }
    let tested = try SourceTree.files(in: "Tests", named: "WeakSpotTests.swift").flatMap { file in
      TestNames.names(in: file.lines).filter { !$0.hasPrefix("each weak spot") }
    }

    #expect(named.count > 5 && Set(named) == Set(tested))
  }
}
