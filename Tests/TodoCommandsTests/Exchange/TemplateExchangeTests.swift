import CivilCalendar
import TestSupport
import Testing
import TodoFormats
import TodoModel

@testable import TodoCommands

@Suite("An exchange with templates") @MainActor struct TemplateExchangeTests {
  private let home: TemporaryFolder
  private let store: TodoStore
  private let context = ExchangeContext(clock: .drawn)

  init() throws {
    home = try TemporaryFolder()
    store = try TodoStore.temporary(clock: .drawn)
  }

  private func take(_ text: String, into store: TodoStore) async throws -> ImportReport {
    let path = try home.write(text, to: "all.json")
    return try await FileImport(ImportTask(paths: [path]), context).run(into: store)
  }

  /// The text of an export, and the losses.
  private func export(
    _ name: String, _ store: TodoStore
  ) async throws -> (text: String, losses: [String]) {
    let format = try #require(Format.named(name))
    let export = FileExport(format, context)
    return try await store.exchange.read { snapshot in
      var text = ""
      let result = try export.run(of: snapshot) { text += $0 }
      return (text, result.losses.all.map { "\($0)" })
    }
  }

  /// A list with a heading and dates, a template of it, and one of its items.
  private func fill() async throws {
    let list = try await store.createList(name: "Rome", emoji: "🧳")
    let day = Day(daysSinceEpoch: 20_790)
    let made = try await store.createItems([
      NewItem(
        "Pack for {place}", in: list.id, due: day.adding(days: 3),
        subtasks: [NewItem("Socks", in: list.id)]),
      NewItem("Book", in: list.id, due: day, dueTime: .noon),
    ])
    try await store.headings.add("After {place}", to: list.id)
    try await store.perform(.keep(list.id, asTemplate: "Trip to {place}"))
    try await store.perform(.keep([made[0].id], asTemplate: "Bags"))
  }

  @Test func `keeps templates in our own formats, to the byte`() async throws {
    try await fill()
    let (json, losses) = try await export("json", store)
    let second = try TodoStore.temporary(clock: .drawn)

    _ = try await take(json, into: second)

    #expect(losses == [])
    #expect(try await export("json", second).text == json)
    #expect(try await export("jsonl", second).text == export("jsonl", store).text)
    let templates = try second.templates.all()
    #expect(templates.map(\.name) == ["Trip to {place}", "Bags"])
    #expect(templates.map(\.template) == [.list, .items])
    let needs = try second.templates.needs(of: templates[0].id)
    #expect(needs.blanks == ["place"] && needs.hasDates)
    #expect(try second.lists().map(\.list.name) == ["Rome"])
    #expect(try await take(json, into: second).isEmpty)
    try await second.undo()
    #expect(try second.areas.tree().isEmpty)
  }

  @Test(arguments: ["markdown", "todo.txt", "csv", "org", "ics", "taskwarrior"])
  func `leaves templates out of other formats, and reports that`(name: String) async throws {
    try await fill()

    let (text, losses) = try await export(name, store)

    let title = try #require(Format.named(name)).title
    #expect(!text.contains("Trip to") && !text.contains("Bags"))
    #expect(losses.contains { $0.hasPrefix("\(title) has no place for “template”.") }, "\(losses)")
  }
}
