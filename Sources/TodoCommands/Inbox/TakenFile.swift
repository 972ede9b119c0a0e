import FileKit
import TodoModel

/// A file of lines that was moved away. Its lines are read some at a time.
final class TakenFile {
  private static let lineBreak = UInt8(ascii: "\n")
  /// The most bytes of a line.
  static let longestLine = 64 << 20

  private let name: TakenName
  private let file: ForeignFile
  /// The bytes that were read, from the beginning of a line.
  private var bytes: [UInt8] = []
  /// The number of bytes before them, whose lines were returned.
  private(set) var position: Int
  /// Whether all lines were returned.
  private(set) var isAtEnd = false

  /// Opens a file in a folder, behind the lines that were taken.
  init(_ name: TakenName, in folder: String) throws(FileFault) {
    self.name = name
    // A program may continue to write, so there is no limit but that of a line.
    file = try ForeignFile(at: "\(folder)/\(name.text)", atMost: .max)
    // A shorter file is not the one of which that was true. Known lines are left out.
    position = name.position <= file.size ? name.position : 0
    try file.skip(to: position)
  }

  /// The next whole lines.
  ///
  /// - Parameter most: The most lines. With long ones there are fewer.
  func next(atMost most: Int) throws(FileFault) -> [InboxFile.Line] {
    var lines: [InboxFile.Line] = []
    var start = 0
    var searched = 0
    while lines.count < most, start < ForeignFile.pieceSize {
      guard let end = bytes[searched...].firstIndex(of: Self.lineBreak) else {
        searched = bytes.count
        guard bytes.count - start <= Self.longestLine else { throw .tooLarge(Self.longestLine) }
        let more = try file.read()
        if more.isEmpty { break }
        bytes += more
        continue
      }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      if text.contains(where: { !$0.isWhitespace }) {
        let id = Identifier<TodoItem>(imported: "\(name.identity) \(position + start)")
        lines.append(InboxFile.Line(id: id, text: text))
      }
      start = end + 1
      searched = start
    }
    bytes.removeFirst(start)
    position += start
    isAtEnd = file.position >= file.size && !bytes.contains(Self.lineBreak)
    return lines
  }

  /// The bytes behind the last line break. At the end of the file they are the beginning of a line.
  var rest: [UInt8] { bytes }

  /// Whether somebody writes to the file, or has done so since it was read to its end.
  var isInUse: Bool { file.isBeingWritten || file.size != file.position }
}
