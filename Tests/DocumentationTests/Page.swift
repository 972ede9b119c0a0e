import Foundation

/// A page of the documentation, as the lines of its file.
struct Page {
  /// The path from the top of the repository.
  let path: String
  private(set) var lines: [String]

  init(path: String) throws {
    self.path = path
    lines = try Repository.text(of: path).components(separatedBy: "\n")
  }

  /// README.md and everything below docs.
  static func all() throws -> [Page] {
    let pages = try Repository.files(in: "docs").filter { $0.hasSuffix(".md") }
    return try (["README.md"] + pages).map(Page.init)
  }

  /// The blocks of the page that are labelled with their kind, in their order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("```") {
        let end = lines[index...].firstIndex(of: "```") ?? lines.count
        let words = line.dropFirst(3).split(separator: " ").map(String.init)
        if let kind = words.first {
          blocks.append(block(kind, words.dropFirst().first, index..<end))
        }
        index = end + 1
      } else if line.hasPrefix("<!-- "),
        let match = line.wholeMatch(of: /<!-- (table|paragraph) (\S+) -->/)
      {
        // Without a blank line, the comment and the text after it would be one piece of HTML.
        let start = min(index + 1, lines.count)
        let end = lines[start...].firstIndex(of: "") ?? lines.count
        blocks.append(block(String(match.1), String(match.2), start..<end))
        index = end
      }
    }
    return blocks
  }

  /// Replaces the text of a block.
  mutating func replace(_ block: Block, by text: String) {
    lines.replaceSubrange(block.range, with: text.components(separatedBy: "\n"))
  }

  func save() throws {
    try lines.joined(separator: "\n")
      .write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
  }

  private func block(_ kind: String, _ name: String?, _ range: Range<Int>) -> Block {
    Block(
      kind: kind, name: name, text: lines[range].joined(separator: "\n"), range: range,
      place: "\(path):\(range.lowerBound)")
  }
}

/// A part of a page between two fences, or a table or paragraph after a comment.
struct Block {
  /// The first word after the opening fence, or `table` or `paragraph`.
  let kind: String
  /// The second word.
  let name: String?
  let text: String
  /// The block's lines in the page.
  let range: Range<Int>
  let place: String

  /// The label that pairs a block with an exhibit.
  var label: String { "\(kind) \(name ?? "without a name")" }
}
