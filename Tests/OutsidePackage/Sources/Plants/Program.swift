import TermPanels
import TermPanelsNcurses

@main enum Program {
  @MainActor static func main() throws {
    let app = Application(terminal: NcursesTerminal())
    let plants = PlantsCoordinator()
    let router = NavigationRouter(root: plants)
    plants.router = router
    plants.start()
    try withExtendedLifetime(router) { try app.run(router.navigation) }
  }
}
