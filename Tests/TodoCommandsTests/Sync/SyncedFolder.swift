import Foundation
import TestSupport
import Testing
import TodoModel

/// A suite of tests of one machine with a folder.
@MainActor protocol SyncedFolder {
  var home: TemporaryFolder { get }
  var machine: SyncMachine { get }
}

extension SyncedFolder {
  var store: TodoStore { machine.store }

  /// The names of the files of a list.
  func files(_ list: String = "home") throws -> [String] {
    guard FileManager.default.fileExists(atPath: home.path(list)) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: home.path(list))
      .filter { $0.hasSuffix(".ics") }.sorted()
  }

  /// The text of a file.
  func text(_ file: String, _ list: String = "home") throws -> String {
    try String(contentsOfFile: home.path("\(list)/\(file)"), encoding: .utf8)
  }

  /// Writes the file of a to-do with some properties.
  func write(_ lines: String, _ file: String, _ list: String = "home") throws {
    try write(
      text: "BEGIN:VCALENDAR\nBEGIN:VTODO\n\(lines)\nEND:VTODO\nEND:VCALENDAR\n", file, list)
  }

  /// Writes a file as it is.
  func write(text: String, _ file: String, _ list: String = "home") throws {
    try FileManager.default.createDirectory(
      atPath: home.path(list), withIntermediateDirectories: true)
    try home.write(text, to: "\(list)/\(file)")
  }

  /// Removes a file or a folder.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: home.path(path))
  }

  /// Replaces a text in the only file of a list.
  func replace(_ old: String, by new: String) throws {
    let file = try #require(try files().first)
    try home.write(try text(file).replacing(old, with: new), to: "home/\(file)")
  }

  /// Adds items to the list “Home”.
  func add(_ names: String...) async throws -> [TodoItem] {
    let id: Identifier<TodoList>
    if let list = try await machine.list("Home") {
      id = list.id
    } else {
      id = try await store.createList(name: "Home").id
    }
    return try await store.createItems(names.map { NewItem($0, in: id) })
  }
}
