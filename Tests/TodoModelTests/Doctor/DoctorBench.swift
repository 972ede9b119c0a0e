import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

/// A database in a folder of its own, and the doctor for it.
@MainActor
final class DoctorBench {
  static let day = Day(daysSinceEpoch: 20_778)
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
  }

  var doctor: Doctor { doctor(after: 0) }

  /// The doctor some days later.
  func doctor(after days: Int) -> Doctor {
    Doctor(path: path, clock: SettableClock(noonOf: Self.day.adding(days: days)).clock)
  }

  func open() throws -> TodoStore {
    try TodoStore.open(path: path, clock: SettableClock(noonOf: Self.day).clock)
  }

  /// Adds a list with items; the word after `#` is a tag.
  func add(_ name: String, items: [String]) async throws {
    let store = try open()
    let list = try await store.createList(name: name)
    for item in items {
      let words = item.split(separator: " #").map(String.init)
      let made = try await store.createItem(in: list.id, name: words[0])
      if words.count > 1 { try await store.update([made.id], [.addTag(words[1])]) }
    }
    await store.close()
  }

  /// The names of the lists in the database, or in another one.
  func lists(at path: String? = nil) async throws -> [String] {
    let store = try TodoStore.open(path: path ?? self.path, clock: .drawn)
    let names = try store.lists().map(\.list.name)
    #expect(try integrityProblems(of: store.connection) == [])
    await store.close()
    return names
  }

  /// Damages a page in the middle.
  func damage(_ path: String) {
    var content = bytes(of: path)
    let page = content.count / 4096 / 2 * 4096
    for offset in page..<(page + 64) { content[offset] = 0xa5 }
    write(content, to: path)
  }
}
