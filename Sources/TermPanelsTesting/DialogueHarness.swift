import Glibc
public import TermPanels
import TermPanelsLinear

/// Runs a program as a dialogue in lines, without a terminal: type lines, read the output.
///
/// ```swift
/// let app = try DialogueHarness { _ in NavigationPanel(root: towns) }
/// #expect(await app.type("2") == ["Ulm, in Towns.", …])
/// ```
@MainActor public final class DialogueHarness {
  /// The program.
  public let application: Application
  /// All lines so far, typed ones with `> ` before them.
  public private(set) var transcript: [String] = []
  private let lines = MemoryLines()

  /// Starts a program.
  ///
  /// - Parameter root: Makes the root panel.
  /// - Throws: What the root panel's closure or the start throws.
  public init(root: (Application) throws -> Panel) throws {
    setlocale(LC_CTYPE, "C.UTF-8")
    application = Application(lines: lines, clock: ManualClock())
    try application.start(try root(application))
    application.turn()
  }

  /// Returns the output since the last call.
  public func take() -> [String] {
    let said = lines.take()
    transcript += said
    return said
  }

  /// Types lines, one after the other; returns the output, once everything is done that the lines
  /// request.
  @discardableResult
  public func type(_ typed: String...) async -> [String] {
    var said: [String] = []
    for line in typed {
      said += take()
      transcript.append("> " + line)
      lines.type(line)
      await settle()
    }
    return said + take()
  }

  /// Adds input for the program's next turn, without giving it one.
  public func send(_ input: LineInput) { lines.send(input) }

  /// Whether the program has read everything that was typed.
  public var isDrained: Bool { lines.isDrained }

  /// Acts like an output that nobody reads any more.
  public func stopReading() { lines.isRead = false }

  /// Lets the program run until everything is done that was requested, or it has ended.
  public func settle() async {
    for _ in 0..<10_000 {
      guard application.isRunning else { return }
      application.turn()
      await Task.yield()
      if lines.isDrained, !application.isHoldingInput { break }
      usleep(100)
    }
    application.turn()
    application.turn()
  }
}
