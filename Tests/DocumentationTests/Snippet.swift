/// Swift code that a page shows: a region of this target between the lines `// begin NAME` and
/// `// end NAME`, or, if the name is a path, a whole file. The page shows the code as compiled.
struct Snippet {
  let name: String
  let text: String

  /// The regions of all files of this target.
  static func all() throws -> [Snippet] {
    try Repository.files(in: "Tests/DocumentationTests").filter { $0.hasSuffix(".swift") }
      .flatMap { try regions(in: Repository.text(of: $0)) }
  }

  /// The whole file.
  init(file path: String) throws {
    name = path
    text = try Repository.text(of: path).trimmingTrailingNewlines
  }

  private init(name: String, lines: [Substring]) {
    self.name = name
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    text = lines.map { $0.dropFirst(indent) }.joined(separator: "\n")
  }

  private static func regions(in file: String) -> [Snippet] {
    var snippets: [Snippet] = []
    var open: (name: Substring, lines: [Substring])?
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: /\s*\/\/ begin (\S+)/) {
        open = (match.1, [])
      } else if let region = open, line.wholeMatch(of: /\s*\/\/ end (\S+)/)?.1 == region.name {
        snippets.append(Snippet(name: String(region.name), lines: region.lines))
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    return snippets
  }
}

extension String {
  var trimmingTrailingNewlines: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
