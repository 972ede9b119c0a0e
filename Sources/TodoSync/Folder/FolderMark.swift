package import FileKit

/// A mark of everything in a folder of lists, taken without reading the files: two marks are equal
/// only if no file was added, changed, replaced or removed between them.
package struct FolderMark: Hashable, Sendable {
  /// The sum of a number for each file, so that their order does not matter.
  private var sum: UInt64 = 0
  private var count = 0
  /// The time of the latest change, in nanoseconds.
  private var latest = Int.min

  /// Takes the mark of a folder. Hidden files and folders are ignored. Of a link that leads nowhere
  /// only the name counts.
  ///
  /// - Throws: ``SystemError`` with the path of a folder that cannot be read.
  package init(path: String) throws(SystemError) {
    for name in try Folder.allNames(in: path) where !name.hasPrefix(".") {
      let folder = "\(path)/\(name)"
      guard Folder.exists(folder) else { continue }
      add(name, nil)
      for file in try Folder.allNames(in: folder) where !file.hasPrefix(".") {
        add("\(name)/\(file)", try? FileMark(of: "\(folder)/\(file)"))
      }
    }
  }

  /// Whether every later change gets another mark: the last one that this mark contains was made in
  /// an earlier tick of the file system than that in which a file was created.
  ///
  /// - Parameter file: A file that was created before the mark was taken.
  package func isSafe(since file: FileMark) -> Bool { latest < file.changed }

  /// The mark as a text.
  package var text: String { "\(count)-\(String(sum, radix: 16))" }

  private mutating func add(_ place: String, _ mark: FileMark?) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ number: UInt64) { hash = (hash ^ number) &* 0x100_0000_01b3 }
    for byte in place.utf8 { add(UInt64(byte)) }
    if let mark {
      for number in [mark.size, mark.modified, mark.changed] {
        add(UInt64(bitPattern: Int64(number)))
        // The high bits would hardly count in the low ones.
        add(hash >> 32)
      }
      add(mark.number)
      latest = max(latest, mark.changed)
    }
    add(hash >> 29)
    sum &+= hash
    count += 1
  }
}
