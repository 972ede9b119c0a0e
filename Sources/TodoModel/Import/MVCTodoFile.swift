internal import Glibc
internal import JSONKit
internal import SafeText

/// A `todos.json` of MVCTodo, read and parsed, for ``TodoStore/importMVCTodo(_:)``. It is read
/// before a store is opened or used, so that a faulty file touches nothing.
public struct MVCTodoFile: Sendable {
  /// The most bytes of a file that is read: a larger one is no to-do list.
  private static let largestImport = 256 << 20

  /// The file's name, without its folder.
  public let name: String

  let document: MVCTodoDocument

  /// Reads a file.
  ///
  /// Throws `StoreError.importRefused`, naming the line and column or the path in the document,
  /// when any of it cannot be read.
  public init(path: String) throws(StoreError) {
    name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    let bytes = try Self.content(of: path, file: name)
    do {
      document = try MVCTodoDocument(try JSONParser.parse(bytes))
    } catch let fault as JSONFault {
      throw .importRefused("\(name.shownInLine): \(fault)")
    } catch {
      throw .importRefused("\(name.shownInLine): \(error)")
    }
  }

  private static func content(of path: String, file: String) throws(StoreError) -> [UInt8] {
    // Non-blocking, or a named pipe would hold the queue for ever.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .importRefused("\(file.shownInLine) cannot be read: \(DatabaseFile.reason(errno)).")
    }
    defer { Glibc.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .importRefused("\(file.shownInLine) is not a file.")
    }
    guard status.st_size <= largestImport else {
      throw .importRefused("\(file.shownInLine) is too large to be a to-do list.")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .importRefused("\(file.shownInLine) cannot be read: \(DatabaseFile.reason(errno)).")
      }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }
}
