import Testing

/// Folders of TermPanels, each with folders whose types it must not name: those that are made with
/// it.
private let forbidden: [String: Set<String>] = [
  "Lists": ["Containers", "Coordinators", "Linear", "Recording", "Search"]
]

@Suite struct `Folder rules` {
  @Test(arguments: forbidden.keys.sorted())
  func `keep a folder from naming what is made with it`(folder: String) throws {
    let folders = try #require(forbidden[folder])
    var foreign: Set<Substring> = []
    for name in folders {
      let files = try SourceTree.files(in: "Sources/TermPanels/\(name)", named: ".swift")
      foreign.formUnion(files.flatMap { declaredTypes(in: $0.lines) })
    }
    #expect(foreign.count >= folders.count)

    for file in try SourceTree.files(in: "Sources/TermPanels/\(folder)", named: ".swift") {
      for (index, line) in file.lines.enumerated() {
        #expect(namedTypes(in: line).isDisjoint(with: foreign), file.place(index))
      }
    }
  }

  @Test func `read declarations and names, and no comments`() {
    let lines: [Substring] = [
      "public final class MenuPanel: Panel {", "private final class MenuView: View {",
      "  struct Inner {", "enum SplitChange: Hashable {",
    ]

    #expect(declaredTypes(in: lines) == ["MenuPanel", "SplitChange"])
    #expect(namedTypes(in: "  let menu = MenuPanel(of: actions)  // a Menu") == ["MenuPanel"])
    #expect(namedTypes(in: "  /// A ``MenuPanel``.") == [])
  }
}

/// The types at the top of a file that other files can name.
private func declaredTypes(in lines: [Substring]) -> [Substring] {
  let declaration = /(?:@\w+ |public |open |final |indirect )*(?:class|struct|enum|protocol) (\w+)/
  return lines.compactMap { $0.prefixMatch(of: declaration)?.1 }
}

/// The words of a line of code that are names of types.
private func namedTypes(in line: Substring) -> Set<Substring> {
  let code = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
  return Set(code.matches(of: /\b[A-Z]\w*/).map(\.output))
}
