package import FileKit

/// A folder of lists as it was read.
package struct FolderReading: Sendable {
  /// The folder.
  package private(set) var folder = SyncFolder()
  /// The mark of the folder. A folder that changes while it is read has another mark afterwards.
  package private(set) var mark = FolderMark()

  /// Reads a folder. Hidden folders, and files with other names, are ignored.
  ///
  /// - Throws: ``SystemError`` with the path of a folder that cannot be read.
  package init(path: String) throws(SystemError) {
    let lists = try Self.lists(in: path)
    folder.refused = lists.refused
    for name in lists.names {
      var collection = SyncFolder.Collection(name: name)
      mark.add(name, nil)
      for file in try Self.files(of: name, in: path) {
        let (content, fileMark) = Self.read("\(path)/\(name)/\(file)")
        mark.add("\(name)/\(file)", fileMark)
        switch file {
        case SyncFolder.displayNameFile: collection.displayName = content
        case SyncFolder.colorFile: collection.color = content
        default:
          if file.hasSuffix(SyncFolder.suffix) {
            collection.files[file] = Self.checked(content, named: file)
          }
        }
      }
      folder.collections.append(collection)
    }
    folder.collections.sort { $0.name < $1.name }
  }

  /// The names of the folders of lists, and the folders that are left alone.
  static func lists(
    in path: String
  ) throws(SystemError) -> (names: [String], refused: [String: SyncFolder.Refusal]) {
    var names: [String] = []
    var refused: [String: SyncFolder.Refusal] = [:]
    // A folder that cannot be read to its end is no empty one.
    for entry in try Folder.entries(in: path) where entry.isFolder && !entry.name.hasPrefix(".") {
      if entry.isLink {
        refused[entry.name] = .link
      } else if let fault = NameFault(of: entry.name) {
        refused[entry.name] = .name(fault: fault.predicate)
      } else {
        names.append(entry.name)
      }
    }
    return (names, refused)
  }

  /// The names of the files in the folder of a list. A hidden file may be that of a to-do, since a
  /// server has chosen the name.
  static func files(of collection: String, in path: String) throws(SystemError) -> [String] {
    try Folder.allNames(in: "\(path)/\(collection)").filter {
      !$0.hasPrefix(".") || $0.hasSuffix(SyncFolder.suffix)
    }
  }

  /// The content of a file whose name may be refused; nil for a hidden file without a to-do.
  private static func checked(
    _ content: SyncFolder.Content, named file: String
  ) -> SyncFolder.Content? {
    guard let fault = NameFault(of: file) else { return content }
    guard fault == .dot else { return .misnamed(fault) }
    return content.bytes?.contains("BEGIN:VTODO".utf8) == true ? .misnamed(fault) : nil
  }

  /// Reads a file. A link is not followed. The mark is that before it was read; nil for a link that
  /// leads nowhere.
  private static func read(_ path: String) -> (SyncFolder.Content, FileMark?) {
    // Before the file is read. There is none of a link that leads nowhere.
    let mark = try? FileMark(of: path)
    // The synchronisation reports what it cannot read.
    let bytes = try? ForeignFile.content(of: path, atMost: SyncFolder.mostBytes)
    return (bytes.map(SyncFolder.Content.bytes) ?? .unreadable, mark)
  }
}
