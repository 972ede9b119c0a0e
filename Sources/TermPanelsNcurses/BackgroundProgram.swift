import CTerminalGuard
import FileKit
import Glibc
import TermPanels

/// Another program beside this one, without a terminal.
enum BackgroundProgram {
  /// Launches a program, and does not wait for it.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
  /// - Throws: `TerminalError` when the program cannot be started.
  static func launch(_ arguments: [String]) throws(TerminalError) {
    guard let program = arguments.first else {
      throw TerminalError("There is no program to run.")
    }
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    let problem = guard_launch(pointers)
    guard problem == 0 else {
      throw TerminalError("\(program) cannot be run: \(SystemError.reason(of: problem)).")
    }
  }
}
