package import FileKit

/// A folder of lists as it was read.
package struct FolderReading: Sendable {
  /// The folder.
  package private(set) var folder = SyncFolder()
  /// The mark of the folder. A folder that changes while it is read has another mark afterwards.
  package private(set) var mark = FolderMark()

  /// Reads a folder. Hidden files and folders, and files with other names, are ignored.
  ///
  /// - Throws: ``SystemError`` with the path of a folder that cannot be read.
  package init(path: String) throws(SystemError) {
    for name in try Self.collections(in: path) {
      var collection = SyncFolder.Collection(name: name)
      mark.add(name, nil)
      for file in try Self.files(of: name, in: path) {
        let (content, fileMark) = Self.read("\(path)/\(name)/\(file)")
        mark.add("\(name)/\(file)", fileMark)
        switch file {
        case SyncFolder.displayNameFile: collection.displayName = content
        case SyncFolder.colorFile: collection.color = content
        default: if file.hasSuffix(SyncFolder.suffix) { collection.files[file] = content }
        }
      }
      folder.collections.append(collection)
    }
    folder.collections.sort { $0.name < $1.name }
  }

  /// The names of the folders of lists.
  static func collections(in path: String) throws(SystemError) -> [String] {
    // A folder that cannot be read to its end is no empty one.
    try Folder.allNames(in: path).filter { !$0.hasPrefix(".") && Folder.exists("\(path)/\($0)") }
  }

  /// The names of the files in the folder of a list.
  static func files(of collection: String, in path: String) throws(SystemError) -> [String] {
    try Folder.allNames(in: "\(path)/\(collection)").filter { !$0.hasPrefix(".") }
  }

  /// Reads a file. Its mark is that before it was read; nil for a link that leads nowhere.
  private static func read(_ path: String) -> (SyncFolder.Content, FileMark?) {
    do throws(SystemError) {
      let file = try Descriptor(opening: path, waiting: false)
      let mark = file.mark
      // The synchronisation reports what it cannot read.
      let bytes = try? file.isRegularFile ? file.readAll(limit: SyncFolder.mostBytes) : nil
      return (bytes.map(SyncFolder.Content.bytes) ?? .unreadable, mark)
    } catch {
      return (.unreadable, try? FileMark(of: path))
    }
  }
}
