internal import Glibc

/// The reason why a file that another program can make is not used, with its sentence.
public enum FileFault: Error, Hashable, Sendable {
  /// Something that has the name of a file and is none.
  public enum Kind: String, Hashable, Sendable {
    case folder = "a folder"
    case namedPipe = "a named pipe"
    case device = "a device"
    case socket = "a socket"
  }

  /// A system call failed.
  case failed(SystemError)
  /// It is no regular file.
  case kind(Kind)
  /// It is a symbolic link, where none is followed.
  case link
  /// It is a symbolic link to nothing.
  case deadLink
  /// It has more bytes than this number.
  case tooLarge(Int)
  /// It was changed while it was read.
  case changed
  /// Its name is not UTF-8, so the path with its unreadable bytes replaced names nothing.
  case unreadableName

  /// Whether no file has that name.
  public var isMissing: Bool {
    if case .failed(let error) = self { error.isMissing } else { false }
  }

  /// The reason, without a full stop, as it follows the name of the file and a colon.
  public var reason: String {
    if case .failed(let error) = self { return error.reason }
    return "it \(predicate)"
  }

  /// The sentence about a file with a name, which is safe to be shown.
  public func sentence(about name: String) -> String {
    if case .failed(let error) = self { return "\(name) cannot be read: \(error.reason)." }
    return "\(name) \(predicate)."
  }

  private var predicate: String {
    switch self {
    case .failed(let error): "cannot be read: \(error.reason)"
    case .kind(let kind): "is \(kind.rawValue), not a file"
    case .link: "is a symbolic link, not a file"
    case .deadLink: "is a symbolic link that leads nowhere"
    case .tooLarge(let limit): "has more than \(Self.text(ofBytes: limit))"
    case .changed: "was changed while it was read, so try again"
    case .unreadableName: "has a name that is not UTF-8, so rename it"
    }
  }

  /// A number of bytes in the largest unit of which it is a multiple.
  private static func text(ofBytes count: Int) -> String {
    for (unit, shift) in [("GB", 30), ("MB", 20), ("KB", 10)]
    where count >= 1 << shift && count.isMultiple(of: 1 << shift) {
      return "\(count >> shift) \(unit)"
    }
    return "\(count) bytes"
  }
}

/// The status of something that has a path.
struct FileStatus {
  let status: stat

  /// The status of an open file.
  init(of descriptor: borrowing Descriptor) { status = descriptor.status }

  /// The status of a path, with the reason if nothing can be found there.
  init(of path: String, followingLinks: Bool) throws(FileFault) {
    var found = stat()
    do throws(SystemError) {
      _ = try retryingInterrupts("stat", path: path) {
        followingLinks ? stat(path, &found) : lstat(path, &found)
      }
    } catch {
      guard error.isMissing else { throw .failed(error) }
      if path.unicodeScalars.contains("\u{FFFD}") { throw .unreadableName }
      throw File.exists(path) ? .deadLink : .failed(error)
    }
    status = found
  }

  /// Throws if it is no regular file.
  func requireRegularFile() throws(FileFault) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .link
    case S_IFDIR: throw .kind(.folder)
    case S_IFIFO: throw .kind(.namedPipe)
    case S_IFSOCK: throw .kind(.socket)
    default: throw .kind(.device)
    }
  }
}
