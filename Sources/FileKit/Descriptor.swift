internal import Glibc

/// An open file, which is closed at the end of the value's life. No program that is started
/// inherits it.
///
/// ```swift
/// let file = try Descriptor(creating: path)
/// try file.write(text.utf8.span.bytes)
/// try file.sync()
/// ```
///
/// Every operation continues when a signal interrupts it. Reading is in `Descriptor+Reading.swift`,
/// writing in `Descriptor+Writing.swift`.
public struct Descriptor: ~Copyable, Sendable {
  let number: Int32
  let path: String

  /// Adopts an open file.
  init(adopting number: Int32, path: String) {
    (self.number, self.path) = (number, path)
  }

  /// Opens an existing file, one of the program's own. Files that other programs can make are read
  /// as ``ForeignFile``.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - forWriting: Whether it may be written to as well as read.
  ///   - followingLinks: Whether the path may be that of a symbolic link.
  ///   - waiting: Whether to wait for the other end of a named pipe.
  /// - Throws: ``SystemError``.
  public init(
    opening path: String, forWriting: Bool = false, followingLinks: Bool = true,
    waiting: Bool = true
  ) throws(SystemError) {
    let flags =
      (forWriting ? O_RDWR : O_RDONLY) | (followingLinks ? 0 : O_NOFOLLOW)
      | (waiting ? 0 : O_NONBLOCK)
    number = try retryingInterrupts("open", path: path) {
      open(path, flags | O_CLOEXEC | O_NOCTTY)
    }
    self.path = path
  }

  /// Creates a file that only its owner may read and write, and opens it for both.
  ///
  /// - Throws: ``SystemError``, also if the name is taken, if only by a symbolic link.
  public init(creating path: String) throws(SystemError) {
    number = try retryingInterrupts("open", path: path) {
      open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    self.path = path
  }

  /// Opens a folder, to lock or to sync it.
  ///
  /// - Throws: ``SystemError``.
  public init(folder path: String) throws(SystemError) {
    number = try retryingInterrupts("open", path: path) {
      open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    self.path = path
  }

  deinit { close(number) }

  /// Whether it is a regular file, not a folder, pipe or device.
  public var isRegularFile: Bool { status.st_mode & S_IFMT == S_IFREG }

  /// The size in bytes; 0 for a file whose size is unknown, such as a pipe.
  public var size: Int { Int(status.st_size) }

  /// The mark of the file as it is now.
  public var mark: FileMark { FileMark(status) }

  /// Continues at a number of bytes from the beginning.
  ///
  /// - Throws: ``SystemError``.
  func seek(to position: Int) throws(SystemError) {
    _ = try retryingInterrupts("lseek", path: path) { lseek(number, position, SEEK_SET) }
  }

  /// Reserves room on the disk for a number of bytes, where the file system can.
  ///
  /// - Throws: ``SystemError`` if there is not enough room; the size is then as before.
  func reserve(_ size: Int) throws(SystemError) {
    let before = self.size
    guard size > before else { return }
    let code = posix_fallocate(number, 0, size)
    guard code != 0 else { return }
    try truncate(to: before)
    let error = SystemError("posix_fallocate", path: path, code: code)
    guard error.isUnsupported || code == EINVAL else { throw error }
  }

  /// Cuts the file to a number of bytes.
  ///
  /// - Throws: ``SystemError``.
  func truncate(to size: Int) throws(SystemError) {
    _ = try retryingInterrupts("ftruncate", path: path) { ftruncate(number, size) }
  }

  /// Waits until the disk has everything that was written.
  ///
  /// - Throws: ``SystemError``.
  public func sync() throws(SystemError) {
    _ = try retryingInterrupts("fsync", path: path) { fsync(number) }
  }

  var status: stat {
    var status = stat()
    return fstat(number, &status) == 0 ? status : stat()
  }
}
