/// Words that could be a chip.
struct Phrase {
  let length: Int
  let meaning: QuickAdd.Meaning

  /// Whether it is one wherever it stands, and not at the end of the line alone.
  let isAnywhere: Bool

  /// Whether the word before it can make it part of what is said.
  let isBare: Bool

  /// How many words of a title must come before it.
  let leastWords: Int

  init(
    _ meaning: QuickAdd.Meaning, length: Int, isAnywhere: Bool = false, isBare: Bool = false,
    leastWords: Int = 1
  ) {
    self.meaning = meaning
    self.length = length
    self.isAnywhere = isAnywhere
    self.isBare = isBare
    self.leastWords = isAnywhere ? 0 : leastWords
  }
}
