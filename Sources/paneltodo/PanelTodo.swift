import CivilCalendar
import Glibc
import SafeText

/// The program: performs the action of the command line, on a terminal and a store created here.
/// Everything else is in the app.
@main enum PanelTodo {
  @MainActor static func main() {
    // Every file is created with a mode of its own; this is for one that was forgotten.
    umask(0o077)
    // A write beyond the limit of a file's size fails, and is reported like any other failure.
    signal(SIGXFSZ, SIG_IGN)
    if Confinement.isAsked(CommandLine.arguments) { Confinement.begin() }
    do throws(FileError) { try SystemMeans.check() } catch { end(with: error, status: 1) }
    do throws(FileError) {
      let invocation = try Invocation()
      let program = Program(environment: invocation.environment, clock: .system) { moment, action in
        let alarm = WallAlarm(at: moment, action)
        return { alarm.cancel() }
      }
      exit(program.run(invocation.arguments))
    } catch {
      end(with: error, status: 2)
    }
  }

  private static func end(with error: FileError, status: Int32) -> Never {
    Console.complain("paneltodo: \(error)")
    exit(status)
  }
}
