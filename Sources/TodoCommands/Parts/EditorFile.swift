import FileKit
package import TodoModel

/// The text of an item in a file for the person's editor, which nobody else may read.
///
/// Beside it lies its original, which the program that has the editor open has locked. So a text is
/// known that was left by a program that has ended, and whether the editor has changed it.
package final class EditorFile: Sendable {
  /// The maximum number of bytes that are read: the longest name, the longest notes, and room for a
  /// text too long for either, so that the error is about that text.
  private static let most = 200_000
  /// The ends of the names.
  static let (textEnd, originalEnd) = (".txt", ".original")

  /// The item.
  package let item: Identifier<TodoItem>
  /// The text before the editor was opened; nil if it is not known any more.
  package let original: String?
  /// The path of the text.
  package var path: String { stem + Self.textEnd }

  /// The path without its end.
  private let stem: String
  private let lock: FileLock?

  /// Writes the text of an item into a new file, the beginning of whose path is given.
  init(for item: TodoItem, at beginning: String) throws(Failure) {
    let text = EditedText(of: item).text
    (self.item, original) = (item.id, text)
    var stem = beginning
    do throws(SystemError) {
      lock = try Self.writeOriginal(text, at: &stem)
    } catch {
      throw Failure("The file for the editor cannot be created", error)
    }
    self.stem = stem
    do throws(SystemError) {
      try Descriptor(creating: stem + Self.textEnd).write(text.utf8.span.bytes)
    } catch {
      remove()
      throw Failure("The file for the editor cannot be written", error)
    }
  }

  /// The file of an item that a program has left; nil if that program has the editor open.
  init?(of item: Identifier<TodoItem>, leftAt stem: String) {
    (self.item, self.stem) = (item, stem)
    do throws(SystemError) {
      let original = try Self.opened(stem + Self.originalEnd)
      guard let lock = try FileLock.acquire(original) else { return nil }
      self.lock = consume lock
    } catch {
      // An editor that outlived the program may have saved once more, to its path alone.
      lock = nil
    }
    // Whatever it is, it can be no reason not to take the text.
    original = try? Self.text(at: stem + Self.originalEnd)
  }

  /// Writes an original under a new name, with which it extends the beginning of the path, and
  /// locks it.
  private static func writeOriginal(
    _ text: String, at stem: inout String
  ) throws(SystemError) -> FileLock? {
    let beginning = stem
    while true {
      stem = "\(beginning)-\(String(UInt32.random(in: .min ... .max), radix: 36))"
      let path = stem + originalEnd
      do throws(SystemError) {
        try Descriptor(creating: path).write(text.utf8.span.bytes)
      } catch {
        if error.isExisting { continue }
        File.remove(path)
        throw error
      }
      let lock = try lock(path)
      // A program that looked for left files in this moment has removed it.
      if File.exists(path) { return lock }
    }
  }

  private static func lock(_ path: String) throws(SystemError) -> FileLock? {
    let file = try opened(path)
    // On a file system without locks the text is as safe, but another window may offer it.
    return (try? FileLock.acquire(file, attempts: 100)) ?? nil
  }

  private static func opened(_ path: String) throws(SystemError) -> Descriptor {
    try Descriptor(opening: path, followingLinks: false, waiting: false)
  }

  // MARK: - The text

  /// Whether there is a text.
  package var exists: Bool { File.exists(path) }

  /// Reads the text. Throws a `Failure`.
  package func text() throws(Failure) -> String { try Self.text(at: path) }

  private static func text(at path: String) throws(Failure) -> String {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try ForeignFile.content(of: path, atMost: most)
    } catch .tooLarge {
      throw Failure(description: "The edited text is too long.")
    } catch {
      throw Failure(description: error.sentence(about: "The edited text"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(description: "The edited text is not UTF-8.")
    }
    guard !bytes.contains(0) else {
      throw Failure(description: "The edited text contains a NUL character.")
    }
    return text
  }

  /// Whether the text is not wanted: the editor ended with an error on purpose, as a person can
  /// make it do, or a signal ended it before it had saved anything.
  package func isDiscarded(byEditorWith status: Int) -> Bool {
    // What cannot be read may be wanted.
    status <= 128 || (try? text()) == original
  }

  /// Removes the file, with the copies that an editor makes beside it.
  package func remove() {
    File.remove(path)
    let end = stem.lastIndex(of: "/").map(stem.index(after:)) ?? stem.startIndex
    let (folder, name) = (String(stem[..<end]), stem[end...])
    for other in Folder.names(in: folder) where other.contains(name) { File.remove(folder + other) }
  }

  /// The reason for a failure, as a sentence.
  package struct Failure: Error, CustomStringConvertible {
    /// A text that is too long for a form, or that samples have left.
    package static let noDraft = Failure(description: "The edited text can be no draft.")

    package let description: String

    init(description: String) { self.description = description }

    /// A sentence that ends with the system's reason.
    fileprivate init(_ text: String, _ error: SystemError) {
      description = "\(text): \(error.reason)."
    }
  }
}
