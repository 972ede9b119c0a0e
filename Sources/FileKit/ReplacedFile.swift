internal import Glibc

/// A file whose content is replaced, while everything else stays as it was: a link leads to it, it
/// keeps its permissions, its owner as far as that is permitted, and its other names.
public struct ReplacedFile: Sendable {
  /// The path of the file itself, without links. The new content is best written beside it.
  public let path: String
  private let mode: mode_t
  private let owner: uid_t
  private let group: gid_t
  private let hasOtherNames: Bool

  /// The file at a path; nil if there is none.
  ///
  /// - Throws: ``FileFault`` for something that cannot be replaced by a file, such as a device.
  public init?(at path: String) throws(FileFault) {
    guard File.exists(path) else { return nil }
    let status = try FileStatus(of: path, followingLinks: true)
    try status.requireRegularFile()
    do throws(SystemError) {
      self.path = try Folder.absolutePath(of: path)
    } catch {
      throw .failed(error)
    }
    mode = status.status.st_mode & 0o777
    (owner, group) = (status.status.st_uid, status.status.st_gid)
    hasOtherNames = status.status.st_nlink > 1
  }

  /// Replaces the content at once.
  ///
  /// - Throws: ``SystemError``.
  public func replaceContent(with bytes: RawSpan) throws(SystemError) {
    let draft = try TemporaryFile(in: Folder.path(of: path), prefix: ".new-", suffix: "")
    let name = draft.path
    defer { File.remove(name) }
    try draft.descriptor.write(bytes)
    try draft.descriptor.sync()
    try take(draft)
  }

  /// Gives the file the content of a draft that is whole and on the disk. A reader finds the former
  /// content or the new one, and never half of one, unless the file has other names: it would lose
  /// them to a file that takes its place, so then its bytes are written over. The draft may be
  /// gone afterwards.
  ///
  /// - Throws: ``SystemError``.
  public func take(_ draft: borrowing TemporaryFile) throws(SystemError) {
    if hasOtherNames { return try copy(draft) }
    let number = draft.descriptor.number
    var mode = mode
    if fchown(number, owner, group) != 0, fchown(number, uid_t.max, group) != 0 {
      // The permissions of its group are not for another group.
      mode = mode & 0o707 | (mode & 0o007) << 3 & mode
    }
    _ = try retryingInterrupts("fchmod", path: draft.path) { fchmod(number, mode) }
    try File.move(draft.path, to: path)
  }

  private func copy(_ draft: borrowing TemporaryFile) throws(SystemError) {
    let file = try Descriptor(
      opening: path, forWriting: true, followingLinks: false, waiting: false)
    let size = draft.descriptor.size
    // Without room for all of it the file stays as it is.
    try file.reserve(size)
    try draft.descriptor.seek(to: 0)
    while case let piece = try draft.descriptor.read(atMost: ForeignFile.pieceSize), !piece.isEmpty
    {
      try file.write(piece.span.bytes)
    }
    try file.truncate(to: size)
    try file.sync()
  }
}
