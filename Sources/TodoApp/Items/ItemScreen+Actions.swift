import TermPanels
import TodoLanguage
import TodoModel

extension ItemScreen {
  /// What can be done with an item.
  func actions(for item: TodoItem) -> [RowAction] {
    ItemAction.allCases.map { kind in
      RowAction(
        id: kind.id, kind.key, title: kind.title(for: item), hint: kind.hint(for: item),
        isDestructive: kind == .delete
      ) { [unowned self] in perform(kind, on: item) }
    }
  }

  func perform(_ action: ItemAction, on item: TodoItem) {
    switch action {
    case .toggleDone: toggleDone(item)
    case .edit: edit(item)
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
    case .copy: context.copy(item.name)
    case .duplicate: duplicate(item)
    case .delete: delete(item)
    case .details: context.detail?.show(item)
    case .why: explain(item)
    }
  }
}

/// A list of items answers alike on every screen.
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
