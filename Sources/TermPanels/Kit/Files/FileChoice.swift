/// The file or the folder that was chosen in a ``FilePanel``.
public struct FileChoice: Hashable, Sendable {
  /// The absolute path.
  public let path: String
  /// Whether the person has agreed to replace the file at that path. If not, there was none when
  /// the name was chosen: create the file, and fail if there is one by then.
  public let replaces: Bool

  /// Creates a choice.
  public init(path: String, replaces: Bool = false) {
    (self.path, self.replaces) = (path, replaces)
  }
}
