/// The words of a line for an item, and of a line of changes, that a person can be offered.
public enum LineVocabulary {
  /// The keys and the priorities of a line for a new item.
  public static let words =
    MarkStart.keys.filter { !$0.isRemoval && $0.sign != "!" }.map(\.text)
    + DateKey.allCases.map { "\($0.rawValue):" } + QueryVocabulary.priorities

  /// The words of a line of changes: those of an item, and the words that only change one.
  public static let changes =
    words + MarkStart.keys.filter(\.isRemoval).map(\.text) + BulkReader.states.map(\.key)
}
