import Glibc

/// Small files that are created once and read at once.
enum WholeFile {
  /// Creates a new file that only its owner can read.
  ///
  /// - Throws: ``FileError``, also when the file exists already.
  static func create(_ path: String) throws(FileError) -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(path, code: errno) }
    return file
  }

  /// Writes a whole text.
  static func write(_ text: String, to file: Int32, _ path: String) throws(FileError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw FileError(path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads a whole file of at most this many bytes.
  static func read(_ path: String, atMost largest: Int) throws(FileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(path, code: errno) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path, code: errno) }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      guard bytes.count <= largest else {
        throw FileError("\(path): it is larger than any such file.")
      }
    }
  }
}

/// A file that cannot be used.
struct FileError: Error, CustomStringConvertible {
  /// The file and the reason.
  let description: String
  /// The system's error number; 0 if there is none.
  let code: Int32

  init(_ description: String) { (self.description, code) = (description, 0) }

  /// Creates an error with the system's reason.
  init(_ path: String, code: Int32) {
    self.code = code
    description = "\(path): \(String(cString: strerror(code)))."
  }
}
