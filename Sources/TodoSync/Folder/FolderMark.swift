package import FileKit

/// A mark of everything in a folder of lists, taken without reading the files: two marks are equal
/// only if no file was added, changed, replaced or removed between them.
package struct FolderMark: Hashable, Sendable {
  /// The sum of a number for each file, so that their order does not matter.
  private var sum: UInt64 = 0
  private var count = 0
  /// The time of the latest change; nil without files.
  private var latest: FileTime?

  /// The mark of an empty folder.
  init() {}

  /// Takes the mark of a folder, of all that a reading of it knows.
  ///
  /// - Throws: ``SystemError`` with the path of a folder that cannot be read.
  package init(path: String) throws(SystemError) {
    for name in try FolderReading.lists(in: path).names {
      add(name, nil)
      for file in try FolderReading.files(of: name, in: path) {
        add("\(name)/\(file)", try? FileMark(of: "\(path)/\(name)/\(file)"))
      }
    }
  }

  /// Whether the folder has another mark after every later change: the clock of the file system has
  /// ticked between the last change that this mark knows and the creation of a file.
  ///
  /// - Parameter file: A file that was created before the mark was taken.
  package func isSafe(since file: FileMark) -> Bool { latest.map { $0 < file.changed } ?? true }

  /// The mark as a text.
  package var text: String { "\(count)-\(String(sum, radix: 16))" }

  /// Adds a folder, or a file with its mark. Of a link that leads nowhere only the name counts.
  mutating func add(_ place: String, _ mark: FileMark?) {
    var numbers = place.utf8.map(UInt64.init)
    if let mark {
      numbers += [mark.size, mark.modified.fingerprint, mark.changed.fingerprint].map {
        UInt64(bitPattern: Int64($0))
      }
      numbers.append(mark.number)
      latest = max(latest ?? mark.changed, mark.changed)
    }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for number in numbers {
      hash = (hash ^ number) &* 0x100_0000_01b3
      // A product carries bits upwards only.
      hash ^= hash >> 32
    }
    sum &+= hash
    count += 1
  }
}
