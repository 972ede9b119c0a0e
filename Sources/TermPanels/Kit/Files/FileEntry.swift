/// A file or a folder, as a ``FilePanel`` lists it.
public struct FileEntry: Hashable, Sendable {
  /// The name, without the folder that it is in.
  public let name: String
  /// Whether it is a folder, or a link to one.
  public let isFolder: Bool

  /// Creates an entry.
  public init(_ name: String, isFolder: Bool = false) {
    (self.name, self.isFolder) = (name, isFolder)
  }

  /// Whether the name begins with a dot, so that the entry is listed only on request.
  public var isHidden: Bool { name.hasPrefix(".") }
}
