import FileKit
import SafeText
import TodoFormats
import TodoModel

/// A file, or standard input, that is read in pieces.
final class InputFile {
  /// The word that means standard input.
  static let standardInput = "-"

  /// The most bytes that are read: a file with more has no end, or no items.
  private static let most = 1 << 30
  /// The number of the descriptor of standard input.
  private static let standardInputNumber: Int32 = 0

  /// Nil for standard input.
  private let file: ForeignFile?
  /// The number of bytes read so far.
  private(set) var position = 0

  /// Opens a file.
  init(path: String) throws(FileFault) {
    file =
      path == Self.standardInput
      ? nil : try ForeignFile(at: path, atMost: Self.most, followingLinks: true)
  }

  /// Performs a body that reads a file, so that its fault is a `StoreError.importRefused`.
  static func reading<Result>(
    _ path: String, _ body: () throws(FileFault) -> Result
  ) throws(StoreError) -> Result {
    do throws(FileFault) {
      return try body()
    } catch {
      throw .importRefused(error.sentence(about: name(of: path).shownInLine))
    }
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    if path == standardInput { return "standard input" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The size in bytes; 0 for standard input.
  var size: Int { file?.size ?? 0 }

  /// The next bytes; none at the end.
  func read() throws(FileFault) -> [UInt8] {
    let bytes = if let file { try file.read() } else { try Self.readStandardInput() }
    position += bytes.count
    guard position <= Self.most else { throw .tooLarge(Self.most) }
    return bytes
  }

  private static func readStandardInput() throws(FileFault) -> [UInt8] {
    do throws(SystemError) {
      return try Descriptor.read(atMost: ForeignFile.pieceSize, from: standardInputNumber)
    } catch {
      throw .failed(error)
    }
  }

  /// The bytes at the beginning that decide about the format.
  func readBeginning() throws(FileFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < FormatChoice.beginning {
      let piece = try read()
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }

  /// The beginning of a file.
  static func beginning(of path: String) throws(StoreError) -> [UInt8] {
    try reading(path) { () throws(FileFault) in try InputFile(path: path).readBeginning() }
  }
}
