import JSONKit
import TodoFormats
import TodoModel
import TodoWording

/// Changes as lines of JSON, one for each item or list: all keys are always there.
@MainActor struct HookLines {
  /// The lists as they are after the changes.
  private(set) var lists: [Identifier<TodoList>: TodoList]
  let phrases: PhraseBook
  let json: StoreJSON
  /// Returns the heading above an item.
  private let heading: (TodoItem) -> TodoList?

  init(
    lists: [TodoList], phrases: PhraseBook, json: StoreJSON,
    heading: @escaping (TodoItem) -> TodoList?
  ) {
    self.lists = Dictionary(uniqueKeysWithValues: lists.map { ($0.id, $0) })
    (self.phrases, self.json, self.heading) = (phrases, json, heading)
  }

  /// Goes back to the lists before an entry, which is older than those before it.
  mutating func goBack(before step: JournalStep) {
    for list in (step.changes?.lists ?? []).compactMap(\.before) { lists[list.id] = list }
  }

  /// The lines of an entry of the journal. One whose changes are too many to list, or unknown, is
  /// one line without a change.
  func text(of step: JournalStep) -> String {
    guard let changes = step.changes else { return line(step) }
    let ofLists = changes.lists.map { change in
      line(step, "list", change) { list in
        json.json(ofView: list, in: list.area.flatMap { lists[$0] })
      }
    }
    let ofItems = changes.items.map { change in
      line(step, "item", change) { json.json(of: $0, in: lists[$0.list], below: heading($0)) }
    }
    return (ofLists + ofItems).joined()
  }

  private func line<Model: Hashable & Sendable>(
    _ step: JournalStep, _ key: String, _ change: Change<Model>, _ object: (Model) -> JSON
  ) -> String {
    let (before, after) = (change.before.map(object), change.after.map(object))
    return line(
      step, [key: after ?? before ?? .null],
      before: before.map { Self.differing($0, from: after) },
      after: after.map { Self.differing($0, from: before) })
  }

  private func line(
    _ step: JournalStep, _ subject: [String: JSON] = [:], before: JSON? = nil, after: JSON? = nil
  ) -> String {
    let entry = step.entry
    return JSON.members([
      "entry": .integer(entry.id), "kind": .text(entry.kind.rawValue),
      "at": .text(entry.at.fullISO), "verb": .text(entry.deed?.verb.rawValue),
      "words": .text(phrases.line(for: entry)), "item": subject["item"] ?? .null,
      "list": subject["list"] ?? .null, "before": before ?? .null, "after": after ?? .null,
    ]).text + "\n"
  }

  /// The members that have another value in another object; none without one.
  private static func differing(_ json: JSON, from other: JSON?) -> JSON {
    guard case .object(let members) = json, let other else { return .object([]) }
    return .object(members.filter { other[$0.key] != $0.value })
  }
}
