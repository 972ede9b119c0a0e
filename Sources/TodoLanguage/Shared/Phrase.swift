/// Words that could be a chip.
struct Phrase {
  let length: Int
  let meaning: LineMeaning

  /// Whether it is a chip anywhere, and not only at the end of the line.
  let isAnywhere: Bool

  /// Whether the word before it can make it part of the title.
  let isBare: Bool

  /// The fewest title words that must precede it.
  let leastWords: Int

  init(
    _ meaning: LineMeaning, length: Int, isAnywhere: Bool = false, isBare: Bool = false,
    leastWords: Int = 1
  ) {
    self.meaning = meaning
    self.length = length
    self.isAnywhere = isAnywhere
    self.isBare = isBare
    self.leastWords = isAnywhere ? 0 : leastWords
  }
}
