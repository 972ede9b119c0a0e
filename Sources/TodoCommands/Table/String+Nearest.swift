extension String {
  /// The most similar of some words, without regard to dashes at their beginnings; `nil` if none is
  /// so similar that the text may be a slip.
  package func nearest(among words: [String]) -> String? {
    let typed = Self.letters(self)
    // Nobody mistypes a known word as a text that is far longer.
    guard (2...40).contains(typed.count) else { return nil }
    let distances = words.map { (word: $0, distance: Self.distance(typed, Self.letters($0))) }
    guard let nearest = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return nearest.distance <= max(1, typed.count / 3) ? nearest.word : nil
  }

  private static func letters(_ word: String) -> [Character] {
    Array(word.drop { $0 == "-" }.lowercased())
  }

  /// The number of letters to insert, delete, replace or exchange with their neighbour that makes
  /// one word of the other.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var before = [Int](repeating: 0, count: right.count + 1)
    var above = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1..<(right.count + 1) {
        let isSame = left[row - 1] == right[column - 1]
        current[column] = Swift.min(
          above[column] + 1, current[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          current[column] = Swift.min(current[column], before[column - 2] + 1)
        }
      }
      (before, above) = (above, current)
    }
    return above[right.count]
  }
}
