internal import Dispatch
internal import FileKit
public import TermPanels

/// The folders of the disk, for a `FilePanel`.
///
/// Each folder is read on a thread of its own, so that a disk which does not answer delays neither
/// keys nor other work.
public struct LocalFiles: FileBrowsing {
  /// The person's own folder.
  public let home: String?
  private let queue = DispatchQueue(label: "LocalFiles", attributes: .concurrent)

  /// Creates the folders of the disk.
  ///
  /// - Parameter home: The absolute path of the person's own folder.
  public init(home: String? = nil) { self.home = home }

  /// The absolute path of the folder in which the program was started; `nil` if it is gone.
  public static var currentFolder: String? { Folder.current }

  /// Reads a folder.
  ///
  /// - Throws: `FileBrowsingError`.
  public func entries(in folder: String) async throws -> [FileEntry] {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try Self.read(folder) }) }
    }
  }

  private static func read(_ folder: String) throws -> [FileEntry] {
    do throws(SystemError) {
      return try Folder.entries(in: folder).map { FileEntry($0.name, isFolder: $0.isFolder) }
    } catch {
      throw FileBrowsingError(folder: folder, reason: error.reason)
    }
  }
}
