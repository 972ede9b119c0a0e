import Dispatch
import Foundation
import Synchronization
public import Testing

/// The results of a program that has ended.
public struct CommandResult: Sendable {
  /// The exit status.
  public let status: ExitStatus
  /// Everything it wrote to its standard output.
  public let output: String
  /// Everything it wrote to its standard error.
  public let error: String
}

extension Command {
  /// Runs the program to its end, away from any terminal. One that hangs is killed when the limit
  /// is over, which has to be many times as long as its work takes.
  public func run(
    input: String = "", limit: Duration = .seconds(20)
  ) throws -> CommandResult {
    let folder = try TemporaryFolder()
    let input = try folder.write(input, to: "input")
    let process = try spawn { actions in
      posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
      let creating = O_WRONLY | O_CREAT
      posix_spawn_file_actions_addopen(&actions, 1, folder.path("output"), creating, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, folder.path("error"), creating, 0o600)
    }

    let killer = killer(of: process, after: limit)
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    killer.cancel()

    func contents(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
    }
    return CommandResult(
      status: ExitStatus(waitStatus: status), output: try contents("output"),
      error: try contents("error"))
  }

  /// A timer that kills a process when its time is over, unless the timer is cancelled first.
  private func killer(of process: pid_t, after limit: Duration) -> any DispatchSourceTimer {
    let time = Mutex(TimeLeft(limit))
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + 0.1, repeating: 0.1)
    timer.setEventHandler {
      if time.withLock({ $0.isOver() }) { kill(process, SIGKILL) }
    }
    timer.activate()
    return timer
  }

  /// Starts the program as the leader of a new session, so that the first terminal it opens becomes
  /// its controlling terminal, and returns its process ID.
  func spawn(files: (inout posix_spawn_file_actions_t) -> Void) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    files(&actions)

    // A test's thread may block or ignore signals; the program must not inherit that.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Glibc's module does not show.
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var process: pid_t = 0
    let failure = withCStrings([program] + arguments) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawnp(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard failure == 0 else { throw SystemError("Starting \(program)", code: failure) }
    return process
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}

extension ExitStatus {
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exitCode(waitStatus >> 8 & 0xff) : .signal(signal)
  }
}
