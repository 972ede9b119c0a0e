extension Character {
  /// Columns that the character takes on the screen.
  public var columns: Int {
    if let asciiValue, asciiValue != 0x0A { return 1 }
    var glyphs: [Glyph] = []
    return Glyph.append(self, to: &glyphs)
  }
}

extension StringProtocol {
  /// Columns that the text takes on the screen, in one line.
  @inlinable public var columns: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.columns }
  }

  /// The text cut to a number of columns, with `…` as its last character where it was cut.
  /// A wide character is never halved.
  public func truncated(toColumns limit: Int) -> String {
    guard columns > limit else { return String(self) }
    guard limit > 0 else { return "" }
    var text = ""
    var used = 0
    for character in self {
      let width = character.columns
      if used + width > limit - 1 { break }
      text.append(character)
      used += width
    }
    return text + "…"
  }

  /// The text broken into lines of at most `width` columns: at spaces if there are any, inside a
  /// word where there are none. Line breaks in the text stay, and so do the spaces at the beginning
  /// of a line, as far as they leave room for the word after them.
  public func wrapped(toColumns width: Int) -> [String] {
    guard width > 0 else { return [] }
    let isBreak = { (character: Character) in character == "\n" || character == "\r\n" }
    return split(omittingEmptySubsequences: false, whereSeparator: isBreak).flatMap { paragraph in
      var lines: [String] = []
      var line = ""
      let indentation = paragraph.prefix { $0 == " " }
      let words = paragraph[indentation.endIndex...].split(
        separator: " ", omittingEmptySubsequences: false)
      for (index, word) in words.enumerated() {
        let joined = line + " " + word
        if index == 0 {
          let room = Swift.max(0, width - word.columns)
          line = String(indentation.prefix(room)) + String(word)
        } else if line.isEmpty {
          line = String(word)
        } else if joined.columns <= width {
          line = joined
        } else {
          lines.append(line)
          line = String(word)
        }
        guard line.columns > width else { continue }
        // In one pass: a word may be as long as the text.
        var rest = line[...]
        while case let head = rest.prefix(columns: width),
          head.endIndex < rest.endIndex || head.columns > width
        {
          lines.append(String(head))
          rest = rest[head.endIndex...]
        }
        line = String(rest)
      }
      lines.append(line)
      return lines
    }
  }

  /// The longest beginning that fits into a number of columns; at least one character.
  private func prefix(columns limit: Int) -> SubSequence {
    var used = 0
    var end = startIndex
    for index in indices {
      used += self[index].columns
      if used > limit, index > startIndex { break }
      end = self.index(after: index)
    }
    return self[..<end]
  }
}
