import Foundation

/// The thoroughness of a test run: on a higher ``TestFloor`` the same tests try more often.
public enum Thorough {
  /// Whether this is the thorough run.
  public static let isOn = TestFloor.current == .thorough

  /// The seed of the run's random sequences: `SEED` in the environment, or 0.
  public static let seed =
    ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) } ?? 0

  /// The number of attempts: in the usual run, `scripts/test`, in the thorough one, and in
  /// `swift test` alone if that has time for fewer.
  public static func count(_ usual: Int, alone: Int? = nil, thorough: Int) -> Int {
    switch TestFloor.current {
    case .alone: alone ?? usual
    case .full: usual
    case .thorough: thorough
    }
  }

  /// The seeds of random sequences: as many as usual, and the first ones in `swift test` alone.
  public static func seeds(_ usual: UInt64, alone: UInt64 = 1) -> ClosedRange<UInt64> {
    1...(TestFloor.current == .alone ? alone : usual)
  }

  /// The number of attempts, which only the part `machines` of the thorough run raises.
  public static func count(_ usual: Int, machines: Int) -> Int {
    ProcessInfo.processInfo.environment["MACHINES"] == "1" ? machines : usual
  }

  /// Reports a run's figure for a row of `docs/reliability.md`, such as `A6` and
  /// `50 of 50 gone`. The thorough run prints all figures at its end; any other run prints none.
  public static func report(_ row: String, _ figure: String) {
    guard let path = ProcessInfo.processInfo.environment["FIGURES"],
      let file = fopen(path, "a")
    else { return }
    // One write per line: tests run in parallel.
    fputs("\(row)\t\(figure)\n", file)
    fclose(file)
  }
}
