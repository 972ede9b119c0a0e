internal import Glibc

/// A system call that failed: its name, the path that it was about, and the system's reason.
///
/// It is for programs. A caller that shows the failure to a person puts ``reason`` into a sentence
/// of its own.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the call, such as `open`.
  public let call: String
  /// The path that the call was about; `nil` for a descriptor without a name.
  public let path: String?
  /// The system's error number.
  public let code: Int32

  init(_ call: String, path: String? = nil, code: Int32) {
    (self.call, self.path, self.code) = (call, path, code)
  }

  /// The system's words for the reason, without a full stop.
  public var reason: String { Self.reason(of: code) }

  /// The failure as a sentence.
  public var description: String {
    "\(path.map { "\($0): the" } ?? "The") system call “\(call)” failed: \(reason)."
  }

  /// Whether no file has that name.
  public var isMissing: Bool { code == ENOENT }

  /// Whether a file already has that name.
  public var isExisting: Bool { code == EEXIST }

  /// Whether the file system has no such operation. FAT refuses a link with `EPERM`.
  var isUnsupported: Bool { [EPERM, EOPNOTSUPP, ENOSYS].contains(code) }

  /// The system's words for an error number, without a full stop.
  public static func reason(of code: Int32) -> String { String(cString: strerror(code)) }
}
