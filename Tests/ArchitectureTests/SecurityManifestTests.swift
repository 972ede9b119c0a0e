import Testing

/// The people and programs in `docs/SECURITY.md`, and the tests that prove the limits of each.
@Suite("The table of who can do what") struct SecurityManifestTests {
  @Test func `names tests in each row, all of which exist`() throws {
    let lines = try SourceFile(path: "docs/SECURITY.md").lines.drop { !$0.hasPrefix("| Who") }
    let rows = lines.prefix { $0.hasPrefix("|") }.dropFirst(2)
    let tests = try TestNames.all

    #expect(rows.count > 5)
    for row in rows {
      let names = row.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row)")
      for name in names { #expect(tests.contains(name), "“\(name)” is no test") }
    }
  }
}
