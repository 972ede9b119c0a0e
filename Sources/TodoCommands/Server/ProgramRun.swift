/// The end of a program that was waited for.
package struct ProgramRun: Equatable, Sendable {
  /// Runs a program with a file as its input, and returns how it ended. It throws if the program
  /// cannot be started.
  package typealias Runner =
    @MainActor (_ command: [String], _ input: String, _ seconds: Int) throws -> ProgramRun

  let status: Int
  let wasStopped: Bool
  let output: String

  /// The end of a program.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - wasStopped: Whether the program was ended because its time was over.
  ///   - output: The beginning of what it printed.
  package init(status: Int, wasStopped: Bool = false, output: String = "") {
    (self.status, self.wasStopped, self.output) = (status, wasStopped, output)
  }
}
