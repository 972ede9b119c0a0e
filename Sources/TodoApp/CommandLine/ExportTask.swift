/// An export, as the command line asks for it.
public struct ExportTask: Equatable, Sendable {
  /// The name of the format; `nil` is that of the path's ending, or our own JSON.
  public var format: String?
  /// The name of the list; `nil` is all.
  public var list: String?
  /// The query that items have to meet; `nil` is all.
  public var query: String?
  /// The path of the file; `nil` is standard output.
  public var path: String?
  /// Whether an existing file is replaced.
  public var replaces = false
}
