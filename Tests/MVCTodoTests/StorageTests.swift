import CivilCalendar
import Foundation
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoModel
import TodoValues

@testable import MVCTodo

@Suite("The storage of MVCTodo") @MainActor struct StorageTests {
  private let folder: TemporaryFolder
  private let path: String
  private let clock = MVCTodoHarness.clock

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("todos.json")
  }

  private func open() throws -> Storage { try Storage(path, clock: clock) }

  private func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// A list with two items, one of them due and one completed.
  private func fill(_ storage: Storage) throws -> ItemList {
    let list = ItemList(name: "Groceries", emoji: "🛒")
    try storage.perform(.addList(list))
    let due = clock.noon(of: MVCTodoHarness.today.adding(days: 3))
    try storage.perform(.addItem(Item(name: "Milk", creation: clock.date, due: due), to: list))
    var call = Item(name: "Call Ana", creation: clock.date)
    try storage.perform(.addItem(call, to: list))
    call.completion = clock.date
    try storage.perform(.updateItem(call))
    return list
  }

  @Test func `is empty without a file, and makes none before the first change`() throws {
    #expect(try open().model == StorageModel())
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `is the same when the file is opened again`() throws {
    let storage = try open()
    _ = try fill(storage)

    #expect(try open().model == storage.model)
    #expect(storage.model.items.count == 2)
  }

  @Test func `reports each change to its observers until they leave`() throws {
    let storage = try open()
    let (one, other) = (Clockwork(), Clockwork())
    var changes: [StorageChange] = []
    storage.addObserver(one) { changes.append($0) }
    storage.addObserver(other) { changes.append($0) }
    let list = ItemList(name: "Work", emoji: "💼")

    try storage.perform(.addList(list))
    storage.removeObserver(other)
    try storage.perform(.removeList(list))

    #expect(changes == [.addList(list), .addList(list), .removeList(list)])
  }

  @Test func `keeps an item that another list has, too`() throws {
    let storage = try open()
    let lists = ["Home", "Work"].map { ItemList(name: $0, emoji: "") }
    for list in lists { try storage.perform(.addList(list)) }
    let item = Item(name: "Call Ana", creation: clock.date)
    for list in lists { try storage.perform(.addItem(item, to: list)) }

    try storage.perform(.removeList(lists[0]))
    #expect(storage.model.items(in: lists[1]).first == item)
    try storage.perform(.removeItem(item, from: lists[1]))
    #expect(storage.model.items.isEmpty)
  }

  // MARK: - Files of others

  /// A file as the app for iOS writes it.
  private nonisolated static let original = """
    {"lists":[{"identifier":{"rawValue":"936DA01F-9ABD-4D9D-80C7-02AF85C822A8"},"name":"Groceries",
      "emoji":"🛒"},{"identifier":{"rawValue":"list"},"name":"Work","emoji":""}],
     "items":[{"identifier":{"rawValue":"1"},"name":"Milk","creation":742849200.123456,
      "due":742900000.5},
      {"identifier":{"rawValue":"2"},"name":"Call Ana","creation":742849201,
      "completion":742849300.25},
      {"identifier":{"rawValue":"3"},"name":"Stray","creation":742849202}],
     "associations":[{"rawValue":"936DA01F-9ABD-4D9D-80C7-02AF85C822A8"},[{"rawValue":"1"}],
      {"rawValue":"list"},[{"rawValue":"2"},{"rawValue":"1"}]]}
    """

  @Test func `writes back all of a file that the original wrote`() throws {
    try folder.write(Self.original, to: "todos.json")
    let storage = try open()
    let before = storage.model
    let list = ItemList(name: "New", emoji: "")

    try storage.perform(.addList(list))
    try storage.perform(.removeList(list))

    func tree(_ text: String) throws -> [String: NSArray] {
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
      return try #require(json as? [String: NSArray])
    }
    let (read, written) = (try tree(Self.original), try tree(text()))
    #expect(try open().model == before)
    #expect(written["lists"] == read["lists"] && written["items"] == read["items"])
    // The pairs have no order.
    let associations = try #require(written["associations"])
    let pairs = stride(from: 0, to: associations.count, by: 2).map {
      [associations[$0], associations[$0 + 1]] as NSArray
    }
    let expected = try #require(read["associations"])
    #expect(Set(pairs) == [[expected[0], expected[1]], [expected[2], expected[3]]])
  }

  @Test func `writes what paneltodo imports`() async throws {
    let list = try fill(open())

    let store = try TodoStore.temporary(clock: clock)
    let report = try await store.exchange.importMVCTodo(MVCTodoFile(path: path))

    #expect(report.listsAdded == 1 && report.itemsAdded == 2)
    #expect(report.problems.isEmpty && report.unfiled.isEmpty)
    let imported = try #require(try store.lists().first?.list)
    #expect(imported.name == list.name && imported.emoji == list.emoji)
    let items = try store.items(in: imported.id).items(in: 0..<2)
    #expect(items.map(\.name).sorted() == ["Call Ana", "Milk"])
    #expect(items.compactMap(\.due) == [MVCTodoHarness.today.adding(days: 3)])
  }

  @Test(arguments: [
    "", "{", "[]", "{}", #"{"lists":[],"items":[]}"#, #"{"lists":[],"items":[],"associations":{}}"#,
    original.replacing("742849201", with: #""yesterday""#), original + "}",
  ])
  func `refuses a damaged file, and leaves it as it is`(content: String) throws {
    try folder.write(content, to: "todos.json")

    let todo = try MVCTodoHarness(content, columns: 70)

    #expect(throws: StorageError.foreign) { try open() }
    #expect(todo.screen.contains("The file isn't MVCTodo's, so it's left as it is."))
    #expect(todo.screen.contains("q quit"))
    todo.press(.character("a"), .enter, .character("d"))
    let left = try String(contentsOfFile: todo.folder.path("todos.json"), encoding: .utf8)
    #expect(left == content)
  }

  /// A member that the program does not know would be gone after the first change.
  @Test(arguments: [
    (#""emoji":"🛒""#, #""emoji":"🛒","colour":"red""#), (#""due":"#, #""tags":["cold"],"due":"#),
    (#""items""#, #""version":2,"items""#), (#"{"rawValue":"1"}"#, #"{"rawValue":"1","kind":1}"#),
  ])
  func `refuses a file that has more in it`(old: String, new: String) throws {
    try folder.write(Self.original.replacing(old, with: new), to: "todos.json")

    #expect(throws: StorageError.foreign) { try open() }
  }

  @Test func `refuses a folder`() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

    #expect(throws: StorageError.unreadable) { try open() }
  }

  @Test func `does not overwrite the changes of another program`() throws {
    let storage = try open()
    let list = try fill(storage)
    try folder.write(Self.original, to: "todos.json")

    #expect(throws: StorageError.changed) { try storage.perform(.removeList(list)) }

    #expect(try text() == Self.original)
    #expect(storage.model.lists == [list])
  }

  @Test func `changes nothing that it cannot save, and says so in the prompt`() async throws {
    let todo = try MVCTodoHarness(columns: 70, rows: 12)
    try FileManager.default.removeItem(atPath: todo.folder.path)

    todo.press(.enter)
    todo.app.type("Groceries")
    todo.press(.enter)

    #expect(await todo.app.waitUntil { todo.screen.contains("so nothing was") })
    #expect(todo.screen.contains("Groceries"))
    todo.press(.escape)
    #expect(todo.screen.contains("You have no lists yet."))
  }

  @Test func `reports in a toast why an item stays as it is`() async throws {
    let todo = try MVCTodoHarness(columns: 70, rows: 14)
    todo.press(.character("a"))
    #expect(await todo.answer("New list", "Groceries"))
    todo.press(.enter, .character("a"))
    #expect(await todo.answer("New item", "Milk"))
    try todo.folder.write(Self.original, to: "todos.json")

    todo.press(.character(" "))

    #expect(todo.screen.contains("○ Milk"))
    #expect(todo.screen.contains("Another program has changed the file."))
  }

  @Test func `follows a link to the file`() throws {
    let link = folder.path("link.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try folder.write(Self.original, to: "todos.json")

    let storage = try Storage(link, clock: clock)
    try storage.perform(.addList(ItemList(name: "New", emoji: "")))

    #expect(try open().model.lists.last?.name == "New")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
  }

  @Test func `leaves no other file beside its own, which is open to nobody else`() throws {
    _ = try fill(open())

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["todos.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}

/// An observer.
private final class Clockwork {}
