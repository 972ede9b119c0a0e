/// Reads a line of changes for many items: `+1w #home !low @tag -@tag due:none`.
///
/// The words are those of a quick-add line, but here all of them have to be changes, so a bare day is
/// one wherever it stands. What is no change is a problem; a line with problems should not be carried
/// out.
public enum BulkLine {
  /// A stretch of the line and what it changes.
  public struct Part: Hashable, Sendable {
    /// Where in the line it is.
    public let range: Range<String.Index>
    /// What it changes.
    public let change: BulkChange
  }

  /// What a line says.
  public struct Reading: Hashable, Sendable {
    /// The changes, in the order of the line.
    public let parts: [Part]
    /// What is no change, in the order of the line.
    public let problems: [LanguageError]

    /// The changes alone.
    public var changes: [BulkChange] { parts.map(\.change) }
  }

  /// What a line says. The time of the context does not matter.
  public static func read(_ line: String, in context: QuickAdd.Context) -> Reading {
    var reader = BulkReader(line, context)
    return reader.read()
  }
}
