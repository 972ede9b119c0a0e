import CTerminalGuard
import FileKit
import Glibc
public import TermPanels

/// Another program beside this one, without a terminal.
public enum BackgroundProgram {
  /// The end of a program that was waited for.
  public struct Ending: Hashable, Sendable {
    /// Its exit status; 128 and the signal's number where a signal ended it.
    public let status: Int
    /// Whether it was ended because its time was over.
    public let wasStopped: Bool
    /// The bytes that it printed, or the first of them.
    public let output: [UInt8]
  }

  /// Launches a program, and does not wait for it.
  ///
  /// - Parameter arguments: The program, which is looked up in `PATH`, and its arguments.
  /// - Throws: `TerminalError` when the program cannot be started.
  public static func launch(_ arguments: [String]) throws(TerminalError) {
    let (program, pointers) = try strings(of: arguments)
    defer { for pointer in pointers { free(pointer) } }
    let problem = guard_launch(pointers)
    guard problem == 0 else {
      throw TerminalError("\(program) cannot be run: \(SystemError.reason(of: problem)).")
    }
  }

  /// Runs a program, and waits for its end. The thread waits with it: for a process that has
  /// nothing else to do. When `SIGINT`, `SIGTERM` or `SIGHUP` ends this process, the program is
  /// asked to end as well.
  ///
  /// - Parameters:
  ///   - arguments: The program, which is looked up in `PATH`, and its arguments.
  ///   - input: The path of the file that it reads as its standard input.
  ///   - seconds: The time after which it is ended, with all that it has started.
  ///   - most: The most bytes of its output that are returned; the rest is dropped.
  ///   - memory: The most bytes of memory that it may write to, and each program that it starts;
  ///     nil for any number.
  ///   - silence: A number of seconds without output, and what is done then, once.
  /// - Throws: `TerminalError` when the program cannot be started.
  public static func run(
    _ arguments: [String], reading input: String, forAtMost seconds: Int, keeping most: Int,
    memory: Int? = nil, onSilence silence: (seconds: Int, act: () -> Void)? = nil
  ) throws(TerminalError) -> Ending {
    let (program, pointers) = try strings(of: arguments)
    defer { for pointer in pointers { free(pointer) } }
    var (stopped, status, problem, count): (Int32, Int32, Int32, Int) = (0, 0, 0, most)
    var bounds = guard_bounds()
    bounds.seconds = Int32(clamping: seconds)
    bounds.memory = memory ?? 0
    let output = [UInt8](unsafeUninitializedCapacity: most) { bytes, length in
      withoutActuallyEscaping(silence?.act ?? {}) { act in
        withUnsafePointer(to: Silence(act: act)) { context in
          if let silence {
            bounds.silence = Int32(clamping: min(silence.seconds, 3600) * 1000)
            bounds.context = UnsafeMutableRawPointer(mutating: context)
            bounds.on_silence = { $0?.assumingMemoryBound(to: Silence.self).pointee.act() }
          }
          bytes.withMemoryRebound(to: CChar.self) { text in
            status = guard_run_aside(
              pointers, input, &bounds, text.baseAddress, &count, &stopped)
            problem = errno
          }
        }
      }
      length = count
    }
    return Ending(
      status: try ForegroundProgram.result(status, problem, of: program), wasStopped: stopped != 0,
      output: output)
  }

  /// The action when a program is silent.
  private struct Silence {
    let act: () -> Void
  }

  /// The program, and its arguments as C has them. The caller frees these.
  private static func strings(
    of arguments: [String]
  ) throws(TerminalError) -> (program: String, pointers: [UnsafeMutablePointer<CChar>?]) {
    guard let program = arguments.first else {
      throw TerminalError("There is no program to run.")
    }
    return (program, arguments.map { strdup($0) } + [nil])
  }
}
