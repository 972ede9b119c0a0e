import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoFormats
import TodoModel
import TodoWording

@testable import TodoCommands

@Suite("An exchange with areas") @MainActor struct AreaExchangeTests {
  private let home: TemporaryFolder
  private let store: TodoStore
  private let context = ExchangeContext(clock: .drawn)

  init() throws {
    home = try TemporaryFolder()
    store = try TodoStore.temporary(clock: .drawn)
  }

  private func take(_ text: String, as name: String, into store: TodoStore) async throws
    -> ImportReport
  {
    try await take(try home.write(text, to: name), into: store)
  }

  private func take(_ path: String, into store: TodoStore) async throws -> ImportReport {
    try await FileImport(ImportTask(paths: [path]), context).run(into: store)
  }

  /// The text of an export, and the losses.
  private func export(
    _ name: String, _ store: TodoStore, list: Identifier<TodoList>? = nil
  ) async throws -> (text: String, losses: [String]) {
    let format = try #require(Format.named(name))
    let export = FileExport(format, list: list, context)
    return try await store.exchange.read { snapshot in
      var text = ""
      let result = try export.run(of: snapshot) { text += $0 }
      return (text, result.losses.all.map { "\($0)" })
    }
  }

  /// A sketch of the lists: `A | Work: C`.
  private func sketch(_ store: TodoStore) throws -> String {
    try store.areas.tree().groups.map { group in
      let area = group.area.map { ["\($0.name):"] } ?? []
      return (area + group.lists.map(\.list.name)).joined(separator: " ")
    }.joined(separator: " | ")
  }

  /// A list, an area with a list and a view, and something of each kind that is put away.
  private func fill() async throws {
    try await store.createList(name: "A")
    let work = try await store.areas.create(name: "Work", emoji: "💼")
    let talk = try await store.createList(name: "Talk", in: work.id)
    try await store.createItem(in: talk.id, name: "Slides")
    let view = try await store.createView(name: "Late", query: "is:overdue")
    try await store.areas.move(view.id, to: work.id)
    for list in [
      try await store.createList(name: "Old"), try await store.areas.create(name: "Past"),
      try await store.createView(name: "Gone", query: "is:done"),
    ] {
      try await store.areas.putAway(list)
    }
  }

  @Test func `keeps areas and what is put away in our own format, to the byte`() async throws {
    try await fill()
    let (json, losses) = try await export("json", store)
    let second = try TodoStore.temporary(clock: .drawn)

    let report = try await take(json, as: "all.json", into: second)

    #expect(losses == [])
    #expect(report.numbers == "2 areas, 5 lists and 1 item")
    #expect(try await export("json", second).text == json)
    #expect(try await export("jsonl", second).text == export("jsonl", store).text)
    #expect(try sketch(second) == "A | Work: Talk")
    let away = try store.areas.tree().putAway.map(\.list.name)
    #expect(try second.areas.tree().putAway.map(\.list.name) == away)
    #expect(try await take(json, as: "all.json", into: second).isEmpty)
    try await second.undo()
    #expect(try second.areas.tree().isEmpty)
  }

  @Test func `has the area of a single list, so that another store has it too`() async throws {
    try await fill()
    let talk = try #require(try store.lists().first { $0.list.name == "Talk" })
    let second = try TodoStore.temporary(clock: .drawn)

    _ = try await take(
      try await export("json", store, list: talk.id).text, as: "talk.json", into: second)

    #expect(try sketch(second) == " | Work: Talk")
  }

  @Test func `reports what another format has no place for`() async throws {
    try await fill()

    let (text, losses) = try await export("markdown", store)

    #expect(!text.contains("Work") && text.contains("Talk"))
    #expect(losses.contains { $0.hasPrefix("Markdown has no place for “area of a list”.") })
    #expect(losses.contains { $0.hasPrefix("Markdown has no place for “put away”.") })
  }

  @Test func `makes areas of the folders of TickTick, once`() async throws {
    let text = """
      "Folder Name","List Name","Title","Is All Day"
      "Work","Talk","Slides","false"
      "Work","Talk","Title","false"
      "","Home","Rent","false"
      "Work","Office","Chair","false"
      """

    let report = try await take(text, as: "ticktick.csv", into: store)

    #expect(report.numbers == "1 area, 3 lists and 4 items")
    #expect(try sketch(store) == "Home | Work: Talk Office")
    #expect(try await take(text, as: "ticktick.csv", into: store).isEmpty)
    try await store.undo()
    #expect(try store.areas.tree().isEmpty)
  }

  @Test func `makes areas of the folders in a folder`() async throws {
    for name in ["all", "all/Work", "all/Work/deep", "all/empty"] {
      try FileManager.default.createDirectory(
        atPath: home.path(name), withIntermediateDirectories: false)
    }
    let files = [
      "all/home.txt": "Milk\n", "all/Work/talk.txt": "Slides\n", "all/Work/old.md": "- [x] Done\n",
      "all/Work/deep/far.txt": "Far\n", "all/Work/photo.jpg": "\u{1}",
    ]
    for (name, text) in files { try home.write(text, to: name) }

    let report = try await take(home.path("all/"), into: store)

    #expect(try sketch(store) == "home | Work: old talk")
    #expect(
      report.remarks == [
        "Work/deep is left out: it is a folder.",
        "Work/photo.jpg is left out: its format is unknown.",
        "empty is left out: it is a folder.",
      ])
    #expect(try await take(home.path("all/"), into: store).isEmpty)
  }

  @Test func `leaves the lists of a store where they are`() async throws {
    try await fill()
    let json = try await export("json", store).text
    let talk = try #require(try store.lists().first { $0.list.name == "Talk" })
    try await store.areas.move(talk.id, to: nil)

    #expect(try await take(json, as: "all.json", into: store).isEmpty)
    #expect(try sketch(store) == "A Talk | Work:")
  }

  @Test func `takes no list that is put away for one with its name`() async throws {
    let report = try await take("Milk\n", as: "home.txt", into: store)
    let old = try #require(try store.lists().first).list
    try await store.areas.putAway(old)

    let second = try await take("Milk\nTea\n", as: "home.txt", into: store)

    #expect(report.itemsAdded == 1 && second.itemsAdded == 1)
    let home = try #require(try store.lists().first)
    #expect(home.list.name == "home" && home.id != old.id && home.totalCount == 1)
    #expect(try await take("Milk\nTea\n", as: "home.txt", into: store).isEmpty)
    try await store.undo()
    #expect(try store.lists().isEmpty)
  }
}
