/// Reads a line of changes for many items: `+1w #home !low @tag -@tag due:none`.
///
/// The words are those of a quick-add line, but here all of them have to be changes, so a bare date
/// is a change wherever it stands. A word that is no change is a problem; a line with problems
/// should not be carried out.
public enum BulkLine {
  /// A stretch of the line and its changes.
  public struct Part: Hashable, Sendable {
    /// The range in the line.
    public let range: Range<String.Index>
    /// The changes, of different properties: “tonight” is a day and a time.
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

  /// Reads a line.
  public static func read(_ line: String, in context: QuickAdd.Context) -> Reading {
    var reader = BulkReader(line, context)
    return reader.read()
  }
}
