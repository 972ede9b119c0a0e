import TermPanels
import TodoModel

/// The actions on the positions of items in the outline of a list. An item stays current wherever
/// it goes.
@MainActor struct OutlineActions {
  let outline: ItemOutline
  /// The order of the items, if a person can choose it.
  let order: ItemOrder?
  /// The headings of the list, if the screen shows them.
  let headings: ListHeadings?
  let list: ListPanel<TodoItem.ID>
  let access: StoreAccess
  let messages: Messages

  // MARK: - Folding

  /// Folds or unfolds an item; one without subtasks folds its parent.
  func toggleFold(_ item: TodoItem) {
    if item.subtaskCount > 0 {
      let index = access.read(or: nil) { try outline.index(of: item.id) }
      let row = index.flatMap { index in access.read(or: nil) { try outline.row(at: index) } }
      outline.fold(item.id, row?.isFolded == false)
    } else if let parent = item.parent {
      list.makeCurrent(parent)
      outline.fold(parent, true)
    } else {
      return messages.announce(
        "“\(item.name)” has no subtasks", offering: ItemAction.addPart.command, "add one")
    }
    list.reloadData()
  }

  /// Folds everything, or unfolds it if nothing is unfolded.
  func toggleFolds() {
    guard outline.isAnythingUnfolded || outline.canUnfoldAll else {
      return messages.explain("This list is too long to unfold all at once.")
    }
    let isFolding = outline.isAnythingUnfolded
    if isFolding, let id = currentTopLevelItem { list.makeCurrent(id) }
    outline.foldAll(isFolding)
    list.reloadData()
  }

  /// The top-level item that is the current one or its ancestor.
  private var currentTopLevelItem: Identifier<TodoItem>? {
    list.currentID.flatMap(access.item).map { (access.ancestors(of: $0).last ?? $0).id }
  }

  // MARK: - Moving

  func indent(_ item: TodoItem) {
    // Only now, as the keys before this one may have moved the item above.
    access.perform { [access, messages] in
      guard let above = try outline.sibling(before: item.id) else {
        return messages.explain("There is no item above “\(item.name)”")
      }
      outline.fold(above.id, false)
      try await access.store.arrange(item.id, .indent(under: above.id))
      messages.announce(Deed(.indented, .item(item.name), .name(above.name)))
    }
  }

  func outdent(_ item: TodoItem) {
    access.perform { [access, messages] in
      guard try access.store.item(item.id)?.parent != nil else {
        return messages.explain("“\(item.name)” isn't a subtask")
      }
      try await access.store.arrange(item.id, .outdent)
      messages.announce(Deed(.outdented, .item(item.name)))
    }
  }

  /// Moves an item among its siblings, and from one heading to the next, if they are in manual
  /// order.
  func move(_ item: TodoItem, down: Bool) {
    access.perform { [access, messages] in
      var down = down
      let current = try access.store.item(item.id)
      if current?.parent == nil, let order {
        guard order.isByHand else {
          return messages.announce(order.text, offering: .orderList, "to move items by hand")
        }
        if order.isDescending { down.toggle() }
      }
      let place = current?.order
      try await access.store.arrange(item.id, down ? .down : .up)
      // An item at the end stays, without a message.
      guard let moved = try access.store.item(item.id), moved.order != place else { return }
      // It stays in sight.
      headings?.unfold(above: moved)
      list.makeCurrent(moved.id)
      messages.announce(Deed(.moved, .item(item.name)))
    }
  }
}
