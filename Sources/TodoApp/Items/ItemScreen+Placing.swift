import TermPanels
import TodoModel

/// Where an item stands among others. It keeps the bar wherever it goes.
extension ItemScreen {
  func duplicate(_ item: TodoItem) {
    context.perform { [context] in
      try await context.store.duplicateItem(item.id)
      context.announce("Duplicated “\(item.name)”")
    }
  }

  /// Asks for something that the item consists of.
  func addPart(to item: TodoItem) {
    guard let list = context.read(or: nil, { try context.store.list(item.list) })?.list else {
      return
    }
    QuickAddPrompt.present(for: list, context, partsOf: item)
  }

  // MARK: - Folding

  /// Folds or unfolds an item; one that consists of nothing folds what it is a part of.
  func toggleFold(_ item: TodoItem) {
    guard let outline else { return }
    if item.subtaskCount > 0 {
      let index = context.read(or: nil) { try outline.index(of: item.id) }
      let row = index.flatMap { index in context.read(or: nil) { try outline.row(at: index) } }
      outline.fold(item.id, row?.isFolded == false)
    } else if let parent = item.parent {
      listPanel.makeCurrent(parent)
      outline.fold(parent, true)
    } else {
      return context.announce(
        "“\(item.name)” has no parts", offering: ItemAction.addPart.id, "add one")
    }
    listPanel.reloadData()
  }

  /// Folds everything, or unfolds it where nothing is unfolded.
  func toggleFolds() {
    guard let outline else { return }
    guard outline.isAnythingUnfolded || outline.canUnfoldAll else {
      return context.say("This list is too long to be unfolded at once.")
    }
    let isFolding = outline.isAnythingUnfolded
    if isFolding, let id = currentTopLevelItem { listPanel.makeCurrent(id) }
    outline.foldAll(isFolding)
    listPanel.reloadData()
  }

  /// The item that is part of none and that the current one is below of, or is.
  private var currentTopLevelItem: Identifier<TodoItem>? {
    var next = listPanel.currentID.flatMap(item)
    var known: Set<Identifier<TodoItem>> = []
    while let item = next, let parent = item.parent, known.insert(parent).inserted {
      next = context.read(or: nil) { try context.store.item(parent) }
    }
    return next?.id
  }

  // MARK: - Moving

  func indent(_ item: TodoItem) {
    guard let outline else { return }
    // What is above is what the keys before this one have put there.
    context.perform { [context] in
      guard let above = try outline.sibling(before: item.id) else {
        return context.say("Nothing is above “\(item.name)”")
      }
      outline.fold(above.id, false)
      try await context.store.indent(item.id, under: above.id)
      context.announce("“\(item.name)” is a part of “\(above.name)”")
    }
  }

  func outdent(_ item: TodoItem) {
    context.perform { [context] in
      guard try context.store.item(item.id)?.parent != nil else {
        return context.say("“\(item.name)” is not a part of anything")
      }
      try await context.store.outdent(item.id)
      context.announce("Took “\(item.name)” out")
    }
  }

  /// Moves an item among its siblings, where they stand as somebody has put them.
  func move(_ item: TodoItem, down: Bool) {
    let order = order
    context.perform { [context] in
      var down = down
      let current = try context.store.item(item.id)
      if current?.parent == nil, let order {
        guard order.isByHand else {
          return context.announce(
            order.words, offering: ItemOrder.command, "to move items by hand")
        }
        if order.isDescending { down.toggle() }
      }
      let place = current?.order
      if down {
        try await context.store.moveDown(item.id)
      } else {
        try await context.store.moveUp(item.id)
      }
      // The last one stays, and there is nothing to say.
      if try context.store.item(item.id)?.order != place {
        context.announce("Moved “\(item.name)”")
      }
    }
  }
}

extension AppContext {
  /// Says why nothing happened.
  func say(_ text: String) { router?.announce(Toast(text)) }
}
