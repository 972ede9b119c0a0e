extension QuickAdd {
  /// An unknown list, or words that look like a part of a date and were not read. Dates beside such
  /// words are then no chips, since they may be misread.
  public struct Doubt: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The words that were probably meant, if there are some.
    public let offer: Offer?
  }

  /// Words to replace others.
  public struct Offer: Hashable, Sendable {
    /// The words, as they would be typed.
    public let text: String
    /// The meanings that the line has then.
    public let meanings: [LineMeaning]
  }
}

extension QuickAdd.Reading {
  /// The line with the first offered words in place of the typed ones; nil without an offer.
  public var corrected: String? {
    doubts.lazy.compactMap { doubt in
      doubt.offer.map { line.replacingSubrange(doubt.range, with: $0.text) }
    }.first
  }
}
