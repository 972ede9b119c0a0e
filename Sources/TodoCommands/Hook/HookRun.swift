/// The end of a run of a hook.
package struct HookRun: Sendable {
  /// Runs a program for a while, with a file as its input and a variable of the environment, and
  /// returns how it ended. It throws if the program cannot be started.
  package typealias Runner =
    @MainActor (
      _ command: [String], _ input: String, _ variable: (name: String, value: String)
    ) throws -> HookRun

  let status: Int
  let wasStopped: Bool
  let output: String

  /// The end of a run.
  ///
  /// - Parameters:
  ///   - status: The exit status.
  ///   - wasStopped: Whether the program was ended because its time was over.
  ///   - output: The beginning of what it printed.
  package init(status: Int, wasStopped: Bool, output: String) {
    (self.status, self.wasStopped, self.output) = (status, wasStopped, output)
  }

  /// The reason why the run failed; nil if it succeeded.
  var failure: String? {
    if wasStopped { return "It was ended after \(Hook.longestRun) seconds." }
    return status == 0 ? nil : "It ended with status \(status)."
  }
}
