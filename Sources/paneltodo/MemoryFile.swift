import FileKit
import TodoApp

/// The file of the choices that a person made with a key. A failure to read or to write it costs no
/// data, so it is not reported.
struct MemoryFile {
  /// The maximum size, more than the program writes.
  private static let largest = 1 << 16

  private let path: String

  init(environment: [String: String]) { path = Memory.path(environment: environment) }

  /// The memory; empty if there is no readable file.
  func read() -> Memory {
    // The first run has no file.
    (try? WholeFile.read(path, atMost: MemoryFile.largest)).map(Memory.init(reading:)) ?? Memory()
  }

  /// Replaces the file, so that no reader finds half of one.
  func write(_ memory: Memory) {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    // The choice still holds for this run.
    try? replace(in: folder, with: memory.text)
  }

  private func replace(in folder: String, with text: String) throws(SystemError) {
    try Folder.create(folder)
    try File.replace(path, with: text.utf8.span.bytes)
  }
}
