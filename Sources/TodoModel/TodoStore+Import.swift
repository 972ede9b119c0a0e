internal import Glibc

extension TodoStore {
  /// Adds what a `todos.json` of MVCTodo holds, in one transaction and one step of undo.
  ///
  /// The same file again adds nothing twice. Throws `StoreError.importRefused`, naming the line and
  /// column or the path in the document, when any of it cannot be read; nothing is changed then.
  public func importMVCTodo(path: String) async throws(StoreError) -> ImportReport {
    guard !isClosed else { throw .closed }
    let file = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    // Read before the transaction: nobody should wait for a lock while a large file is parsed.
    let document = try await writer.readMVCTodo(path: path, file: file)
    return try await write { ledger in
      try MVCTodoImport.run(document, file: file, ledger: ledger)
    }
  }
}

extension Writer {
  /// A file of more bytes is not read: it is no one's to-do list.
  private static let largestImport = 256 << 20

  /// Reads and checks a file on the writer's queue.
  func readMVCTodo(path: String, file: String) throws(StoreError) -> MVCTodoDocument {
    let bytes = try Self.content(of: path, file: file)
    do {
      return try MVCTodoDocument(try JSONParser.parse(bytes))
    } catch let fault as JSONFault {
      throw .importRefused("\(visible(file)): \(fault)")
    } catch {
      throw .importRefused("\(visible(file)): \(error)")
    }
  }

  private static func content(of path: String, file: String) throws(StoreError) -> [UInt8] {
    // Non-blocking, or a named pipe would hold the queue for ever.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .importRefused("\(visible(file)) cannot be read: \(DatabaseFile.reason(errno)).")
    }
    defer { Glibc.close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .importRefused("\(visible(file)) is not a file.")
    }
    guard status.st_size <= largestImport else {
      throw .importRefused("\(visible(file)) is too large to be a to-do list.")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw .importRefused("\(visible(file)) cannot be read: \(DatabaseFile.reason(errno)).")
      }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }
}
