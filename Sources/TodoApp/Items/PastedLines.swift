import TodoModel

/// The items in a text of several lines, such as a list from a mail.
struct PastedLines {
  /// A line for an item.
  struct Line: Equatable {
    /// The text, without the marker of a list.
    let text: String
    /// The number of lines that it is indented below.
    let depth: Int
  }

  /// The lines. Empty ones are left out.
  let lines: [Line]

  /// Reads a text. A line that is indented further than the one before belongs to it.
  init(_ text: String) {
    var indents: [Int] = []
    lines = text.split(whereSeparator: \.isNewline).compactMap { line in
      let bare = Self.bare(line)
      guard !bare.isEmpty else { return nil }
      let indent = Self.indent(of: line)
      while let last = indents.last, last >= indent { indents.removeLast() }
      let depth = min(indents.count, Nesting.deepest)
      indents.append(indent)
      return Line(text: bare, depth: depth)
    }
  }

  /// The items of the lines, with those that are indented as subtasks.
  func items(_ item: (String) -> NewItem) -> [NewItem] {
    var rest = lines[...]
    return Self.items(at: 0, &rest, item)
  }

  private static func items(
    at depth: Int, _ rest: inout ArraySlice<Line>, _ item: (String) -> NewItem
  ) -> [NewItem] {
    var items: [NewItem] = []
    while let line = rest.first, line.depth >= depth {
      rest.removeFirst()
      var new = item(line.text)
      new.subtasks = Self.items(at: line.depth + 1, &rest, item)
      items.append(new)
    }
    return items
  }

  /// The columns before the text of a line; a tab goes to the next multiple of four.
  private static func indent(of line: Substring) -> Int {
    line.prefix(while: \.isWhitespace).reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }

  private static func bare(_ line: Substring) -> String {
    var line = line.drop(while: \.isWhitespace)
    for mark in ["- ", "* ", "+ ", "• ", "[ ] ", "☐ "] where line.hasPrefix(mark) {
      line = line.dropFirst(mark.count).drop(while: \.isWhitespace)
    }
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}
