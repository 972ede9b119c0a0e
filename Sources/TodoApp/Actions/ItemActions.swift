import TermPanels
import TodoModel
import TodoWording

/// Carries out the actions on the items of a screen, and offers them in its list.
@MainActor final class ItemActions {
  let access: StoreAccess
  let messages: Messages
  let forms: Forms
  private(set) weak var navigator: Navigator?
  let list: ListPanel<TodoItem.ID>
  /// Weak: a list that is deleted elsewhere takes its screen with it, even while a menu is open.
  private weak var screen: (any ItemScreen)?
  /// Items that are about to leave their places because they are completed, moved or deleted, with
  /// the number of these changes that are not committed yet: keys come faster than a disk.
  private var leaving: [Identifier<TodoItem>: Int] = [:]
  let copier: ItemCopier

  init(
    _ list: ListPanel<TodoItem.ID>, _ access: StoreAccess, _ messages: Messages,
    _ navigator: Navigator
  ) {
    (self.list, self.access, self.messages) = (list, access, messages)
    (self.navigator, forms) = (navigator, navigator.forms(on: access))
    copier = ItemCopier(access, messages)
  }

  /// Acts for a screen, in whose list the actions are offered from now on.
  func attach(to screen: any ItemScreen) {
    self.screen = screen
    list.delegate = self
    list.allowsMultipleSelection = true
  }

  /// The actions on positions; `nil` on a screen without an outline.
  var outline: OutlineActions? {
    guard let screen, let outline = screen.outline else { return nil }
    return OutlineActions(
      outline: outline, order: screen.order, headings: screen.headings, list: list,
      access: access, messages: messages)
  }

  /// Explains why an item is here, and at its place.
  func explain(_ item: TodoItem) {
    guard let screen else { return }
    let why = Why(item, on: screen, access, messages.days)
    let moves = why.moves { messages.keyName(of: $0.command) }
    navigator?.present(
      ExplanationPanel("Why is it here?", why.blocks(with: moves), close: .closeWhy))
  }

  /// Shows all that has happened to an item.
  func showBiography(of item: TodoItem) {
    guard let navigator else { return }
    navigator.present(
      ExplanationPanel(biographyOf: item, access, messages, startedAt: navigator.startedAt))
  }

  // MARK: - Offering

  /// The actions on an item, or on the marked items instead.
  private func actions(for item: TodoItem) -> [RowAction] {
    offered.actions(
      on: .init(
        item: item, markedCount: list.markedCount, hasOutline: screen?.outline != nil))
  }

  /// The actions of the current row. A menu of them may outlive its screen, which disappears when
  /// its list is deleted elsewhere; and the item may have changed since its row was shown.
  private lazy var offered = OfferedActions { [weak self] action, item, isForMarked in
    guard let self else { return }
    action.perform(self, isForMarked ? marked : Subject(access.item(item.id) ?? item))
  }

  /// The actions on the heading of a row; none if the row has no heading.
  private func headingActions(ofRow id: TodoItem.ID) -> [RowAction] {
    guard let headings = screen?.headings, let heading = headings.heading(ofRow: id) else {
      return []
    }
    return HeadingActions(
      heading: heading, headings: headings, list: list, access: access, messages: messages,
      forms: forms
    ).all
  }

  /// The marked items that the list shows.
  private var marked: Subject { Subject(marked: list.markedIDs) }

  // MARK: - Carrying out

  /// Changes the items of a subject in the same way: one change, one step of undo, one toast. Then
  /// the marks are cleared.
  ///
  /// - Parameters:
  ///   - leaves: Whether the items may leave their places, so that a neighbour becomes current.
  ///   - list: The name of the list to which they move.
  ///   - awaited: The name of the item for which they wait now, or no longer.
  func change(
    _ subject: Subject, _ changes: [ItemChange], leaves: Bool = false, list: String? = nil,
    awaited: String? = nil
  ) {
    carryOut(on: subject, leaves: leaves) { store, ids in
      try await store.carryOut(changes, on: ids, list: list, awaited: awaited)
    }
  }

