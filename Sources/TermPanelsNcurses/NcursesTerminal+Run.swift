import CNcurses
import CTerminalGuard
import FileKit
import Glibc
public import TermPanels

extension NcursesTerminal {
  /// Gives the terminal to another program, waits for its end, and takes the terminal over again;
  /// then it sends ``Event/resume``, and ``Event/resize(_:)`` if the size has changed meanwhile.
  /// Input that was typed for that program and not read by it is discarded.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
  /// - Returns: Its exit status; 128 and the signal's number where a signal ended it.
  /// - Throws: `TerminalError` when the program cannot be started, and always where the
  ///   terminal is confined.
  public func run(_ arguments: [String]) throws(TerminalError) -> Int {
    guard isStarted, let program = arguments.first else {
      throw TerminalError("There is no program to run.")
    }
    guard !isConfined else { throw TerminalError("Other programs cannot be run here.") }
    leave()
    let (status, problem) = Self.runAndWait(arguments)
    // Input typed ahead was not meant for the screen that comes back.
    tcflush(STDIN_FILENO, TCIFLUSH)
    takeAgain()
    guard status >= 0 else {
      throw TerminalError("\(program) cannot be run: \(SystemError.reason(of: problem)).")
    }
    // A status is taken apart as by WIFEXITED and its siblings, which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal)
  }

  private static func runAndWait(_ arguments: [String]) -> (status: Int32, problem: Int32) {
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    let status = guard_run(pointers)
    return (status, errno)
  }
}
