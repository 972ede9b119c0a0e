import FileKit

/// A change of one file of a folder of lists: it is made only if the file is still as it was read.
package struct FileChange: Hashable, Sendable {
  /// The folder of the list.
  package var collection: String
  /// The name of the file.
  package var file: String
  /// The bytes that were read; nil if there was no file.
  package var before: [UInt8]?
  /// The new bytes; nil if the file is removed.
  package var after: [UInt8]?

  /// The place of the file.
  package var place: KnownFolder.Place { KnownFolder.Place(collection: collection, file: file) }

  /// Whether the file has the name or the colour of a list. Writing the name creates a new folder.
  package var isOfList: Bool { !file.hasSuffix(SyncFolder.suffix) }

  /// Makes the change, unless another program has changed the file since it was read: then it
  /// stays as it is. A reader finds the former file or the new one, and never half of one, even
  /// after a power cut.
  ///
  /// - Parameter folder: The path of the folder of lists.
  /// - Returns: Whether the file is as it should be now.
  /// - Throws: `SystemError`.
  package func make(in folder: String) throws -> Bool {
    let parent = "\(folder)/\(collection)"
    let path = "\(parent)/\(file)"
    // The names are those of the store's record, which other programs can change.
    guard NameFault(of: collection) == nil, NameFault(of: file) == nil, !File.isLink(parent) else {
      return false
    }
    guard try isUnchanged(path) else { return false }
    guard let after else {
      File.remove(path)
      return !File.exists(path)
    }
    try Folder.create(parent, withParents: false)
    let draft = try TemporaryFile(in: parent, prefix: ".new-", suffix: "")
    let name = draft.path
    defer { File.remove(name) }
    try draft.descriptor.write(after.span.bytes)
    try draft.descriptor.sync()
    guard before == nil else {
      try File.move(name, to: path)
      return true
    }
    do throws(SystemError) {
      try File.link(name, as: path)
      return true
    } catch {
      // Another program has just created a file with this name.
      guard error.isExisting else { throw error }
      return false
    }
  }

  /// Whether the file is as it was read.
  private func isUnchanged(_ path: String) throws(SystemError) -> Bool {
    do throws(FileFault) {
      return try before
        == ForeignFile.content(of: path, atMost: SyncFolder.mostBytes)
    } catch {
      if error.isMissing { return before == nil }
      if case .failed(let error) = error { throw error }
      // Something that would not have been read.
      return false
    }
  }
}
