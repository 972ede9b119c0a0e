import CivilCalendar
import TestSupport
import Testing
import TodoValues

@testable import TodoModel

/// A random action of a user, of any kind that changes something and can be undone.
@MainActor
struct RandomAction {
  let store: TodoStore

  private static let tags = ["home", "Home", "deep", "x", "später"]
  private static let rules = [
    Recurrence(.daily), Recurrence(.weekly(on: [.monday]), end: .count(3)),
    Recurrence(.monthly(), from: .done), nil,
  ]

  /// Performs a random action. One that makes no sense for the randomly chosen items is skipped.
  func run(_ random: inout SeededGenerator) async throws {
    do {
      try await act(&random)
    } catch StoreError.refused, StoreError.itemMissing {
      // For example, an item cannot be moved below itself.
    }
  }

  private func act(_ random: inout SeededGenerator) async throws {
    let lists = try store.lists().map(\.list)
    let items = try Content(store).items.filter { item in lists.contains { $0.id == item.list } }
    guard var list = lists.randomElement(using: &random), lists.count > 2 else {
      try await store.createList(name: "list \(random.next() % 100)")
      return
    }
    let name = "item \(random.next() % 1000)"
    let kind = Int.random(in: 0..<57, using: &random)
    guard var item = items.randomElement(using: &random), kind > 7 || items.count > 60 else {
      return try await make(name, in: list, under: items.randomElement(using: &random), &random)
    }
    let other = items.randomElement(using: &random) ?? item
    let many = (0..<4).compactMap { _ in items.randomElement(using: &random)?.id }
    switch kind {
    case 8: try await store.createList(name: name, emoji: "🌱")
    case 9 where lists.count > 4: try await store.deleteList(list.id)
    case 10:
      list.color = ListColor.allCases.randomElement(using: &random)
      list.sort = [SortRule(.priority, descending: true), SortRule(.name)]
      list.grouping = Grouping.allCases.randomElement(using: &random) ?? .none
      list.name = name
      try await store.updateList(list)
    case 11...12:
      list.order = Int.random(in: -9...9, using: &random)
      try await store.updateList(list)
    case 13:
      item.name = name
      item.notes = "a\nb \(name)"
      item.due = nil
      item.extra = #"{"a":"\#(name)"}"#
      try await store.updateItem(item)
    case 14: try await store.update([item.id], [.done(!item.isDone)])
    case 15...17: try await store.update(many, [.done(Bool.random(using: &random))])
    case 18: try await store.duplicateItems([item.id])
    case 19...22: try await store.arrange(item.id, .indent(under: other.id))
    case 23: try await store.arrange(item.id, .indent(under: nil))
    case 24: try await store.arrange(item.id, .outdent)
    case 25...26: try await store.arrange(item.id, .up)
    case 27...28: try await store.arrange(item.id, .down)
    case 29: try await store.deleteItems(Array(many.prefix(2)))
    case 30: try await store.update(many, [.list(list.id)])
    case 40...43: try await changeViews(kind, name, &random)
    case 44...46: try await store.update(many, [.addWait(other.id)])
    case 47:
      guard let awaited = item.waitsFor.randomElement(using: &random) else { return }
      try await store.update([item.id], [.removeWait(awaited)])
    case 48...49: try await store.update([item.id], [.work(true)])
    case 50: try await store.update([item.id], [.work(false), .set(\.effort, Effort(minutes: 30))])
    case 51...53: try await changeAreas(name, list, &random)
    case 54...56: try await changeTemplates(name, list, many, &random)
    default: try await store.update(many, [change(kind, name, &random)])
    }
  }

  private func changeAreas(
    _ name: String, _ list: TodoList, _ random: inout SeededGenerator
  ) async throws {
    let tree = try store.areas.tree()
    let area = tree.areas.randomElement(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try await store.areas.create(name: name)
    case 1: try await store.areas.move(list.id, to: area?.id)
    case 2: try await store.areas.move(list.id, toNew: name)
    case 3: try await store.areas.move(area?.id ?? list.id, down: Bool.random(using: &random))
    case 4:
      guard let area else { return }
      try await store.deleteList(area.id)
    case 5: try await store.areas.putAway(area ?? list)
    default:
      guard let away = tree.putAway.randomElement(using: &random) else { return }
      try await store.areas.bringBack(away.list)
    }
  }

  private func changeTemplates(
    _ name: String, _ list: TodoList, _ items: [Identifier<TodoItem>],
    _ random: inout SeededGenerator
  ) async throws {
    let templates = try store.templates.all()
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try await store.perform(.keep(list.id, asTemplate: name))
    case 1: try await store.perform(.keep(items, asTemplate: name))
    case 2:
      guard templates.count > 3 else { return }
      try await store.deleteList(templates[0].id)
    default:
      guard let template = templates.randomElement(using: &random) else { return }
      let use = TemplateUse(from: Day(daysSinceEpoch: 20_000), into: list.id)
      try await store.perform(.use(template.id, use))
    }
  }

  private func changeViews(
    _ kind: Int, _ name: String, _ random: inout SeededGenerator
  ) async throws {
    let views = try store.views()
    guard var view = views.randomElement(using: &random), kind > 40, views.count > 1 else {
      try await store.createView(name: name, emoji: "🔎", query: "tag:x or \(name)", grouping: .day)
      return
    }
    switch kind {
    case 41:
      let original = view
      view.query = Bool.random(using: &random) ? "due<7d \(name)" : "(broken"
      view.name = Bool.random(using: &random) ? name : view.name
      view.sort = [SortRule(.due, descending: Bool.random(using: &random))]
      try await store.updateList(view, editedFrom: original)
    case 42:
      view.order = Int.random(in: -9...9, using: &random)
      try await store.updateList(view)
    default: try await store.deleteList(view.id)
    }
  }

  private func change(
    _ kind: Int, _ name: String, _ random: inout SeededGenerator
  ) -> ItemChange {
    let day = Day(daysSinceEpoch: 20_000 + Int(random.next() % 60))
    let tag = Self.tags.randomElement(using: &random) ?? "x"
    switch kind {
    case 31: return .set(\.priority, Priority.allCases.randomElement(using: &random) ?? .none)
    case 32: return .set(\.due, Bool.random(using: &random) ? day : nil)
    case 33: return .set(\.dueTime, TimeOfDay(hour: Int(random.next() % 24)))
    case 34: return .shiftDue(days: Int.random(in: -3...3, using: &random))
    case 35: return .set(\.deferUntil, Bool.random(using: &random) ? day : nil)
    case 36: return .addTag(tag)
    case 37: return .removeTag(tag)
    case 38: return .set(\.recurrence, Self.rules.randomElement(using: &random) ?? nil)
    default: return .set(\.notes, name)
    }
  }

  private func make(
    _ name: String, in list: TodoList, under parent: TodoItem?, _ random: inout SeededGenerator
  ) async throws {
    var new = NewItem(name, in: list.id)
    new.priority = Priority.allCases.randomElement(using: &random) ?? .none
    new.tags = [Self.tags.randomElement(using: &random) ?? "x", "new"]
    new.due = Bool.random(using: &random) ? Day(daysSinceEpoch: 20_000) : nil
    new.dueTime = Bool.random(using: &random) ? .noon : nil
    new.recurrence = Self.rules.randomElement(using: &random) ?? nil
    switch random.next() % 3 {
    case 0: new.parent = parent?.id
    case 1: new.subtasks = [NewItem("part", in: list.id), NewItem("part two", in: list.id)]
    default: break
    }
    try await store.createItems([new])
  }
}
