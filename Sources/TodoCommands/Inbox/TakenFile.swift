import FileKit
import TodoModel

/// A file of lines that was moved away, as it is now.
struct TakenFile {
  let path: String
  /// The whole lines.
  private(set) var lines: [InboxFile.Line] = []
  /// The bytes behind the last line break.
  let rest: [UInt8]
  private let size: Int

  /// Reads a file. The token, which no other file ever has, makes the identities of its lines.
  init(at path: String, token: String) throws {
    self.path = path
    let bytes = try Descriptor(opening: path).readAll(limit: .max) ?? []
    size = bytes.count
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      if text.contains(where: { !$0.isWhitespace }) {
        lines.append(InboxFile.Line(id: Identifier(imported: "\(token) \(start)"), text: text))
      }
      start = end + 1
    }
    rest = Array(bytes[start...])
  }

  /// Whether somebody writes to the file, or has done so since it was read.
  func isInUse() throws -> Bool {
    let file = try Descriptor(opening: path)
    return file.isBeingWritten || file.size != size
  }
}
