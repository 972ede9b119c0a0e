extension DateLanguage {
  /// The word of a date that was probably meant by an unknown one: the word that begins
  /// so, or has a letter less, more, another, or two in the wrong order. Nil for a known word, and
  /// where nothing comes near.
  package func correction(of word: String) -> String? {
    guard word.count >= Lexicon.shortestMisspelling, word.utf8.count <= 24,
      word.allSatisfy(\.isLetter), !lexicon.knows(word)
    else { return nil }
    let meant = Set(lexicon.spellable.filter { $0.word.hasPrefix(word) }.map(\.usual))
    if let first = meant.first { return meant.count == 1 ? first : nil }
    let letters = Array(word)
    let near = lexicon.spellable.compactMap { known -> (distance: Int, word: String)? in
      guard known.word.first == word.first else { return nil }
      let distance = Spelling.distance(letters, Array(known.word))
      return distance <= (known.isName && letters.count > 6 ? 2 : 1) ? (distance, known.usual) : nil
    }
    return near.min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  }
}

/// Compares words letter by letter.
enum Spelling {
  /// The number of letters that are missing, added, different or swapped with their neighbours.
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard abs(left.count - right.count) <= 2 else { return 3 }
    var rows = [Array(0...right.count)]
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(
          rows[row][column] + (letter == other ? 0 : 1), rows[row][column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          best = min(best, rows[row - 1][column - 1] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
