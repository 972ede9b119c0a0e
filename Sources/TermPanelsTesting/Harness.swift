import Glibc
public import TermPanels

/// Runs a program on a `MemoryTerminal` with a clock that stands still: press keys, let time
/// pass, look at the screen. Every call returns when the program has drawn and would wait again.
///
/// ```swift
/// let app = try Harness(columns: 28, rows: 4) { NavigationPanel(root: LettersPanel()) }
/// app.press(.down, .enter)
/// #expect(app.screen == """
///   …
///   """)
/// ```
@MainActor public final class Harness {
  /// The terminal that the program runs on.
  public let terminal: MemoryTerminal
  /// The clock of animations and timers.
  public let clock: ManualClock
  /// The program.
  public let application: Application

  /// The moment of the last click.
  var lastClick: Double?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - columns: The terminal's width.
  ///   - rows: The terminal's height.
  ///   - colorDepth: The number of colours of the terminal.
  ///   - motion: The amount of motion; ``run(for:)`` lets it happen.
  ///   - mouse: The mouse events that the program receives, unless the closure sets others.
  ///   - root: Makes the root panel.
  /// - Throws: What the root panel's closure or the start throws.
  public init(
    columns: Int = 80, rows: Int = 24, colorDepth: ColorDepth = .indexed256,
    motion: Motion = .none, mouse: MouseMode = .off, root: (Application) throws -> Panel
  ) throws {
    // Character widths come from the C library, which knows them only in a UTF-8 locale.
    setlocale(LC_CTYPE, "C.UTF-8")
    terminal = MemoryTerminal(
      size: Size(width: columns, height: rows), colorDepth: colorDepth)
    clock = ManualClock()
    application = Application(terminal: terminal, clock: clock, motion: motion)
    application.mouseMode = mouse
    try application.start(try root(application))
  }

  /// Presses keys, one after the other, with a turn of the program for each.
  public func press(_ keys: Key...) {
    for key in keys {
      terminal.send(.key(key))
      application.turn()
    }
  }

  /// Types text, a key for each character.
  public func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Presses keys all at once, as they arrive over a slow line: one turn for all.
  public func pressTogether(_ keys: [Key]) {
    for key in keys { terminal.send(.key(key)) }
    application.turn()
  }

  /// Pastes text.
  public func paste(_ text: String) {
    terminal.send(.paste(text))
    application.turn()
  }

  /// Changes the terminal's size.
  public func resize(columns: Int, rows: Int) {
    terminal.resize(to: Size(width: columns, height: rows))
    application.turn()
  }

  /// Lets time pass, with a turn for every thirtieth of a second.
  public func run(for seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(end, clock.now + 1.0 / 30)
      application.turn()
    }
  }

  /// Lets work on the main actor run until a condition holds, for at most `limit` turns.
  ///
  /// - Returns: Whether it holds.
  public func waitUntil(limit: Int = 10_000, _ condition: () throws -> Bool) async rethrows -> Bool
  {
    for _ in 0..<limit {
      application.turn()
      if try condition() { return true }
      await Task.yield()
      usleep(200)
    }
    return false
  }

  /// The screen as text, a line for each row, without blanks at the end of a line.
  public var screen: String { ScreenText(terminal).text }

  /// The screen as text with the role of each cell beside it; see ``ScreenText``.
  public var screenWithRoles: String { ScreenText(terminal).textWithRoles }
}
