import Foundation
import Testing

/// The files of the repository that this test was compiled from.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All files below a folder, or below the top, except those that git ignores and its own.
  static func files(in folder: String = "", named suffix: String = "") throws -> [SourceFile] {
    let names = try #require(
      FileManager.default.subpaths(atPath: root.appending(path: folder).path),
      "\(root.path) is not where these tests were compiled")
    return try names.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      .filter { $0.hasSuffix(suffix) && !isForeign($0) && isFile($0) }
      .sorted()
      .map(SourceFile.init)
  }

  /// The folders directly in a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !isFile("\(folder)/\($0)") }
  }

  /// The folder of each module, by its name. The examples have a folder of their own in `Sources`.
  static func modules() throws -> [String: String] {
    let paths = try folders(in: "Sources").flatMap { name in
      name == "Examples" ? try folders(in: "Sources/Examples").map { "\(name)/\($0)" } : [name]
    }
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (String(path.split(separator: "/").last ?? ""), "Sources/\(path)")
      })
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  private static func isForeign(_ path: String) -> Bool {
    let top = path.prefix { $0 != "/" }
    return top == ".git" || top == ".swiftpm" || top.hasPrefix(".build")
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(
      atPath: root.appending(path: path).path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue
  }
}

/// A text file of the repository.
struct SourceFile: CustomTestStringConvertible {
  /// The path from the top of the repository.
  let path: String
  let lines: [Substring]

  init(path: String) throws {
    self.path = path
    let contents = try Data(contentsOf: SourceTree.root.appending(path: path))
    lines = String(decoding: contents, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  var testDescription: String { path }

  /// Whether some part of the text matches a pattern.
  func matches(_ pattern: String) -> Bool { lines.joined(separator: "\n").matches(pattern) }

  /// The location of a line, in the format of compilers.
  func place(_ index: Int) -> Comment {
    "\(path):\(index + 1): \(lines[index])"
  }
}
