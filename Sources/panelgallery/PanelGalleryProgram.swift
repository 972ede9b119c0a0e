import Glibc
import PanelGallery
import TermPanels
import TermPanelsInspector
import TermPanelsNcurses

/// The program: what the command line asks for, on a terminal. Exit status: 0 when all went well, 2
/// when it was called wrongly or has no terminal.
@main enum PanelGalleryProgram {
  @MainActor static func main() {
    do {
      let options = try GalleryOptions(Array(CommandLine.arguments.dropFirst()))
      switch options.action {
      case .help: print(GalleryOptions.usage)
      case .list: for entry in Gallery.entries { print(entry.name) }
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
      let line = "panelgallery: \(error)\n"
      _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(2)
    }
  }
}
