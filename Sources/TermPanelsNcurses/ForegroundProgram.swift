import CTerminalGuard
import FileKit
import Glibc
public import TermPanels

/// Another program on the terminal of this process, which awaits its end.
public enum ForegroundProgram {
  /// Runs a program on a terminal on which nothing is drawn. Ctrl-C affects only that program.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
  /// - Returns: Its exit status; 128 and the signal's number where a signal ended it.
  /// - Throws: `TerminalError` when the program cannot be started.
  public static func run(_ arguments: [String]) throws(TerminalError) -> Int {
    guard let program = arguments.first else {
      throw TerminalError("There is no program to run.")
    }
    Environment.dropSize()
    var pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    pointers.append(nil)
    let status = guard_run_in_front(pointers)
    return try result(status, errno, of: program)
  }

  /// The exit status of a program, of which the system has reported the status or a problem.
  static func result(
    _ status: Int32, _ problem: Int32, of program: String
  ) throws(TerminalError) -> Int {
    guard status >= 0 else {
      throw TerminalError("\(program) cannot be run: \(SystemError.reason(of: problem)).")
    }
    // A status is taken apart as by WIFEXITED and its siblings, which Swift does not see.
    let signal = status & 0x7F
    return signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal)
  }
}
