import Glibc

/// The file of a recording.
enum TapeFile {
  /// More than weeks of typing.
  private static let largest = 64 << 20

  /// Makes a new file that only its owner can read.
  static func create(_ path: String) throws(TapeError) -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw TapeError(path) }
    return file
  }

  /// Writes a line at once: a recording of a crash should end where the crash was.
  static func append(_ line: String, to file: Int32) {
    var line = line
    line.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        // A full disk must not end the program; the recording then ends here.
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Reads a whole file.
  static func read(_ path: String) throws(TapeError) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw TapeError(path) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw TapeError(path) }
      if count == 0 { break }
      bytes += piece[..<count]
      guard bytes.count <= largest else {
        throw TapeError(description: "\(path): it is too large to be a recording.")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TapeError(description: "\(path): it is not a text.")
    }
    return text
  }
}

/// A recording's file that cannot be used.
struct TapeError: Error, CustomStringConvertible {
  /// Which file, and why.
  let description: String

  init(description: String) { self.description = description }

  /// What the system said last.
  fileprivate init(_ path: String) {
    description = "\(path): \(String(cString: strerror(errno)))."
  }
}
