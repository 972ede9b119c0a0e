import Foundation

/// How hard a test tries: `scripts/test` runs what takes seconds, and with `--thorough` the same
/// tests try more often, as `THOROUGH=1` in the environment tells them.
public enum Thorough {
  /// Whether the thorough run is asked for.
  public static let isOn = ProcessInfo.processInfo.environment["THOROUGH"] == "1"

  /// Where the random sequences of the run begin, as `SEED` in the environment says.
  public static let seed =
    ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 0

  /// How often something is tried.
  public static func count(_ usual: Int, thorough: Int) -> Int { isOn ? thorough : usual }

  /// Says what a run has found for a row of `docs/reliability.md`, such as `A6` and
  /// `50 of 50 gone`. The thorough run prints all of it at its end; any other says nothing.
  public static func report(_ row: String, _ figure: String) {
    guard let path = ProcessInfo.processInfo.environment["FIGURES"],
      let file = fopen(path, "a")
    else { return }
    // One write for a line: tests run beside each other.
    fputs("\(row)\t\(figure)\n", file)
    fclose(file)
  }
}
