import FileKit
import SafeText

/// The file of a picture.
enum PictureFile {
  /// The path of standard output.
  private static let standardOutput = "-"

  /// Checks that a file would be new, before the picture is made.
  static func check(_ path: String) throws(FileError) {
    guard path == standardOutput || !File.exists(path) else {
      throw FileError("\(path) exists. Choose another name.")
    }
  }

  /// Writes a new file, which has its name only when it is whole. Only its owner can read it.
  static func write(_ text: String, to path: String) throws {
    guard path != standardOutput else { return try Console.pass(text) }
    do throws(SystemError) {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      let file = try TemporaryFile(in: folder, prefix: ".paneltodo-", suffix: "")
      let draft = file.path
      defer { File.remove(draft) }
      try file.descriptor.write(text.utf8.span.bytes)
      try File.link(draft, as: path)
    } catch {
      throw FileError(path, error)
    }
  }
}
