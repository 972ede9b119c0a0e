import FileKit
import SafeText
import TodoFormats
import TodoModel

/// A file, or standard input, that is read in pieces. Errors are `StoreError.importRefused`.
final class InputFile {
  /// The word that means standard input.
  static let standardInput = "-"

  private static let pieceSize = 1 << 16
  /// The number of the descriptor of standard input.
  private static let standardInputNumber: Int32 = 0

  /// An open file, which an optional property can hold.
  private final class OpenFile {
    let descriptor: Descriptor

    init(path: String) throws(SystemError) {
      // Without waiting, since the other end of a named pipe may never come.
      descriptor = try Descriptor(opening: path, waiting: false)
    }
  }

  private let name: String
  /// Nil for standard input.
  private let file: OpenFile?
  /// The number of bytes read so far.
  private(set) var position = 0

  /// Opens a file.
  init(path: String) throws {
    name = InputFile.name(of: path)
    guard path != Self.standardInput else {
      file = nil
      return
    }
    do throws(SystemError) {
      file = try OpenFile(path: path)
    } catch {
      throw StoreError.importRefused("\(name.shownInLine) cannot be read: \(error.reason).")
    }
    guard file?.descriptor.isRegularFile == true else {
      throw StoreError.importRefused("\(name.shownInLine) is not a file.")
    }
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    if path == standardInput { return "standard input" }
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The size in bytes; 0 for standard input.
  var size: Int { file?.descriptor.size ?? 0 }

  /// The next bytes; none at the end.
  func read() throws -> [UInt8] {
    do throws(SystemError) {
      let bytes: [UInt8]
      if let file {
        bytes = try file.descriptor.read(atMost: Self.pieceSize)
      } else {
        bytes = try Descriptor.read(atMost: Self.pieceSize, from: Self.standardInputNumber)
      }
      position += bytes.count
      return bytes
    } catch {
      throw StoreError.importRefused("\(name.shownInLine) cannot be read: \(error.reason).")
    }
  }

  /// The bytes at the beginning that decide about the format.
  func readBeginning() throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < FormatChoice.beginning {
      let piece = try read()
      if piece.isEmpty { break }
      bytes += piece
    }
    return bytes
  }
}
