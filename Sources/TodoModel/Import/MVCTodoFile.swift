internal import FileKit
internal import JSONKit
internal import SafeText

/// A `todos.json` of MVCTodo, read and parsed, for ``StoreExchange/importMVCTodo(_:isRehearsal:)``:
/// as a whole, so that a faulty file changes nothing.
public struct MVCTodoFile: Sendable {
  /// The most bytes of a file that is read: a larger one is not a to-do list.
  private static let largestImport = 256 << 20

  /// The file's name, without its folder.
  public let name: String

  let document: MVCTodoDocument

  /// Reads a file.
  ///
  /// Throws `StoreError.importRefused`, naming the line and column or the path in the document,
  /// when any of it cannot be read.
  public init(path: String) throws(StoreError) {
    name = String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
    let bytes = try Self.content(of: path, file: name)
    do {
      document = try MVCTodoDocument(try JSONParser.parse(bytes))
    } catch let fault as JSONFault {
      throw .importRefused("\(name.shownInLine): \(fault)")
    } catch {
      throw .importRefused("\(name.shownInLine): \(error)")
    }
  }

  private static func content(of path: String, file: String) throws(StoreError) -> [UInt8] {
    do throws(FileFault) {
      return try ForeignFile.content(of: path, atMost: largestImport, followingLinks: true)
    } catch {
      throw .importRefused(error.sentence(about: file.shownInLine))
    }
  }
}
