import Testing

/// The failures in `docs/reliability.md`, and the tests that prove the claim for each.
@Suite("The table of failures") struct ReliabilityManifestTests {
  private let rows: [[Substring]]

  init() throws {
    rows = try SourceFile(path: "docs/reliability.md").lines
      .filter { $0.prefixMatch(of: /\| [A-D]\d+ \|/) != nil }
      .map { $0.split(separator: "|").map { $0.trimmingPrefix(" ") } }
  }

  @Test func `has all 54 rows, each once and in order`() {
    let numbers = [("A", 17), ("B", 11), ("C", 17), ("D", 9)].flatMap { letter, count in
      (1...count).map { "\(letter)\($0)" }
    }

    #expect(rows.map { $0[0].filter { $0 != " " } } == numbers)
  }

  @Test func `states for each the claim, the number of trials and the best program`() {
    for row in rows {
      #expect(row.count == 6, "\(row[0])")
      #expect(row.allSatisfy { $0.count > 1 }, "\(row[0])")
    }
  }

  @Test func `names tests for each, all of which exist`() throws {
    let tests = try TestNames.all

    for row in rows {
      let names = row[3].matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row[0])")
      for name in names { #expect(tests.contains(name), "\(row[0]): “\(name)” is no test") }
    }
  }
}
