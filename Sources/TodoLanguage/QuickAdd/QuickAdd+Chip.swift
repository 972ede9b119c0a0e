extension QuickAdd {
  /// A stretch of the line and its meaning.
  public struct Chip: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The meanings, of different kinds: “tonight” is a day and a time. None for words that belong
    /// to another chip, such as the end of a rule.
    public let meanings: [LineMeaning]
    /// The range of its words, by their indices.
    let words: Range<Int>
  }
}
