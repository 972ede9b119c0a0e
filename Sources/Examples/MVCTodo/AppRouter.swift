import TermPanels

/// Shows what a coordinator wants to be seen. Only the router knows what is pushed or presented.
@MainActor final class AppRouter {
  private(set) lazy var overview = ListOverviewCoordinator(storage, router: self)
  private(set) lazy var stack = NavigationRouter(root: overview)
  private let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  func show(_ list: ItemList) {
    let coordinator = ItemListCoordinator(list, storage, router: self)
    overview.startChild(coordinator)
    stack.show(coordinator)
  }

  func showTest() { stack.navigation.push(TestPanel()) }

  func ask(_ question: PromptPanel) { stack.present(question) }

  func confirm(_ question: String, then delete: @escaping @MainActor () throws -> Void) {
    ask(PromptPanel(title: question, fields: [:], acceptTitle: "Delete", onAccept: delete))
  }
}
