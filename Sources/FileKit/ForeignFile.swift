internal import Glibc

/// A file that another program can make, open for reading. The program reads every such file
/// through this type: settings, an inbox, an import, a text that an editor has left.
///
/// By the time it is opened, something else may have its name: a named pipe whose other end never
/// comes, a device without an end, a link to another place. So nothing is opened but a regular
/// file, without waiting, and no more than a number of bytes is read.
///
/// ```swift
/// let bytes = try ForeignFile.content(of: path, atMost: 1 << 20)
/// ```
public final class ForeignFile {
  /// The number of bytes that are read at once.
  public static let pieceSize = 1 << 16

  private let descriptor: Descriptor
  private let limit: Int
  /// The mark of the file when it was opened.
  private let mark: FileMark
  /// The number of bytes before the next one.
  public private(set) var position = 0

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes that are read.
  ///   - followingLinks: Whether the path may be that of a symbolic link, as that of a file that a
  ///     person has named, or may keep in another folder.
  /// - Throws: ``FileFault``.
  public init(
    at path: String, atMost limit: Int, followingLinks: Bool = false
  ) throws(FileFault) {
    // A look comes first, since a device or the other end of a pipe notices that it is opened.
    try FileStatus(of: path, followingLinks: followingLinks).requireRegularFile()
    do throws(SystemError) {
      descriptor = try Descriptor(
        opening: path, followingLinks: followingLinks, waiting: false)
    } catch {
      throw error.code == ELOOP ? FileFault.link : FileFault.failed(error)
    }
    self.limit = limit
    // Something else may have got the name since.
    let status = FileStatus(of: descriptor)
    mark = FileMark(status.status)
    try status.requireRegularFile()
    guard mark.size <= limit else { throw .tooLarge(limit) }
  }

  /// The content of a file that is read at once.
  ///
  /// - Throws: ``FileFault``, also if the file changes while it is read.
  public static func content(
    of path: String, atMost limit: Int, followingLinks: Bool = false
  ) throws(FileFault) -> [UInt8] {
    let file = try ForeignFile(at: path, atMost: limit, followingLinks: followingLinks)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.mark.size)
    while case let piece = try file.read(), !piece.isEmpty { bytes += piece }
    guard file.descriptor.mark.hasContent(of: file.mark) else { throw .changed }
    return bytes
  }

  /// The size in bytes, as it is now.
  public var size: Int { descriptor.size }

  /// Whether a program has the file open for writing (``Descriptor/isBeingWritten``).
  public var isBeingWritten: Bool { descriptor.isBeingWritten }

  /// Whether the file is open a second time (``Descriptor/isOpenElsewhere``).
  public var isOpenElsewhere: Bool { descriptor.isOpenElsewhere }

  /// Continues at a number of bytes from the beginning.
  ///
  /// - Throws: ``FileFault``.
  public func skip(to position: Int) throws(FileFault) {
    do throws(SystemError) {
      try descriptor.seek(to: position)
    } catch {
      throw .failed(error)
    }
    self.position = position
  }

  /// Reads the next bytes.
  ///
  /// - Returns: The bytes; none at the end of the file.
  /// - Throws: ``FileFault``, also if the file has grown beyond the limit.
  public func read() throws(FileFault) -> [UInt8] {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try descriptor.read(atMost: Self.pieceSize)
    } catch {
      throw .failed(error)
    }
    position += bytes.count
    guard position <= limit else { throw .tooLarge(limit) }
    return bytes
  }
}
