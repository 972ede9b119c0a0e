import TermPanels
import TermPanelsNcurses

@main enum Program {
  @MainActor static func main() {
    let app = Application(terminal: NcursesTerminal())
    let plants = PlantsCoordinator()
    let router = NavigationRouter(root: plants)
    plants.router = router
    plants.start()
    withExtendedLifetime(router) { app.runOrExit(router.navigation) }
  }
}
