extension QuickAdd {
  /// A refused chip, whose words stay words.
  ///
  /// It consists of the words themselves and their index among equal ones, counted from the
  /// beginning of the line. So it stays valid while the line grows, and is void when the words are
  /// changed.
  public struct Refusal: Hashable, Sendable {
    let words: [String]
    let occurrence: Int

    /// Makes the refused words of a line literal.
    func apply(to line: inout [Word], of text: String) {
      var left = occurrence
      guard let first = words.first, words.count <= line.count else { return }
      for start in 0...(line.count - words.count) where text[line[start].range] == first {
        let range = start..<(start + words.count)
        guard line[range].map({ text[$0.range] }).elementsEqual(words, by: ==) else { continue }
        if left == 0 {
          let isMark = line[start].looksLikeMark
          for index in range { line[index] = line[index].refused(in: text, isMark: isMark) }
          return
        }
        left -= 1
      }
    }
  }
}

extension QuickAdd.Reading {
  /// The chip that ends at an index or at white space before it, which Backspace refuses there.
  public func chip(endingAt index: String.Index) -> QuickAdd.Chip? {
    chips.last { chip in
      chip.range.upperBound <= index
        && line[chip.range.upperBound..<index].allSatisfy(\.isWhitespace)
    }
  }

  /// The refusal that makes ``QuickAdd/read(_:in:refusing:)`` turn a chip's words into words again.
  public func refusal(of chip: QuickAdd.Chip) -> QuickAdd.Refusal {
    let words = Array(typed[chip.words])
    var occurrence = 0
    for start in 0..<chip.words.lowerBound
    where start + words.count <= typed.count && typed[start] == words[0] {
      if typed[start..<(start + words.count)].elementsEqual(words) { occurrence += 1 }
    }
    return QuickAdd.Refusal(words: words, occurrence: occurrence)
  }
}
