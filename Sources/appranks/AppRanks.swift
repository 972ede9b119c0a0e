import Glibc
import HTTPKit
import RanksApp
import SafeText
import TermPanels
import TermPanelsInspector
import TermPanelsNcurses

/// The program: what the command line asks for, on a terminal. Exit status: 0 when all went well, 2
/// when it was called wrongly or has no terminal.
@main enum AppRanks {
  @MainActor static func main() {
    do {
      let feed = getenv("APPRANKS_FEED").map { String(cString: $0) }
      let options = try AppRanksOptions(Array(CommandLine.arguments.dropFirst()), feed: feed)
      switch options.action {
      case .help: try Console.say(AppRanksOptions.usage)
      case .show: try show(options)
      }
    } catch {
      Console.complain("appranks: \(error)")
      exit(2)
    }
  }

  @MainActor private static func show(_ options: AppRanksOptions) throws {
    // Without a terminal nothing else is touched, the network neither.
    try NcursesTerminal.checkTerminal()
    let motion: Motion? =
      options.reducesMotion ? .reduced : NcursesTerminal.motionOfEnvironment
    let application = Application(terminal: NcursesTerminal(), motion: motion ?? .full)
    application.adaptsMotion = motion == nil
    application.mouseMode = .full
    Inspector.install(in: application)
    let client = HTTPClient(userAgent: "appranks")
    let ranks = AppRanksCoordinator(
      RanksContext(
        store: AppStore(client: client, address: options.address),
        icons: IconLoader(client: client), application: application))
    ranks.start()
    try application.run(ranks.primaryPanel)
    ranks.stop()
  }
}