  /// The way in which a form saves the changes that a person has entered, even if the screen is
  /// gone by then. The form shows an error.
  func saving(_ subject: Subject) -> @MainActor ([ItemChange]) async throws -> Void {
    { [access, messages, weak list] changes in
      let deed =
        changes.isEmpty ? nil : try await access.store.carryOut(changes, on: subject.ids)
      if subject.isMarked { list?.clearMarks() }
      messages.report(deed)
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
    perform(on: subject, leaves: leaves) { store, ids in
      Outcome(deed: try await work(store, ids))
    }
  }

  /// The result of doing something with items.
  struct Outcome {
    /// The action; `nil` if nothing was changed.
    let deed: Deed?
    /// The changes, if some of them are new items.
    var results: [Change<TodoItem>] = []
    /// The items that are no longer blocked.
    var released: [TodoItem] = []
  }

  /// Does something with the items of a subject, as ``carryOut(on:leaves:_:)``.
  func perform(
    on subject: Subject, leaves: Bool,
    _ work: @escaping @MainActor (TodoStore, [Identifier<TodoItem>]) async throws -> Outcome
  ) {
    let ids = subject.ids
    guard !ids.isEmpty else { return }
    let wasMarked = list.markedIDs
    if leaves { beginLeaving(ids) }
    // At once: pressing the same key again is not meant for these items.
    if subject.isMarked { list.clearMarks() }
    access.perform { [weak self, access, messages] in
      defer { if leaves { self?.endLeaving(ids) } }
      do {
        let outcome = try await work(access.store, ids)
        messages.report(outcome.deed, results: outcome.results, released: outcome.released)
      } catch {
        if subject.isMarked { self?.list.mark(wasMarked) }
        throw error
      }
    }
  }

  /// Begins a change after which items may leave their places: the list continues with a neighbour.
  private func beginLeaving(_ ids: [Identifier<TodoItem>]) {
    for id in ids { leaving[id, default: 0] += 1 }
    list.stepAside(from: Set(leaving.keys))
  }

  /// Ends a change of items, which was committed or failed.
  private func endLeaving(_ ids: [Identifier<TodoItem>]) {
    for id in ids {
      let count = leaving[id, default: 1] - 1
      leaving[id] = count > 0 ? count : nil
    }
  }

  /// The item of one's own change, unless it is about to leave its place.
  func itemToFollow(_ event: StoreEvent) -> Identifier<TodoItem>? {
    guard case .changed(let changes) = event, changes.origin == .own,
      let id = changes.entry?.item, leaving[id] == nil
    else { return nil }
    return id
  }

  /// Makes the item of one's own change current, unless it is about to leave its place.
  func follow(_ event: StoreEvent) {
    if let id = itemToFollow(event) { list.makeCurrent(id) }
  }
}

extension TodoStore {
  /// Changes items in the same way. Returns the action, or `nil` if no item was changed.
  ///
  /// - Parameters:
  ///   - list: The name of the list to which they move.
  ///   - awaited: The name of the item for which they wait now, or no longer.
  func carryOut(
    _ changes: [ItemChange], on ids: [Identifier<TodoItem>], list: String? = nil,
    awaited: String? = nil
  ) async throws -> Deed? {
    Deed(
      of: changes, on: ids, results: try await update(ids, changes), list: list, awaited: awaited)
  }
}

/// A list of items behaves the same on every screen.
extension ItemActions: ListDelegate {
  func selectionTitle(in list: ListPanel<TodoItem.ID>) -> String? { "edit" }

  func list(
    _ list: ListPanel<TodoItem.ID>, didSelectRow id: TodoItem.ID
  ) -> ListSelectionResponse {
    if let item = access.item(id) {
      forms.edit(item)
    } else if let heading = screen?.headings?.heading(ofRow: id) {
      forms.rename(heading)
    }
    return []
  }

  func list(_ list: ListPanel<TodoItem.ID>, actionsForRow id: TodoItem.ID) -> [RowAction] {
    // Every key asks for the actions on the current row, which its panel shows in most cases.
    let shown = (list.currentRowPanel as? ItemRowPanel)?.item
    let item = shown?.id == id ? shown : access.item(id)
    return item.map(actions) ?? headingActions(ofRow: id)
  }
}
