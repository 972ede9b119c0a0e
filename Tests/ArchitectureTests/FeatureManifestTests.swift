import Testing

/// The features in `docs/features.md`, and the tests that demonstrate each.
@Suite("The table of features") struct FeatureManifestTests {
  @Test func `names tests for each feature, all of which exist`() throws {
    let tests = try TestNames.all
    let rows = try SourceFile(path: "docs/features.md").lines.filter { $0.hasPrefix("| ") }
      .dropHeaders

    #expect(rows.count > 50)
    for row in rows {
      let names = row.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row)")
      for name in names { #expect(tests.contains(name), "“\(name)” is no test") }
    }
  }
}

extension [Substring] {
  /// The rows of tables, without their header rows.
  fileprivate var dropHeaders: [Substring] { filter { !$0.hasPrefix("| Feature |") } }
}
