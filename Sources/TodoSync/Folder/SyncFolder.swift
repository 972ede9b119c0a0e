package import FileKit

/// A folder of lists: a folder for each, in which each to-do has a file. Programs such as
/// vdirsyncer, todoman and pimsync call it a vdir.
package struct SyncFolder: Hashable, Sendable {
  /// The folder of a list.
  package struct Collection: Hashable, Sendable {
    /// The name of the folder.
    package var name: String
    /// The file `displayname`; nil without one.
    package var displayName: Content?
    /// The file `color`; nil without one.
    package var color: Content?
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
    /// A file of a to-do whose name is not used.
    case misnamed(NameFault)

    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
    var text: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The reason why something in the folder is not used as the folder of a list.
  package enum Refusal: Hashable, Sendable {
    /// Its name is not used, since it has a fault: “has a control character”.
    case name(fault: String)
    /// It is a symbolic link: it leads out of the folder.
    case link
  }

  /// The most bytes of a file that is synchronised.
  package static let mostBytes = 200 << 10
  /// The end of the names of to-dos' files.
  static let suffix = ".ics"
  static let displayNameFile = "displayname"
  static let colorFile = "color"
  /// The longest name of a file, in bytes, without its ending.
  private static let longestName = 120

  /// The folders of lists.
  package var collections: [Collection]
  /// The folders that are left alone, by their names.
  package var refused: [String: Refusal] = [:]

  /// A folder with these lists.
  package init(collections: [Collection] = []) { self.collections = collections }

  /// The usual name of the file of an identity.
  static func fileName(of uid: String) -> String {
    var name = ""
    for scalar in uid.unicodeScalars.prefix(longestName) {
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "-_@".unicodeScalars.contains(scalar)
      name += isPlain ? String(scalar) : "_"
    }
    return (name.isEmpty ? "_" : name) + suffix
  }

  /// Leaves out the other files of to-dos.
  mutating func keepFiles(where isKept: (KnownFolder.Place) -> Bool) {
    for (index, collection) in collections.enumerated() {
      collections[index].files = collection.files.filter {
        isKept(KnownFolder.Place(collection: collection.name, file: $0.key))
      }
    }
  }
}
