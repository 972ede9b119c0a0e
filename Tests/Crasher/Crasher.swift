import TermPanels
import TermPanelsNcurses

/// A program that crashes when `c` is pressed, or somebody writes into a pipe: `Crasher KIND PLACE
/// [PIPE]`. Until then it draws its whole screen again and again, so that a crash of another thread
/// meets the main one in mid-frame.
@main enum Program {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let kind = Crash(rawValue: arguments[1]),
      let place = CrashPlace(rawValue: arguments[2])
    else { fatalError("Which crash, and where?") }
    let app = Application(terminal: NcursesTerminal())
    app.mouseMode = .full
    app.commands = {
      [KeyCommand(id: "crash", .character("c"), title: "Crash") { place.perform(kind) }]
    }
    Task { @MainActor in
      while true {
        app.redraw()
        await Task.yield()
      }
    }
    if arguments.count > 3 { place.perform(kind, atWordFrom: arguments[3]) }
    try app.run(PicturePanel())
  }
}
