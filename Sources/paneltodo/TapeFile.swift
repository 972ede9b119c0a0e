import FileKit

/// The file of a recording.
enum TapeFile {
  /// The maximum size, more than weeks of typing.
  private static let largest = 64 << 20

  /// Creates a new file that only its owner can read.
  static func create(_ path: String) throws(FileError) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(creating: path)
    } catch {
      throw FileError(path, error)
    }
  }

  /// Writes a line at once: a recording of a crash should end where the crash was. Returns whether
  /// it was written.
  static func append(_ line: String, to file: borrowing Descriptor) -> Bool {
    // A full disk must not end the program.
    (try? file.write(line.utf8.span.bytes)) != nil
  }

  /// Reads a whole file.
  static func read(_ path: String) throws(FileError) -> String {
    let bytes = try WholeFile.read(path, atMost: largest)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileError("\(path) is not a text file.")
    }
    return text
  }
}
