import CivilCalendar
import SQLiteKit
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor
struct HistoryTests {
  @Test func `the history has pages, newest first, with the author of each change`() async throws {
    let folder = try TemporaryFolder()
    let mine = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let theirs = try TodoStore.open(path: folder.file("todos.db"), clock: .drawn)
    let list = try await mine.createList(name: "A")
    let item = try await theirs.createItem(in: list.id, name: "x")
    try await mine.update([item.id], [.done(true)])
    try await mine.undo()

    let first = try mine.journal.history(limit: 3)
    let rest = try mine.journal.history(before: first.last?.id, limit: 3)

    #expect(first.map(\.entry.kind) == [.undo, .change, .change])
    #expect(
      first.map(\.entry.deed) == [
        Deed(.completed, .item("x")), Deed(.completed, .item("x")), Deed(.added, .item("x")),
      ])
    #expect(first.map(\.standing) == [.inForce, .undone, .inForce])
    #expect(first.map(\.origin) == [.own, .own, .other])
    #expect(first.map(\.canUndo) == [false, false, true])
    #expect(rest.map(\.entry.deed) == [Deed(.added, .list("A"))])
    await mine.close()
    await theirs.close()
  }

  @Test func `an older change is undone alone, and redone without a conflict`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "old")
    try await store.update([item.id], [.set(\.name, "new")])
    let rename = try #require(store.nextUndo)
    try await store.update([item.id], [.set(\.priority, .high)])
    let before = try Content(store)

    let undone = try await store.journal.undo(rename.id)

    #expect(undone.kind == .undo && undone.deed == Deed(.renamed, .item("old"), .name("new")))
    #expect(try store.item(item.id)?.name == "old")
    #expect(try store.item(item.id)?.priority == .high)
    #expect(store.nextRedo?.id == rename.id)
    try await store.undo()
    #expect(try store.item(item.id)?.priority == Priority.none)
    #expect(store.nextRedo?.deed == Deed(.setPriority, .item("new"), .priority(.high)))
    try await store.redo()
    try await store.redo()
    #expect(try Content(store) == before)
    await #expect(throws: StoreError.refused(.notUndoable)) {
      try await store.journal.undo(9999)
    }
  }

  @Test func `a later change of the same property is named as the conflict`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let item = try await store.createItem(in: list.id, name: "one")
    let made = try #require(store.nextUndo)
    try await store.update([item.id], [.set(\.name, "two")])
    let second = try #require(store.nextUndo)
    try await store.update([item.id], [.set(\.name, "three")])
    let third = try #require(store.nextUndo)
    let before = try Content(store)

    for entry in [made, second] {
      await #expect(throws: StoreError.undoConflict(third)) {
        try await store.journal.undo(entry.id)
      }
    }
    #expect(
      "\(StoreError.undoConflict(third))"
        == "A later change depends on this one. Undo that change first."
    )
    #expect(try Content(store) == before)
  }

  @Test func `the addition of a parent or list in use cannot be undone`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let listMade = try #require(store.nextUndo)
    let parent = try await store.createItem(in: list.id, name: "parent")
    let parentMade = try #require(store.nextUndo)
    try await store.createItem(NewItem("child", in: list.id, parent: parent.id))
    let childMade = try #require(store.nextUndo)
    try await store.createItem(NewItem("other child", in: list.id, parent: parent.id))
    let otherMade = try #require(store.nextUndo)

    await #expect(throws: StoreError.undoConflict(otherMade)) {
      try await store.journal.undo(parentMade.id)
    }
    await #expect(throws: StoreError.undoConflict(otherMade)) {
      try await store.journal.undo(listMade.id)
    }
    try await store.journal.undo(childMade.id)

    #expect(try store.finder.children(of: parent.id).map(\.name) == ["other child"])
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `the addition of a list with a heading, or of an area in use, cannot be undone`()
    async throws
  {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let listMade = try #require(store.nextUndo)
    var heading = try await store.headings.add("Garden", to: list.id)
    let headingMade = try #require(store.nextUndo)
    // A new name of the heading needs only the heading.
    heading.name = "Yard"
    try await store.updateList(heading)
    let other = try await store.createList(name: "B")
    let area = try await store.areas.create(name: "Home")
    let areaMade = try #require(store.nextUndo)
    try await store.areas.move(other.id, to: area.id)
    let moved = try #require(store.nextUndo)

    await #expect(throws: StoreError.undoConflict(headingMade)) {
      try await store.journal.undo(listMade.id)
    }
    await #expect(throws: StoreError.undoConflict(moved)) {
      try await store.journal.undo(areaMade.id)
    }

    try await store.journal.undo(moved.id)
    try await store.journal.undo(areaMade.id)
    #expect(try store.areas.all().isEmpty)
    // An area that was added together with its list is not in its own way.
    try await store.areas.move(other.id, toNew: "Work")
    try await store.journal.undo(try #require(store.nextUndo).id)
    #expect(try store.areas.all().isEmpty)
    for _ in 1...4 { try await store.undo() }
    #expect(try store.lists().isEmpty && !store.canUndo)
  }

  @Test func `undo out of order never detaches an item from the tree`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A").id
    let other = try await store.createList(name: "B").id
    let items = try await store.createItems([NewItem("p", in: list), NewItem("x", in: other)])
    try await store.update([items[0].id], [.list(other)])
    let moved = try #require(store.nextUndo)
    try await store.arrange(items[1].id, .indent(under: items[0].id))
    try await store.arrange(items[1].id, .outdent)
    let outdented = try #require(store.nextUndo)

    await #expect(throws: StoreError.undoConflict(outdented)) {
      try await store.journal.undo(moved.id)
    }
    #expect(try integrityProblems(of: store.connection) == [])
  }

  @Test func `a change of a long note's item is short in the journal`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "A")
    let item = try await store.createItem(
      NewItem("x", in: list.id, notes: String(repeating: "n", count: 60_000)))

    try await store.update([item.id], [.done(true)])

    let size = try store.connection.integer(
      "SELECT length(before) + length(after) FROM journal_change ORDER BY entry DESC LIMIT 1")
    #expect(try #require(size) < 200)
  }
}
