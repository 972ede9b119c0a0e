import Foundation
public import Testing

/// The floor of a run of tests: what the tests may need. `TEST_FLOOR` in the environment names it;
/// `scripts/test` sets the variable, and `swift test` alone runs the lowest floor.
///
/// A suite without a floor belongs to the lowest one. Each of the others says its floor once, as in
/// `@Suite("A crash", .floor(.full))`, and is skipped below it.
public enum TestFloor: String, Comparable, Sendable {
  /// `swift test`: in this process alone, with few random attempts.
  case alone
  /// `scripts/test`: all tests, also those that need the real terminal, servers and other programs,
  /// that read all of the source or of the pages, or that take long; more random attempts.
  case full
  /// `scripts/test --thorough`: most random attempts.
  case thorough

  /// The floor of this run.
  public static let current: TestFloor = {
    guard let name = ProcessInfo.processInfo.environment["TEST_FLOOR"] else { return .alone }
    guard let floor = TestFloor(rawValue: name) else {
      preconditionFailure("TEST_FLOOR is \(name), which is no floor.")
    }
    return floor
  }()

  /// The command that runs the tests up to this floor.
  public var command: String {
    switch self {
    case .alone: "swift test"
    case .full: "scripts/test"
    case .thorough: "scripts/test --thorough"
    }
  }

  /// From the lowest to the highest.
  public static func < (one: TestFloor, other: TestFloor) -> Bool {
    one != other && (one == .alone || other == .thorough)
  }
}

extension Trait where Self == ConditionTrait {
  /// The lowest floor on which a suite, or a test, runs.
  public static func floor(_ floor: TestFloor) -> Self {
    .enabled(if: TestFloor.current >= floor, "\(floor.command) runs it")
  }
}
