import TermPanels
import TodoModel

/// Carries out the actions on the items of a screen, and offers them in its list.
@MainActor final class ItemActions {
  let context: AppContext
  let list: ListPanel
  /// Weak: a list that is deleted elsewhere takes its screen with it, even while a menu is open.
  private(set) weak var screen: (any ItemScreen)?
  /// Items that are about to leave their places because they are completed, moved or deleted, with
  /// the number of these changes that are not committed yet: keys come faster than a disk.
  private var leaving: [Identifier<TodoItem>: Int] = [:]

  init(_ context: AppContext, _ list: ListPanel) {
    self.context = context
    self.list = list
  }

  /// Acts for a screen, in whose list the actions are offered from now on.
  func attach(to screen: any ItemScreen) {
    self.screen = screen
    list.delegate = self
    list.allowsMultipleSelection = true
  }

  /// The item of a row.
  func item(_ id: AnyHashable) -> TodoItem? {
    guard let id = id.base as? Identifier<TodoItem> else { return nil }
    return context.read(or: nil) { try context.store.item(id) }
  }

  /// Whether an item is about to leave its place.
  func isLeaving(_ id: Identifier<TodoItem>) -> Bool { leaving[id] != nil }

  // MARK: - Offering

  /// The actions on an item, or on the marked items instead.
  private func actions(for item: TodoItem) -> [RowAction] {
    let count = list.markedCount
    let hasOutline = screen?.outline != nil
    return ItemAction.all.filter { hasOutline || $0.scope != .place }.map { action in
      let isForMarked = count > 0 && action.scope == .many
      return RowAction(
        action.command,
        title: isForMarked ? action.title(forMarked: count) : action.title(for: item),
        hint: isForMarked ? action.markedHint ?? action.hint(for: item) : action.hint(for: item),
        isDestructive: action.isDestructive
      ) { [weak self] in
        // A menu may outlive its screen, which disappears when its list is deleted elsewhere.
        guard let self else { return }
        action.perform(self, isForMarked ? marked : Subject(item))
      }
    }
  }

  /// The marked items that the list shows.
  private var marked: Subject {
    Subject(marked: list.markedIDs.compactMap { $0.base as? Identifier<TodoItem> })
  }

  // MARK: - Carrying out

  /// Changes the items of a subject in the same way: one change, one step of undo, one toast. Then
  /// the marks are cleared.
  ///
  /// - Parameters:
  ///   - leaves: Whether the items may leave their places, so that a neighbour becomes current.
  ///   - list: The name of the list to which they move.
  func change(
    _ subject: Subject, _ changes: [ItemChange], leaves: Bool = false, list: String? = nil
  ) {
    carryOut(on: subject, leaves: leaves) { store, ids in
      try await store.carryOut(changes, on: ids, list: list)
    }
  }

  /// Does something with the items of a subject.
  ///
  /// - Parameters:
  ///   - leaves: Whether the items may leave their places, so that a neighbour becomes current.
  ///   - work: Does it and returns the action; `nil` if nothing was changed.
  func carryOut(
    on subject: Subject, leaves: Bool = false,
    _ work: @escaping @MainActor (TodoStore, [Identifier<TodoItem>]) async throws -> Deed?
  ) {
    let ids = subject.ids
    guard !ids.isEmpty else { return }
    let wasMarked = list.markedIDs
    if leaves { stepAside(from: subject) }
    // At once: pressing the same key again is not meant for these items.
    if subject.isMarked { list.clearMarks() }
    context.perform { [weak self, context] in
      defer { if leaves { for id in ids { self?.settle(id) } } }
      do {
        context.report(try await work(context.store, ids))
      } catch {
        if subject.isMarked { self?.list.mark(wasMarked) }
        throw error
      }
    }
  }

  /// Makes a neighbour current that is not one of the items, which are about to leave.
  private func stepAside(from subject: Subject) {
    for id in subject.ids { leaving[id, default: 0] += 1 }
    guard let current = list.currentID?.base as? Identifier<TodoItem>, isLeaving(current),
      let item = subject.item?.id == current ? subject.item : item(current)
    else { return }
    screen?.stepAside(from: item)
  }

  /// Ends a change of an item, which was committed or failed.
  private func settle(_ id: Identifier<TodoItem>) {
    let count = leaving[id, default: 1] - 1
    leaving[id] = count > 0 ? count : nil
  }
}

extension TodoStore {
  /// Changes items in the same way. Returns the action, or `nil` if no item was changed.
  ///
  /// - Parameter list: The name of the list to which they move.
  func carryOut(
    _ changes: [ItemChange], on ids: [Identifier<TodoItem>], list: String? = nil
  ) async throws -> Deed? {
    Deed(of: changes, on: ids, results: try await update(ids, changes), list: list)
  }
}

extension AppContext {
  /// Shows a toast with an action, or that there was nothing to change.
  func report(_ deed: Deed?) {
    if let deed { announce(deed) } else { say("Nothing to change") }
  }
}

/// A list of items behaves the same on every screen.
extension ItemActions: ListDelegate {
  func selectionTitle(in list: ListPanel) -> String? { "edit" }

  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse {
    if let item = item(id) { edit(Subject(item)) }
    return []
  }

  func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction] {
    item(id).map(actions) ?? []
  }
}
