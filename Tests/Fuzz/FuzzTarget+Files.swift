import JSONKit
import MarkdownKit
import TodoApp

extension FuzzTarget {
  /// Checks that each problem is reported with a line of the file.
  func takeSettings(_ bytes: [UInt8]) throws {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for problem in Settings.read(bytes).problems {
      try require((1...lines + 1).contains(problem.line), "Line \(problem.line) of \(lines).")
    }
    _ = try? JSONParser.parse(bytes)
  }

  func takeMarkdown(_ text: String) throws {
    for block in Markdown(text).blocks { try require("\(block)" != "", "An empty block.") }
  }
}
