import TermPanels

@MainActor final class Films {
  private let router: NavigationRouter
  var root: Panel { router.navigation }

  init() {
    let list = FilmListCoordinator()
    router = NavigationRouter(root: list)
    list.router = router
    list.start()
  }
}
