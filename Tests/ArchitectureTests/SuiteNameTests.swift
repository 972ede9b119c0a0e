import Testing

@Suite("A suite of tests") struct SuiteNameTests {
  @Test func `is a type whose name ends in Tests`() throws {
    for file in try SourceTree.files(in: "Tests", named: ".swift") {
      for suite in suites(in: file.lines) {
        #expect(suite.hasSuffix("Tests"), "\(file.path): \(suite)")
      }
    }
  }

  @Test func `is in the file of its name`() throws {
    for file in try SourceTree.files(in: "Tests", named: "Tests.swift") {
      let name = file.path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      #expect(suites(in: file.lines).contains(name), "\(file.path)")
    }
  }

  @Test func `is a type at the top of a file that has tests`() {
    let lines: [Substring] = [
      "struct Town {", "  let name: String", "}",
      "@MainActor @Suite(\"A town\") struct TownTests {", "  private struct Road {}",
      "  @Test func `has a name`() {", "extension RoadTests {", "  @Test(arguments: roads)",
      "@Suite(", "  \"A map\")", "struct MapTests {", "  let a = \"@Test\"",
    ]

    #expect(suites(in: lines) == ["TownTests", "RoadTests"])
  }
}

/// The types of a file that contain tests.
private func suites(in lines: [Substring]) -> Set<Substring> {
  var type: Substring = ""
  var suites: Set<Substring> = []
  // Made once: a regex is parsed wherever it is written.
  let declaration = /(?:@.* |private |final )*(?:struct|class|enum|actor|extension) (\S+?):? .*/
  for line in lines where !line.isEmpty {
    if line.first != " ", let match = line.wholeMatch(of: declaration) { type = match.1 }
    if line.hasPrefix("  @Test") { suites.insert(type) }
  }
  return suites
}
