import TestSupport
import Testing

/// Openings of a documentation comment that stand where a noun would do.
private let clauses: Set<Substring> = ["What", "Whose", "Who", "Whoever", "How", "Where"]

/// Constructions that have to be decoded, each with a plainer one in `docs/style.md`.
private let riddles = [
  "that there is not", "that there are not", "is so already", "are so already", "by the way",
  "anyhow", "whoever", "comes along", "goes on with",
]

@Suite("Comments", .floor(.full)) struct CommentStyleTests {
  @Test func `are at most 100 columns wide`() throws {
    for file in try SourceTree.files(named: ".swift") {
      for (index, line) in file.lines.enumerated() where isComment(line) {
        #expect(line.count <= 100, file.place(index))
      }
    }
  }

  @Test func `begin with a noun or a verb where they document a declaration`() throws {
    for file in try SourceTree.files(named: ".swift") {
      for index in file.lines.indices where beginsDocumentation(file.lines, index) {
        let first = file.lines[index].split(separator: " ").dropFirst().first ?? ""
        #expect(!clauses.contains(first), file.place(index))
      }
    }
  }

  @Test func `avoid the constructions that have to be decoded`() throws {
    for file in try SourceTree.files(named: ".swift") + SourceTree.files(named: ".md")
    where !["docs/style.md", "Tests/ArchitectureTests/CommentStyleTests.swift"].contains(file.path)
    {
      let isPage = file.path.hasSuffix(".md")
      var isCode = false
      for (index, line) in file.lines.enumerated() {
        if isPage, line.hasPrefix("```") { isCode.toggle() }
        guard isPage ? !isCode : isComment(line) else { continue }
        let text = line.replacing(/`[^`]*`/, with: "").lowercased()
        for riddle in riddles { #expect(!text.contains(riddle), file.place(index)) }
      }
    }
  }

  @Test func `are distinguished from code`() {
    let lines: [Substring] = [
      "/// The name.", "/// Never empty.", "  let a = 1  // one", "  // why",
    ]

    #expect(lines.map(isComment) == [true, true, false, true])
    #expect(lines.indices.filter { beginsDocumentation(lines, $0) } == [0])
  }
}

private func isComment(_ line: Substring) -> Bool {
  line.drop { $0 == " " }.hasPrefix("//")
}

/// Whether a line is the first of a documentation comment.
private func beginsDocumentation(_ lines: [Substring], _ index: Int) -> Bool {
  let isDocumentation = { (line: Substring) in line.drop { $0 == " " }.hasPrefix("///") }
  return isDocumentation(lines[index]) && (index == 0 || !isDocumentation(lines[index - 1]))
}
