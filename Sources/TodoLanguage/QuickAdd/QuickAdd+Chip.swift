extension QuickAdd {
  /// A stretch of the line and its meaning.
  public struct Chip: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The meanings, of different kinds: “tonight” is a day and a time. None for words that belong
    /// to another chip, such as the end of a rule.
    public let meanings: [LineMeaning]
    /// The name of a heading, as it was typed after that of an existing list: `Garden` in
    /// `#home/Garden`.
    public let heading: String?
    /// The name of the template that the line uses.
    public let template: String?
    /// The range of its words, by their indices.
    let words: Range<Int>

    /// Whether it is a date, a time or a rule.
    var isDate: Bool {
      meanings.contains { [.due, .start, .time, .recurrence].contains($0.kind) }
    }

    /// The name of the list; nil if the chip names none.
    public var list: String? {
      for case .list(let name, _) in meanings { return name }
      return nil
    }
  }
}
