import Testing

/// The fields in `docs/sync-fields.md`, and the tests that show how each is synchronised.
@Suite("The table of synchronised fields") struct SyncedFieldTests {
  @Test func `has each field that a calendar holds, in the order of the formats`() throws {
    let formats = try Self.rows(of: "docs/formats.md", below: "| | JSON, JSON lines | iCalendar |")
    let fields = try Self.rows(of: "docs/sync-fields.md", below: "| Field |")

    #expect(!fields.isEmpty)
    #expect(fields.map { $0[0] } == formats.filter { $0[2] != "—" }.map { $0[0] })
  }

  @Test func `names tests for each field, all of which exist`() throws {
    let tests = try TestNames.all

    for row in try Self.rows(of: "docs/sync-fields.md", below: "| Field |") {
      let names = row[3].matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row[0])")
      for name in names { #expect(tests.contains(name), "\(row[0]): “\(name)” is no test") }
    }
  }

  /// The cells of the rows of a table, without its header.
  private static func rows(of page: String, below header: String) throws -> [[Substring]] {
    let lines = try SourceFile(path: page).lines
    let start = try #require(lines.firstIndex { $0.hasPrefix(header) }, "\(page)")
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
    }
  }
}
