import Glibc

/// A file for another program to edit, which nobody else may read.
struct EditorFile {
  /// The maximum number of bytes that are read: the longest name, the longest notes, and room for a
  /// text too long for either, so that the error is about that text.
  private static let most = 200_000

  /// The path of the file.
  let path: String

  /// Writes a text into a new file in a folder. Throws a `Failure`.
  init(_ text: String, in folder: String) throws(Failure) {
    var template = Array("\(folder)/paneltodo-XXXXXX.txt".utf8CString)
    // With the mode 0600, and under an unused name.
    let file = mkstemps(&template, 4)
    guard file >= 0 else { throw Failure("A file for the editor cannot be made") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = Failure("The file for the editor cannot be written")
        close(file)
        unlink(path)
        throw failure
      }
      rest = rest.dropFirst(count)
    }
    close(file)
  }

  /// Reads the text in the file. Throws a `Failure`.
  func text() throws(Failure) -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure("The edited text cannot be read") }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Failure("The edited text cannot be read") }
      if count == 0 { break }
      bytes += buffer[..<count]
      guard bytes.count <= Self.most else {
        throw Failure(description: "The edited text is too long.")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "The edited text is not UTF-8.")
    }
    return text
  }

  /// Removes the file.
  func remove() { unlink(path) }

  /// The reason for a failure, as a sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(description: String) { self.description = description }

    /// A sentence that ends with the system's reason.
    fileprivate init(_ words: String) {
      description = "\(words): \(String(cString: strerror(errno)))."
    }
  }
}
