import FileKit
import SafeText

/// A file that has its name only when it is whole. One that it replaces keeps its kind, its
/// permissions and its other names.
enum NewFile {
  /// Writes a file piece by piece under a temporary name beside it, and then gives it its name.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - replaces: Whether an existing file is replaced; otherwise it is left alone.
  ///   - body: Calls the closure with each piece.
  /// - Throws: ``FileExists``, ``CommandFailure``, and what the body throws. The disk is as it was
  ///   before then.
  static func write<Result>(
    _ path: String, replacing replaces: Bool,
    _ body: (_ write: @escaping (String) throws -> Void) throws -> Result
  ) throws -> Result {
    do {
      let old = replaces ? try ReplacedFile(at: path) : nil
      let path = old?.path ?? path
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      let file = try TemporaryFile(in: folder, prefix: ".paneltodo-", suffix: "")
      let draft = file.path
      defer { File.remove(draft) }
      let output = Output(file)
      let result = try body(output.write)
      try output.finish(as: path, replacing: old)
      return result
    } catch let error as FileFault {
      throw CommandFailure(.failed, error.sentence(about: path.shownInLine))
    } catch let error as SystemError {
      if error.isExisting { throw FileExists(path: path) }
      throw CommandFailure(.failed, "\(path.shownInLine): \(error.reason).")
    }
  }

  /// The file while it is written.
  private final class Output {
    private let file: TemporaryFile

    init(_ file: consuming TemporaryFile) { self.file = file }

    func write(_ text: String) throws { try file.descriptor.write(text.utf8.span.bytes) }

    /// Gives the whole file its name, or its content to the file that it replaces.
    func finish(as path: String, replacing old: ReplacedFile?) throws {
      try file.descriptor.sync()
      if let old { try old.take(file) } else { try File.link(file.path, as: path) }
    }
  }
}

/// The error that a new file has the name of an existing one.
package struct FileExists: Error, CustomStringConvertible {
  let path: String

  package var description: String { "\(path.shownInLine) exists. Choose another name." }
}
