import TermPanels
import TodoLanguage
import TodoModel

extension ItemScreen {
  /// The actions on an item, or on the marked items instead.
  func actions(for item: TodoItem) -> [RowAction] {
    let count = listPanel.markedCount
    return ItemAction.allCases.filter { outline != nil || !$0.isAboutPlaces }.map { kind in
      let isForMarked = count > 0 && kind.isForMany
      return RowAction(
        kind.command,
        title: isForMarked ? kind.title(forMarked: count) : kind.title(for: item),
        hint: isForMarked && kind == .change ? "change" : kind.hint(for: item),
        isDestructive: kind == .delete
      ) { [weak self] in
        // A menu may outlive its screen, which disappears when its list is deleted elsewhere.
        isForMarked ? self?.performOnMarked(kind) : self?.perform(kind, on: item)
      }
    }
  }

  func perform(_ action: ItemAction, on item: TodoItem) {
    switch action {
    case .toggleDone: toggleDone(item)
    case .edit: edit(item)
    case .rename: rename(item)
    case .editElsewhere: editElsewhere(item)
    case .due: chooseDue(of: item)
    case .later: shiftDue(of: item, by: 1)
    case .earlier: shiftDue(of: item, by: -1)
    case .high: setPriority(.high, of: item)
    case .medium: setPriority(.medium, of: item)
    case .low: setPriority(.low, of: item)
    case .noPriority: setPriority(.none, of: item)
    case .move: chooseList(for: item)
    case .tag: chooseTag(for: item)
    case .addPart: addPart(to: item)
    case .fold: toggleFold(item)
    case .foldAll: toggleFolds()
    case .indent: indent(item)
    case .outdent: outdent(item)
    case .moveDown: move(item, down: true)
    case .moveUp: move(item, down: false)
    case .change: ChangePrompt.present(for: [item.id], on: self)
    case .copy: context.copy(item.name)
    case .duplicate: duplicate(item)
    case .delete: delete(item)
    case .details: context.detail?.show(item)
    case .why: explain(item)
    }
  }
}

/// A list of items behaves the same on every screen.
extension ListDelegate where Self: ItemScreen {
  func selectionTitle(in list: ListPanel) -> String? { "edit" }

  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse {
    if let item = item(id) { edit(item) }
    return []
  }

  func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction] {
    item(id).map(actions) ?? []
  }
}
