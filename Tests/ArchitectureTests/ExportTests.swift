import Testing

@Suite("An export of a commit") struct ExportTests {
  /// `git archive` fills the places of those files alone that have the attribute.
  @Test func `has its commit in the file with a place for it`() throws {
    let place = ["$", "Format:"].joined()
    let places = try SourceTree.files(in: "Sources").filter { file in
      file.lines.contains { $0.contains(place) }
    }
    let filled = try SourceFile(path: ".gitattributes").lines.filter {
      $0.hasSuffix(" export-subst")
    }

    #expect(places.map { "\($0.path) export-subst" } == filled.map(String.init))
    #expect(places.count == 1)
  }
}
