extension QuickAdd {
  /// A chip that is not wanted: its words are to stay words.
  ///
  /// It is the words themselves, and which of several equal ones, counted from the beginning of the
  /// line. So it holds while the line grows, and is void when the words are changed.
  public struct Refusal: Hashable, Sendable {
    let words: [String]
    let occurrence: Int

    /// Makes the words of a line literal that are refused.
    func apply(to line: inout [Word], of text: String) {
      var left = occurrence
      guard let first = words.first, words.count <= line.count else { return }
      for start in 0...(line.count - words.count) where text[line[start].range] == first {
        let range = start..<(start + words.count)
        guard line[range].map({ text[$0.range] }).elementsEqual(words, by: ==) else { continue }
        if left == 0 {
          for index in range { line[index] = line[index].refused(in: text) }
          return
        }
        left -= 1
      }
    }
  }
}

extension QuickAdd.Reading {
  /// The chip that ends at a place or at white space before it: the one that Backspace refuses there.
  public func chip(endingAt index: String.Index) -> QuickAdd.Chip? {
    chips.last { chip in
      chip.range.upperBound <= index
        && line[chip.range.upperBound..<index].allSatisfy(\.isWhitespace)
    }
  }

  /// What to give to ``QuickAdd/read(_:in:refusing:)`` so that a chip's words are words again.
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
