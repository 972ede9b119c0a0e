import Testing

private let mostLines = 400

/// Types above the limit. The list only ever gets shorter. `Panel` is mostly interface with its doc
/// comments, as UIKit's view controller is.
private let longTypes: Set = ["Panel"]

/// Types that are a table of values, with a file for each long value and no state.
private let tables: Set = ["Entry", "Schema"]

@Suite("Types") struct TypeSizeTests {
  @Test func `have at most 400 lines with all their extensions`() throws {
    var long: Set<String> = []
    for folder in try SourceTree.modules().values {
      let files = try SourceTree.files(in: folder, named: ".swift")
      let lengths = lengthsOfTypes(in: files.map(\.lines))
      long.formUnion(lengths.filter { $0.value > mostLines }.keys)
    }

    let known = longTypes.union(tables)
    #expect(long.subtracting(known) == [], "longer than \(mostLines) lines")
    #expect(known.subtracting(long) == [], "no longer too long: take them off the list")
  }

  @Test func `count extensions in all files, except those of foreign types`() {
    let first: [Substring] = [
      "/// A list.", "@MainActor public final class List<ID: Hashable>: Panel {", "  var a = 0", "",
      "  struct Part {", "  }", "}", "", "extension List.Part {", "  var b: Int { 0 }", "}",
      "struct Empty {}", "extension String {", "  var c: Int { 0 }", "}",
    ]
    let second: [Substring] = [
      "extension List where ID == Never {", "  var d: Int { 0 }", "}", "private enum Choice {",
      "  case one", "}",
    ]

    #expect(lengthsOfTypes(in: [first, second]) == ["List": 6 + 3, "List.Part": 3, "Empty": 1])
  }
}

/// The lines of each type that is declared in a module's files, with the types nested in it and its
/// extensions in the module, from the line with the name to the closing brace. An extension of a
/// nested type counts for that type. A private type is no longer than its file.
private func lengthsOfTypes(in files: [[Substring]]) -> [String: Int] {
  let declaration =
    #/
    (?:(?:@\w+(?:\([^)]*\))?|public|open|package|final|indirect|nonisolated)\ )*
    (class|struct|enum|actor|protocol|extension)\ ([\w.]+)
    /#
  var lengths: [String: Int] = [:]
  var declared: Set<String> = []
  for lines in files {
    for (start, line) in lines.enumerated() {
      guard let match = line.prefixMatch(of: declaration) else { continue }
      let isOneLine = line.hasSuffix("}")
      let end = isOneLine ? start : lines[start...].firstIndex(of: "}") ?? lines.count - 1
      lengths[String(match.2), default: 0] += end - start + 1
      if match.1 != "extension" { declared.insert(String(match.2)) }
    }
  }
  return lengths.filter { declared.contains(String($0.key.prefix { $0 != "." })) }
}
