import CivilCalendar
import TermPanels
import TodoModel

/// A preview of changes to some items, of which some may be left out: the rows of a
/// ``RehearsalPanel``.
@MainActor final class Rehearsal: ListDataSource {
  /// The changes in the preview.
  let changes: [ItemChange]
  private let context: AppContext
  private var ids: [Identifier<TodoItem>]
  /// The items that would change, in the order in which they were given.
  private var rows: [Identifier<TodoItem>] = []
  private var indexes: [Identifier<TodoItem>: Int] = [:]
  /// All items that would change, including those that follow from the changes.
  private var planned: [Identifier<TodoItem>: Change<TodoItem>] = [:]
  private var struckOut: Set<Identifier<TodoItem>> = []
  private var lists: [Identifier<TodoList>: String] = [:]
  private(set) var revision = 0

  /// Previews changes of some items. Throws the reason if they are impossible.
  init(
    _ changes: [ItemChange], of ids: [Identifier<TodoItem>], _ context: AppContext
  ) throws(StoreError) {
    (self.changes, self.ids, self.context) = (changes, ids, context)
    try look()
  }

  private func look() throws(StoreError) {
    planned = [:]
    for change in try context.store.rehearse(changes, on: ids) {
      if let id = (change.before ?? change.after)?.id { planned[id] = change }
    }
    lists = Dictionary(
      try context.store.lists().map { ($0.list.id, $0.list.name) },
      uniquingKeysWith: { first, _ in first })
    let planned = planned
    rows = ids.filter { planned[$0]?.before != nil }
    indexes = Dictionary(
      zip(rows, rows.indices), uniquingKeysWith: { first, _ in first })
    revision += 1
  }

  /// Updates the preview if changes made meanwhile concern it. Items that were left out stay so.
  ///
  /// - Returns: Whether anything may be different.
  func follow(_ event: StoreEvent) throws(StoreError) -> Bool {
    switch event {
    case .writing, .displaced: return false
    case .changed(let changes) where !concerns(changes): return false
    case .changed, .reloaded: break
    }
    var there: [Identifier<TodoItem>] = []
    for id in ids where try context.store.item(id) != nil { there.append(id) }
    ids = there
    try look()
    return true
  }

  private func concerns(_ changes: ChangeSet) -> Bool {
    if !changes.lists.isEmpty { return true }
    let chosen = Set(ids)
    func isKnown(_ id: Identifier<TodoItem>?) -> Bool {
      id.map { chosen.contains($0) || planned[$0] != nil } ?? false
    }
    return changes.items.contains { change in
      [change.before, change.after].contains { isKnown($0?.id) || isKnown($0?.parent) }
    }
  }

  // MARK: - Leaving out

  /// The number of items to be changed.
  var leftCount: Int { rows.count { !struckOut.contains($0) } }

  /// The items to be changed.
  var left: [Identifier<TodoItem>] { rows.filter { !struckOut.contains($0) } }

  func isStruckOut(_ id: AnyHashable) -> Bool {
    (id.base as? Identifier<TodoItem>).map { struckOut.contains($0) } ?? false
  }

  /// Leaves an item out, or includes it again.
  func strikeOut(_ id: AnyHashable) {
    guard let id = id.base as? Identifier<TodoItem> else { return }
    if struckOut.remove(id) == nil { struckOut.insert(id) }
  }

  /// The ancestor with which an item that was left out changes nevertheless; nil if there is none.
  /// Subtasks follow their parents.
  private func leader(of item: TodoItem) -> TodoItem? {
    let takesAlong = changes.contains { change in
      switch change {
      case .list, .done(true): true
      default: false
      }
    }
    guard takesAlong else { return nil }
    var parent = item.parent
    while let id = parent, let above = planned[id]?.before {
      if indexes[id] != nil, !struckOut.contains(id) { return above }
      parent = above.parent
    }
    return nil
  }

  // MARK: - Words

  /// The effect in one line: `2 items change · 1 left out · 3 are so already`; empty without rows.
  var summary: String {
    if rows.isEmpty { return "" }
    let changing = leftCount
    let out = rows.count - changing
    var words = ["\(changing) \(changing == 1 ? "item changes" : "items change")"]
    if out > 0 { words.append("\(out) left out") }
    let same = ids.count - rows.count
    if same > 0 { words.append("\(same) \(same == 1 ? "is" : "are") so already") }
    if out == 0 {
      // With items left out, it is unknown which others would follow.
      let next = planned.values.count { $0.before == nil }
      let along = planned.count - rows.count - next
      if along > 0 { words.append("\(along) \(along == 1 ? "goes" : "go") along") }
      if next > 0 { words.append("\(next) \(next == 1 ? "comes" : "come") again") }
    }
    return words.joined(separator: " · ")
  }

  // MARK: - ListDataSource

  var rowCount: Int { rows.count }

  func rowID(at index: Int) -> AnyHashable { rows[index] }

  func index(of id: AnyHashable) -> Int? {
    (id.base as? Identifier<TodoItem>).flatMap { indexes[$0] }
  }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? RehearsalRowPanel ?? RehearsalRowPanel()
    let id = rows[index]
    guard let before = planned[id]?.before, let after = planned[id]?.after else { return row }
    if struckOut.contains(id) {
      row.showStruckOut(
        before.name, leader(of: before).map { "goes along with “\($0.name)”" } ?? "stays as it is")
    } else {
      let words = ChangeWords(
        lists: lists, today: context.today, dateStyle: context.settings.dateStyle)
      row.show(before.name, words.parts(from: before, to: after))
    }
    return row
  }
}
