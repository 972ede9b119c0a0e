import CNcurses
import Glibc
import TermPanels

/// The screen of ncurses: its window, and the state in which it sends to the terminal.
@MainActor final class CursesScreen {
  /// The window that covers the screen.
  let window: UnsafeMutablePointer<WINDOW>
  private let screen: OpaquePointer
  /// Whether ncurses has entered its screen, which the first frame does.
  private(set) var isEntered = false
  /// Whether the description has a size.
  private let isSized: Bool

  /// Takes the terminal of standard input and output over; fails if that is not possible.
  init?(description: String) {
    // ncurses would believe LINES and COLUMNS more than the terminal, and adopt any size that is
    // reported, again after each pause. So it begins with the description's size and is told ours,
    // in those variables where the description has none.
    isSized = Self.isSized(description)
    use_env(!isSized)
    if !isSized { Self.tell(TerminalSize.measured ?? Size(width: 80, height: 24)) }
    guard let screen = cn_newterm(description) else { return nil }
    guard let window = cn_stdscr() else {
      delscreen(screen)
      return nil
    }
    (self.screen, self.window) = (screen, window)
    Self.beginBuffering()
    raw()
    noecho()
    // Without meta(): it would send smm, which nothing undoes; ncurses passes all eight bits of a
    // terminal with eight bits anyway.
    nonl()
    idlok(window, true)
    scrollok(window, false)
    leaveok(window, false)
    // The loop drains the input before it draws; ncurses need not look for keys in mid-frame.
    typeahead(-1)
  }

  /// Brings ncurses out of its first state, in which it writes out its buffer at every move of the
  /// cursor (6.4, mvcur): a frame would be a hundred writes, and be seen being drawn. Any endwin
  /// ends that state; the output of this one, which enters the screen and leaves it again, is
  /// discarded. The first frame then enters it properly.
  private static func beginBuffering() {
    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if terminal >= 0, nowhere >= 0 {
      dup2(nowhere, STDOUT_FILENO)
      endwin()
      dup2(terminal, STDOUT_FILENO)
    }
    if terminal >= 0 { close(terminal) }
    if nowhere >= 0 { close(nowhere) }
  }

  /// The size that ncurses draws on.
  var size: Size { Size(width: Int(getmaxx(window)), height: Int(getmaxy(window))) }

  /// Changes the size. Not resizeterm(), which would also put a KEY_RESIZE among the keys.
  func resize(to size: Size) {
    if !isSized { Self.tell(size) }
    resize_term(Int32(size.height), Int32(size.width))
  }

  /// Tells ncurses the size that it measures after a pause.
  private static func tell(_ size: Size) {
    setenv("LINES", String(size.height), 1)
    setenv("COLUMNS", String(size.width), 1)
  }

  private static func isSized(_ description: String) -> Bool {
    var problem: Int32 = 0
    // Otherwise the size of the terminal would be put into the description.
    use_env(false)
    guard setupterm(description, STDOUT_FILENO, &problem) == OK else { return false }
    defer { cn_forget_description() }
    return tigetnum("lines") > 0 && tigetnum("cols") > 0
  }

  /// Sends the changes of the window, and enters the screen before the first ones.
  func refresh() {
    isEntered = true
    wnoutrefresh(window)
    doupdate()
  }

  /// Gives the screen and the settings back. Without a frame there is no screen to leave, and the
  /// cursor would jump to wherever it was saved last.
  func leave() {
    defer { Environment.dropSize() }
    guard isEntered else {
      reset_shell_mode()
      return
    }
    isEntered = false
    endwin()
    // Without another screen to return to, the next prompt should not appear in this one.
    if !Capabilities.hasAlternateScreen, let clear = Capabilities.string("clear") {
      TerminalOutput.send(clear)
    }
  }

  /// Notes that the terminal left the screen without ncurses.
  func wasLeft() {
    isEntered = false
    Environment.dropSize()
  }

  /// Takes the terminal's settings for ncurses again.
  func resume() {
    if !isSized { Self.tell(TerminalSize.measured ?? size) }
    reset_prog_mode()
  }

  /// Frees the screen.
  func end() { delscreen(screen) }
}
