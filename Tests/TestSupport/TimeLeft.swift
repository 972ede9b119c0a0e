import Foundation

/// A time limit in terms of what one program gets: while more programs want to run than there are
/// processors, it passes more slowly, by the same factor as each of them. So a busy machine decides
/// no test.
public struct TimeLeft {
  private static let interval = Duration.milliseconds(50)

  private var rest: Duration
  private var last = ContinuousClock.now

  /// Starts a limit from now on; it is longer where everything is slower.
  public init(_ limit: Duration) { rest = Patience.limit(limit) }

  /// Whether the limit is over. At most 200 ms count between two calls: a test that was kept from
  /// checking has not waited.
  public mutating func isOver() -> Bool {
    let passed = ContinuousClock.now - last
    guard passed >= Self.interval || rest <= .zero else { return false }
    last += passed
    rest -= min(passed, Self.interval * 4) * Self.share
    return rest <= .zero
  }

  /// The share of a processor that each program gets that wants to run now.
  private static var share: Double {
    let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    // The fourth field has the number of runnable threads and the number of all.
    let counts = text.split(separator: " ").dropFirst(3).first?.split(separator: "/")
    guard let running = counts?.first.flatMap({ Double($0) }), running > 0 else { return 1 }
    return min(1, Double(ProcessInfo.processInfo.activeProcessorCount) / running)
  }
}
