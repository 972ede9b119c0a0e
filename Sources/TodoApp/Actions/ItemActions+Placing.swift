import TermPanels
import TodoModel

/// Changes of an item's place among others. It stays current wherever it goes.
extension ItemActions {
  /// Asks for a subtask of an item.
  func addPart(to item: TodoItem) {
    guard let owner = context.read(or: nil, { try context.store.list(item.list) })?.list else {
      return
    }
    QuickAddPrompt.present(for: owner, context, partsOf: item)
  }

  // MARK: - Folding

  /// Folds or unfolds an item; one without subtasks folds its parent.
  func toggleFold(_ item: TodoItem) {
    guard let outline = screen?.outline else { return }
    if item.subtaskCount > 0 {
      let index = context.read(or: nil) { try outline.index(of: item.id) }
      let row = index.flatMap { index in context.read(or: nil) { try outline.row(at: index) } }
      outline.fold(item.id, row?.isFolded == false)
    } else if let parent = item.parent {
      list.makeCurrent(parent)
      outline.fold(parent, true)
    } else {
      return context.announce(
        "“\(item.name)” has no subtasks", offering: ItemAction.addPart.command, "add one")
    }
    list.reloadData()
  }

  /// Folds everything, or unfolds it if nothing is unfolded.
  func toggleFolds() {
    guard let outline = screen?.outline else { return }
    guard outline.isAnythingUnfolded || outline.canUnfoldAll else {
      return context.say("This list is too long to unfold all at once.")
    }
    let isFolding = outline.isAnythingUnfolded
    if isFolding, let id = currentTopLevelItem { list.makeCurrent(id) }
    outline.foldAll(isFolding)
    list.reloadData()
  }

  /// The top-level item that is the current one or its ancestor.
  private var currentTopLevelItem: Identifier<TodoItem>? {
    var next = list.currentID.flatMap(item)
    var known: Set<Identifier<TodoItem>> = []
    while let item = next, let parent = item.parent, known.insert(parent).inserted {
      next = context.read(or: nil) { try context.store.item(parent) }
    }
    return next?.id
  }

  // MARK: - Moving

  func indent(_ item: TodoItem) {
    guard let outline = screen?.outline else { return }
    // Only now, as the keys before this one may have moved the item above.
    context.perform { [context] in
      guard let above = try outline.sibling(before: item.id) else {
        return context.say("There is no item above “\(item.name)”")
      }
      outline.fold(above.id, false)
      try await context.store.indent(item.id, under: above.id)
      context.announce(Deed(.indented, .item(item.name), .name(above.name)))
    }
  }

  func outdent(_ item: TodoItem) {
    context.perform { [context] in
      guard try context.store.item(item.id)?.parent != nil else {
        return context.say("“\(item.name)” isn't a subtask")
      }
      try await context.store.outdent(item.id)
      context.announce(Deed(.outdented, .item(item.name)))
    }
  }

  /// Moves an item among its siblings, if they are in manual order.
  func move(_ item: TodoItem, down: Bool) {
    let order = screen?.order
    context.perform { [context] in
      var down = down
      let current = try context.store.item(item.id)
      if current?.parent == nil, let order {
        guard order.isByHand else {
          return context.announce(order.text, offering: .orderList, "to move items by hand")
        }
        if order.isDescending { down.toggle() }
      }
      let place = current?.order
      if down {
        try await context.store.moveDown(item.id)
      } else {
        try await context.store.moveUp(item.id)
      }
      // An item at the end stays, without a message.
      if try context.store.item(item.id)?.order != place {
        context.announce(Deed(.moved, .item(item.name)))
      }
    }
  }
}

extension AppContext {
  /// Shows a toast with the reason why nothing happened.
  func say(_ text: String) { router?.announce(Toast(text)) }
}
