import Glibc
public import TermPanels

extension Application {
  /// Shows the panel, and runs until the program quits: ``Application/run(_:)`` for a program that
  /// has nothing else to do. Where the terminal cannot be taken, it says why on standard error, and
  /// the process ends with the status 2.
  public func runOrExit(_ root: Panel) {
    do throws(TerminalError) {
      try run(root)
    } catch {
      let program = CommandLine.arguments.first?.split(separator: "/").last ?? "program"
      // Without standard error there is nobody to tell.
      try? StandardError.write("\(program): \(error)\n")
      exit(2)
    }
  }
}
