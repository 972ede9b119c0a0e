package import FileKit

/// A folder of lists: a folder for each, in which each to-do has a file. Programs such as
/// vdirsyncer, todoman and pimsync call it a vdir.
package struct SyncFolder: Hashable, Sendable {
  /// The folder of a list.
  package struct Collection: Hashable, Sendable {
    /// The name of the folder.
    package var name: String
    /// The text of the file `displayname`; nil without one.
    package var displayName: String?
    /// The text of the file `color`; nil without one.
    package var color: String?
    /// The files of to-dos by their names.
    package var files: [String: Content] = [:]

    /// A folder without files.
    package init(name: String) { self.name = name }
  }

  /// The content of a file.
  package enum Content: Hashable, Sendable {
    /// Bytes.
    case bytes([UInt8])
    /// A file that is too large, or cannot be read at all.
    case unreadable

    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  }

  /// The most bytes of a file that is synchronised.
  package static let mostBytes = 200 << 10
  /// The end of the names of to-dos' files.
  static let suffix = ".ics"
  static let displayNameFile = "displayname"
  static let colorFile = "color"

  /// The folders of lists.
  package var collections: [Collection]

  /// A folder with these lists.
  package init(collections: [Collection] = []) { self.collections = collections }

  /// Reads a folder. Hidden files and folders, and files with other names, are ignored.
  ///
  /// - Throws: ``SystemError`` with the path of a folder that cannot be read.
  package init(path: String) throws(SystemError) {
    collections = []
    // A folder that cannot be read to its end is no empty one.
    for name in try Folder.allNames(in: path) {
      let folder = "\(path)/\(name)"
      guard !name.hasPrefix("."), Folder.exists(folder) else { continue }
      var collection = Collection(name: name)
      for file in try Folder.allNames(in: folder) where !file.hasPrefix(".") {
        let content = Self.content(of: "\(folder)/\(file)")
        switch file {
        case Self.displayNameFile: collection.displayName = Self.line(content)
        case Self.colorFile: collection.color = Self.line(content)
        default: if file.hasSuffix(Self.suffix) { collection.files[file] = content }
        }
      }
      collections.append(collection)
    }
    collections.sort { $0.name < $1.name }
  }

  /// Leaves out the other files of to-dos.
  mutating func keepFiles(where isKept: (KnownFolder.Place) -> Bool) {
    for (index, collection) in collections.enumerated() {
      collections[index].files = collection.files.filter {
        isKept(KnownFolder.Place(collection: collection.name, file: $0.key))
      }
    }
  }

  private static func content(of path: String) -> Content {
    do throws(SystemError) {
      let file = try Descriptor(opening: path, waiting: false)
      guard file.isRegularFile, let bytes = try file.readAll(limit: mostBytes) else {
        return .unreadable
      }
      return .bytes(bytes)
    } catch {
      return .unreadable
    }
  }

  private static func line(_ content: Content) -> String? {
    content.bytes.map { String(decoding: $0, as: UTF8.self) }
  }
}
