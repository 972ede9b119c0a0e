internal import SafeText

/// The folders that a ``FilePanel`` shows: those of the disk, or others that a test or a restricted
/// program offers instead.
///
/// Paths are absolute, with slashes between the names. A path below a file is the path of no
/// folder.
public protocol FileBrowsing: Sendable {
  /// The folder that `~` stands for; `nil` if there is none.
  var home: String? { get }

  /// Reads a folder. A panel calls it in the background, so it may take its time.
  ///
  /// - Parameter folder: The path of the folder.
  /// - Returns: The entries, in any order.
  /// - Throws: An error whose description is a sentence, such as ``FileBrowsingError``.
  func entries(in folder: String) async throws -> [FileEntry]

  /// The entries of a folder if they are in memory: a panel shows them at once. `nil` lets it read
  /// the folder.
  func knownEntries(in folder: String) -> [FileEntry]?
}

extension FileBrowsing {
  /// No folder.
  public var home: String? { nil }

  /// Nothing: every folder is read.
  public func knownEntries(in folder: String) -> [FileEntry]? { nil }
}

/// A folder that cannot be read.
public struct FileBrowsingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the folder.
  public let folder: String
  /// The reason, without a full stop.
  public let reason: String

  /// Creates an error.
  public init(folder: String, reason: String) { (self.folder, self.reason) = (folder, reason) }

  /// The failure as a sentence.
  public var description: String { "“\(folder.shownInLine)” cannot be read: \(reason)." }
}
