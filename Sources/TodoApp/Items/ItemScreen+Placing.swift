import TermPanels
import TodoModel

/// Where an item stands among others.
extension ItemScreen {
  func duplicate(_ item: TodoItem) {
    context.perform { [context] in
      try await context.store.duplicateItem(item.id)
      context.announce("Duplicated “\(item.name)”")
    }
  }

  /// Makes an item a part of the one in the row above it.
  func indent(_ item: TodoItem) {
    guard let above = rowAbove(item) else {
      return context.say("There is no item above to put this one under.")
    }
    listPanel.stepAside()
    context.perform { [context] in
      try await context.store.indent(item.id, under: above.id)
      context.announce("“\(item.name)” is under “\(above.name)” now")
    }
  }

  func outdent(_ item: TodoItem) {
    guard item.parent != nil else { return context.say("This item is not part of another.") }
    context.perform { [context] in
      try await context.store.outdent(item.id)
      context.announce("“\(item.name)” stands by itself now")
    }
  }

  /// Moves an item up or down where the order is somebody's own.
  func move(_ item: TodoItem, up: Bool) {
    let list = context.read(or: nil) { try context.store.list(item.list)?.list }
    guard item.parent != nil || list?.sort.first?.key == .manual else {
      return context.say("This list sorts itself. Items can be moved where the order is your own.")
    }
    context.perform { [context] in
      if up {
        try await context.store.moveUp(item.id)
      } else {
        try await context.store.moveDown(item.id)
      }
      context.announce("Moved “\(item.name)” " + (up ? "up" : "down"))
    }
  }

  /// The item in the row above, in the same list and as open or done as this one.
  private func rowAbove(_ item: TodoItem) -> TodoItem? {
    guard let rows = listPanel.dataSource, let index = rows.index(of: item.id), index > 0,
      let above = self.item(rows.rowID(at: index - 1))
    else { return nil }
    return above.list == item.list && above.isDone == item.isDone ? above : nil
  }
}

extension AppContext {
  /// Says why nothing happened.
  func say(_ text: String) { router?.announce(Toast(text)) }
}
