import CivilCalendar
import Glibc
import SQLiteKit
import TestSupport
import Testing

@testable import TodoModel

/// A file with damage at every position in turn, and an intact backup beside it.
@MainActor @Suite("A damaged file") struct CorruptFileTests {
  private let folder: TemporaryFolder
  private let path: String
  private let whole: [UInt8]

  init() async throws {
    folder = try TemporaryFolder()
    path = folder.file("todos.db")
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try await store.createList(name: "Errands")
    for number in 0..<40 {
      var item = try await store.createItem(in: list.id, name: "Item \(number)")
      item.notes = "Something to read about \(number)"
      item.tags = ["Red", "T\(number)"]
      try await store.updateItem(item)
    }
    await store.close()
    _ = try Doctor(path: path, clock: .drawn).backUp()
    whole = bytes(of: path)
  }

  @Test(.floor(.full)) func `is refused and left alone, or works like an intact one`() async throws
  {
    var tally = Outcome()
    let stride = 64 * Thorough.count(61, alone: 305, thorough: 1)
    for offset in Swift.stride(from: 0, to: whole.count, by: stride) {
      // The header is what matters most, so it gets more kinds of damage.
      for mask in offset < 128 ? [0x01, 0x80, 0xFF] as [UInt8] : [0xFF] {
        var bytes = whole
        for place in offset..<min(offset + 64, bytes.count) { bytes[place] ^= mask }
        try await tryOut(bytes, "block at \(offset), mask \(mask)", &tally)
      }
    }
    let single = Thorough.count(40, alone: 8, thorough: 2000)
    var random = SeededGenerator(seed: 8)
    for _ in 0..<single {
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try await tryOut(bytes, "a bit at \(place)", &tally)
    }
    for place in Swift.stride(from: 0, to: 100, by: Thorough.count(7, alone: 28, thorough: 1)) {
      var bytes = whole
      bytes[place] ^= 0xFF
      try await tryOut(bytes, "header at \(place)", &tally)
    }
    #expect(tally.refused > 0)
    Thorough.report(
      "C8",
      """
      \(tally.tried) damaged files: 0 crashes, \(tally.refused) refused with the newest whole backup \
      offered and no byte changed, \(tally.opened) damaged in what nothing checks, opened and read
      """)
  }

  @Test func `that was cut off is refused and left as it is`() async throws {
    var tally = Outcome()
    let stride = 512 * Thorough.count(23, alone: 92, thorough: 1)
    for size in Swift.stride(from: 0, to: whole.count, by: stride) {
      try await tryOut(Array(whole[..<size]), "\(size) bytes", &tally)
    }
    #expect(tally.refused == tally.tried)
    Thorough.report("C8", "\(tally.tried) files cut off: all refused, no byte changed")
  }

  @Test func `that is foreign or not a database is refused and left alone`() async throws {
    var tally = Outcome()
    var foreign = whole
    foreign[68...71] = [1, 2, 3, 4]
    var newer = whole
    newer[60...63] = [0, 0, 3, 0]
    let text = Array("Milk, eggs\n".utf8)
    for (bytes, name) in [(foreign, "foreign"), (newer, "newer"), (text, "text"), ([], "empty")] {
      try await tryOut(bytes, name, &tally)
    }
    #expect(tally.refused == tally.tried)
  }

  private struct Outcome {
    var tried = 0
    var refused = 0
    var opened = 0
  }

  /// Opens a file with the content, for each purpose, and reads everything in it.
  private func tryOut(_ content: [UInt8], _ name: String, _ tally: inout Outcome) async throws {
    for purpose in [StorePurpose.changes, .reading, .screen] {
      try await tryOut(content, "\(name), for \(purpose)", &tally, for: purpose)
    }
  }

  private func tryOut(
    _ content: [UInt8], _ name: String, _ tally: inout Outcome, for purpose: StorePurpose
  ) async throws {
    for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    write(content, to: path)
    tally.tried += 1
    do {
      let store = try await open(for: purpose)
      tally.opened += 1
      readAll(store)
      await store.close()
    } catch {
      tally.refused += 1
      switch error {
      case .corrupt, .notADatabase, .emptyFile,
        // Damage in the text of a table or a trigger looks like another program's.
        .foreignSchema:
        #expect(Doctor(path: path, clock: .drawn).newestBackup() != nil, "\(name)")
      case .foreignDatabase, .newerVersion: break
      case .database, .cannotOpen, .diskFailed, .readOnly, .cannotMigrate:
        // SQLite reports another error; its sentence does not suggest removing the file.
        break
      default: Issue.record("\(name): \(error)")
      }
    }
    let isUntouched = bytes(of: path) == content
    #expect(isUntouched, "\(name): the file has other bytes")
  }

  private func open(for purpose: StorePurpose) async throws(StoreError) -> TodoStore {
    let store = try TodoStore.open(path: path, clock: .drawn, for: purpose)
    guard purpose == .screen else { return store }
    readAll(store)
    do {
      try await store.upkeep.prepareForWriting()
      return store
    } catch {
      await store.close()
      throw error
    }
  }

  /// Reads everything that the app may read. Errors are allowed, crashes are not.
  private func readAll(_ store: TodoStore) {
    func tried(_ read: () throws -> Void) {
      do { try read() } catch { #expect(!"\(error)".isEmpty) }
    }
    tried {
      for list in try store.lists() {
        let items = try store.items(in: list.id)
        for item in try items.items(in: 0..<items.count) { _ = try store.item(item.id) }
      }
    }
    tried { _ = try store.journal.history() }
    tried { _ = try Content(store) }
    tried { #expect(!"\(Doctor(path: store.path, clock: .drawn).examine())".isEmpty) }
  }
}
