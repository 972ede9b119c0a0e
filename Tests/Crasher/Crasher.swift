import TermPanels
import TermPanelsNcurses

/// A program that crashes when `c` is pressed, or a pipe is opened for writing: `Crasher KIND PLACE
/// [PIPE]`. Until then it keeps drawing its whole screen, so that a crash on another thread
/// interrupts the main one in mid-frame.
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
