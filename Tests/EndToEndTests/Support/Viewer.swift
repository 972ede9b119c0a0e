import Foundation
import TestSupport
import Testing

/// A viewer at a terminal, who reads all the time: the app on a bare line, and the screen that its
/// bytes produce. It blocks its thread; see ``onThread(_:)``.
final class Viewer {
  /// An expectation that was not met, or not in time, with the screen.
  struct Disappointment: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var terminal: PseudoTerminal
  private(set) var screen: ShownScreen
  private let columns: Int
  private let rows: Int

  init(_ command: Command, columns: Int = 90, rows: Int = 30) throws {
    (self.columns, self.rows) = (columns, rows)
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    screen = ShownScreen(columns: columns, rows: rows)
    try terminal.start(command)
  }

  /// Starts a program on a new line, so that it does not get input for the one before.
  func start(_ command: Command) throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    screen = ShownScreen(columns: columns, rows: rows)
    try terminal.start(command)
  }

  /// Reads the output so far, waiting for it at most the given time.
  func look(milliseconds: Int = 0) {
    terminal.awaitOutput(milliseconds: milliseconds)
    guard !terminal.output.isEmpty else { return }
    screen.read(terminal.output)
    terminal.clear()
  }

  /// Looks until a condition holds, and returns whether it does in time.
  func sees(within seconds: Double = 20, _ holds: (ShownScreen) -> Bool) -> Bool {
    var time = TimeLeft(.seconds(seconds))
    look()
    while !holds(screen) {
      guard !time.isOver() else { return false }
      look(milliseconds: 5)
      if terminal.reap() != nil {
        look()
        return holds(screen)
      }
    }
    return true
  }

  /// Looks until all of the texts are on the screen.
  func expect(_ texts: String..., within seconds: Double = 20) throws {
    guard sees(within: seconds, { screen in texts.allSatisfy(screen.contains) }) else {
      throw Disappointment(description: "Waited in vain for \(texts). The screen:\n\(screen.text)")
    }
  }

  /// Looks until the text is no longer on the screen.
  func expectNo(_ text: String) throws {
    guard sees(within: 20, { !$0.contains(text) }) else {
      throw Disappointment(description: "“\(text)” stays. The screen:\n\(screen.text)")
    }
  }

  func type(_ keys: String) throws { try terminal.write(keys) }

  /// Adds an item to the list on the screen.
  func add(_ name: String) throws {
    try type("a")
    try expect("New item")
    try type(name)
    try expect(name)
    try type("\r")
    try expect("○ \(name)")
    try expectNo("New item")
  }

  /// Looks until the program has ended.
  func expectExit(within seconds: Double = 20) throws -> ExitStatus {
    var time = TimeLeft(.seconds(seconds))
    while !time.isOver() {
      look(milliseconds: 5)
      if let status = terminal.reap() {
        look()
        return status
      }
    }
    throw Disappointment(description: "The program does not end. The screen:\n\(screen.text)")
  }

  /// Presses q and looks until the program has ended, which must be with status 0.
  func quit() throws {
    try type("q")
    let status = try expectExit()
    try demand(status == .exitCode(0), "\(status): \(screen.text)")
  }

  /// Kills the program at once and reads the rest of its output.
  func kill() throws {
    try terminal.send(signal: SIGKILL)
    while terminal.reap() == nil { look(milliseconds: 1) }
    look()
  }
}

/// Throws when a condition does not hold: an expectation that fails on a thread of its own would
/// not be attributed to its test.
func demand(_ holds: Bool, _ comment: @autoclosure () -> String = "") throws {
  guard holds else { throw Viewer.Disappointment(description: "It does not hold: \(comment())") }
}

/// Runs a body on a thread of its own, since it blocks the thread.
nonisolated(nonsending) func onThread<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Swift.Result { try body() }) }
    thread.stackSize = 1 << 20
    thread.start()
  }
}
