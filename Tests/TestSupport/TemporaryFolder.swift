import Foundation
import Testing

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

  /// Writes a program into the folder and returns its path.
  ///
  /// A process of its own writes it. A program that a parallel test starts may inherit a file that
  /// this process has open, and as long as one process can write to a program, none can start it.
  @discardableResult
  public func writeProgram(_ script: String, to name: String) throws -> String {
    let install = Command("install", ["-m", "700", "/dev/stdin", path(name)], home: self)
    guard try install.run(input: script).status == .exitCode(0) else {
      throw SystemError("Writing the program \(name)", code: EIO)
    }
    return path(name)
  }
}
