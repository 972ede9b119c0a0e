import FileKit

/// A file for another program to edit, which nobody else may read.
package struct EditorFile {
  /// The maximum number of bytes that are read: the longest name, the longest notes, and room for a
  /// text too long for either, so that the error is about that text.
  private static let most = 200_000

  /// The path of the file.
  package let path: String

  /// Writes a text into a new file in a folder. Throws a `Failure`.
  package init(_ text: String, in folder: String) throws(Failure) {
    let file: TemporaryFile
    do throws(SystemError) {
      file = try TemporaryFile(in: folder, prefix: "paneltodo-", suffix: ".txt")
    } catch {
      throw Failure("The file for the editor cannot be created", error)
    }
    path = file.path
    do throws(SystemError) {
      try file.descriptor.write(text.utf8.span.bytes)
    } catch {
      File.remove(path)
      throw Failure("The file for the editor cannot be written", error)
    }
  }

  /// Reads the text in the file. Throws a `Failure`.
  package func text() throws(Failure) -> String {
    let read: [UInt8]?
    do throws(SystemError) {
      read = try Descriptor(opening: path).readAll(limit: Self.most)
    } catch {
      throw Failure("The edited text cannot be read", error)
    }
    guard let bytes = read else { throw Failure(description: "The edited text is too long.") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "The edited text is not UTF-8.")
    }
    return text
  }

  /// Removes the file.
  package func remove() { File.remove(path) }

  /// The reason for a failure, as a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    init(description: String) { self.description = description }

    /// A sentence that ends with the system's reason.
    fileprivate init(_ text: String, _ error: SystemError) {
      description = "\(text): \(error.reason)."
    }
  }
}
