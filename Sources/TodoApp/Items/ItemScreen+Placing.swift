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
}

extension AppContext {
  /// Says why nothing happened.
  func say(_ text: String) { router?.announce(Toast(text)) }
}
