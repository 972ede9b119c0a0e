import Foundation

/// A folder for one test, removed with its contents when the last reference to it is released.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at the end.
  public let path: String

  /// Creates an empty folder that only its owner may enter.
  public init() throws {
    var template = Array(
      FileManager.default.temporaryDirectory.appending(path: "paneltodo-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError("mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder, whether it exists or not.
  public func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file into the folder and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }
}
