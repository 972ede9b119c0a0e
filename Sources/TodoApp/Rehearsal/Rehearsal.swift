import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// A preview of changes to some items, of which some may be left out: the rows of a
/// ``RehearsalPanel``.
@MainActor final class Rehearsal: ListDataSource {
  /// The changes in the preview.
  let changes: [ItemChange]
  private let access: StoreAccess
  private let messages: Messages
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
    _ changes: [ItemChange], of ids: [Identifier<TodoItem>], _ access: StoreAccess,
    _ messages: Messages
  ) throws(StoreError) {
    (self.changes, self.ids) = (changes, ids)
    (self.access, self.messages) = (access, messages)
    try update()
  }

  private func update() throws(StoreError) {
    planned = [:]
    for change in try access.store.rehearse(changes, on: ids) {
      if let id = (change.before ?? change.after)?.id { planned[id] = change }
    }
    lists = Dictionary(
      try access.store.lists(withPutAway: true).map { ($0.list.id, $0.list.name) },
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
    guard event.isChange else { return false }
    if case .changed(let changes) = event, !concerns(changes) { return false }
    var there: [Identifier<TodoItem>] = []
    for id in ids where try access.store.item(id) != nil { there.append(id) }
    ids = there
    try update()
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

  func isStruckOut(_ id: TodoItem.ID) -> Bool { struckOut.contains(id) }

  /// Leaves an item out, or includes it again.
  func strikeOut(_ id: TodoItem.ID) {
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
    let isLeader = { (above: TodoItem) in
      self.indexes[above.id] != nil && !self.struckOut.contains(above.id)
    }
    let above = Nesting.ancestors(
      of: item, parent: { $0.parent.flatMap { planned[$0]?.before } }, until: isLeader)
    return above.last.flatMap { isLeader($0) ? $0 : nil }
  }

  // MARK: - Words

  /// The effect in one line: `2 items will change · 1 skipped · 3 unchanged`; empty without rows.
  var summary: String {
    if rows.isEmpty { return "" }
    let changing = leftCount
    let out = rows.count - changing
    var pieces = ["\(changing) \(changing == 1 ? "item" : "items") will change"]
    if out > 0 { pieces.append("\(out) skipped") }
    let same = ids.count - rows.count
    if same > 0 { pieces.append("\(same) unchanged") }
    if out == 0 {
      // With items left out, it is unknown which others would follow.
      let next = planned.values.count { $0.before == nil }
      let along = planned.count - rows.count - next
      if along > 0 { pieces.append("\(along) more with them") }
      if next > 0 { pieces.append("\(next) \(next == 1 ? "repeats" : "repeat")") }
    }
    return pieces.joined(separator: " · ")
  }

  // MARK: - ListDataSource

  var rowCount: Int { rows.count }

  func rowID(at index: Int) -> TodoItem.ID { rows[index] }

  func index(of id: TodoItem.ID) -> Int? { indexes[id] }

  func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? RehearsalRowPanel ?? RehearsalRowPanel()
    let id = rows[index]
    guard let before = planned[id]?.before, let after = planned[id]?.after else { return row }
    if struckOut.contains(id) {
      row.showStruckOut(
        before.name, leader(of: before).map { "changes with “\($0.name)”" } ?? "unchanged")
    } else {
      let text = ChangeText(lists: lists, days: messages.days)
      row.show(before.name, text.parts(from: before, to: after))
    }
    return row
  }
}
