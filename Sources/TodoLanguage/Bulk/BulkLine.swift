/// Reads a line of changes for many items: `+1w #home !low @tag -@tag due:none`.
///
/// The words are those of a quick-add line, but here all of them have to be changes, so a bare date
/// is a change wherever it stands. A word that is not a change is a problem; a line with problems
/// should not be carried out.
public enum BulkLine {
  /// A stretch of the line and its changes.
  public struct Part: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The changes, of different properties: “tonight” is a day and a time. None for words that
    /// belong to another part, such as the end of a rule.
    public let changes: [LineMeaning]
  }

  /// The result of reading a line.
  public struct Reading: Hashable, Sendable {
    /// The changes, in the order of the line.
    public let parts: [Part]
    /// The problems, in the order of the line.
    public let problems: [LanguageError]

    /// The changes alone.
    public var changes: [LineMeaning] { parts.flatMap(\.changes) }
  }

  /// Reads a line. One that is longer than ``QuickAdd/longest`` is a problem as a whole.
  public static func read(_ line: String, in context: QuickAdd.Context) -> Reading {
    guard line.utf8.count <= QuickAdd.longest else {
      let range = line.startIndex..<line.endIndex
      return Reading(
        parts: [],
        problems: [LanguageError(.unknownWord, range, "This line is too long to be read.")])
    }
    var reader = BulkReader(line, context)
    return reader.read()
  }
}
