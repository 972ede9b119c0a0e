import GalleryApp
import Glibc
import SafeText
import TermPanels
import TermPanelsInspector
import TermPanelsNcurses

/// The program: what the command line asks for, on a terminal. Exit status: 0 when all went well, 2
/// when it was called wrongly or has no terminal.
@main enum PanelGallery {
  @MainActor static func main() {
    do {
      let options = try GalleryOptions(Array(CommandLine.arguments.dropFirst()))
      switch options.action {
      case .help: try Console.say(GalleryOptions.usage)
      case .list: for entry in Gallery.entries { try Console.say(entry.name) }
      case .show(let entry):
        let motion: Motion? =
          options.reducesMotion ? .reduced : NcursesTerminal.motionOfEnvironment
        let application = Application(terminal: NcursesTerminal(), motion: motion ?? .full)
        application.adaptsMotion = motion == nil
        application.mouseMode = options.mouse
        Inspector.install(in: application)
        let gallery = GalleryCoordinator(application)
        gallery.start()
        if let entry { gallery.open(entry) }
        try application.run(gallery.primaryPanel)
      }
    } catch {
      Console.complain("panelgallery: \(error)")
      exit(2)
    }
  }
}
