extension QuickAdd {
  /// A stretch of the line and its meaning.
  public struct Chip: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The meaning.
    public let meaning: LineMeaning
    /// The range of its words, by their indices.
    let words: Range<Int>
  }
}
