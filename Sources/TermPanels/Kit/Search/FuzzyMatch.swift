/// A match of a typed query in a text: all characters must be there, in order, but not in one
/// piece. `gro` and `grc` match “Groceries”, the first one better.
///
/// Characters at the start of a word and characters in a row count more, gaps less; case does not
/// matter.
public struct FuzzyMatch: Hashable, Sendable {
  /// The quality of the match: of two, the one with the higher score should stand first.
  public let score: Int
  /// The indices of the text's characters that match.
  public let characters: [Int]

  private static let longestQuery = 64
  private static let longestText = 256
  private static let startOfWord = 10
  private static let inARow = 12
  private static let impossible = Int.min / 2

  /// Looks for the query; `nil` if it does not match. Blanks in it are ignored. Only the
  /// beginning of a very long text is searched.
  public init?(_ query: String, in text: String) {
    let wanted = query.filter { !$0.isWhitespace }.prefix(Self.longestQuery).map(Self.folded)
    let characters = Array(text.prefix(Self.longestText))
    guard let best = Self.best(wanted, in: characters) else { return nil }
    // Of two texts that match at the same indices, the shorter one is the better match.
    score = best.score * 4 - min(characters.count, 63) / 16
    self.characters = best.indices
  }

  /// The best match of all wanted characters, computed from the best matches of the first so many
  /// of them that end at each index.
  private static func best(
    _ wanted: [String], in characters: [Character]
  ) -> (score: Int, indices: [Int])? {
    guard !wanted.isEmpty else { return (0, []) }
    let folded = characters.map(folded)
    let bonuses = bonuses(of: characters)
    var scores = [Int](repeating: impossible, count: characters.count)
    // For each wanted character and each index: the index of the wanted character before it.
    var origins: [[Int]] = []
    for (number, letter) in wanted.enumerated() {
      var next = [Int](repeating: impossible, count: characters.count)
      var origin = [Int](repeating: -1, count: characters.count)
      // The best end of the characters so far, which loses a point with every index passed.
      var (reach, reachIndex) = (impossible, -1)
      for index in folded.indices {
        if index > 1 {
          reach -= 1
          if scores[index - 2] - 1 > reach {
            (reach, reachIndex) = (scores[index - 2] - 1, index - 2)
          }
        }
        guard folded[index] == letter else { continue }
        if number == 0 {
          next[index] = bonuses[index] - min(index, 8)
          continue
        }
        let beside = index > 0 ? scores[index - 1] + inARow : impossible
        let (from, score) = beside >= reach ? (index - 1, beside) : (reachIndex, reach)
        guard score > impossible / 2 else { continue }
        next[index] = score + bonuses[index]
        origin[index] = from
      }
      scores = next
      origins.append(origin)
    }
    guard let end = scores.indices.max(by: { scores[$0] < scores[$1] }),
      scores[end] > impossible / 2
    else { return nil }
    var indices = [end]
    for origin in origins.dropFirst().reversed() {
      indices.append(origin[indices[indices.count - 1]])
    }
    return (scores[end], indices.reversed())
  }

  private static func bonuses(of characters: [Character]) -> [Int] {
    var bonuses = [Int](repeating: 0, count: characters.count)
    var previous: Character = " "
    for (index, character) in characters.enumerated() {
      let startsWord = isPartOfWord(character) && !isPartOfWord(previous)
      let startsHump = character.isUppercase && previous.isLowercase
      if startsWord || startsHump { bonuses[index] = startOfWord }
      previous = character
    }
    return bonuses
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func folded(_ character: Character) -> String { character.lowercased() }
}
