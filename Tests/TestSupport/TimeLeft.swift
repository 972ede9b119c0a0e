import Foundation

/// The time after which something is given up, as one program gets it: while more programs want to run
/// than there are processors, it passes as much more slowly as each of them does. A machine that is
/// busy then decides no test.
public struct TimeLeft {
  private static let interval = Duration.milliseconds(50)

  private var rest: Duration
  private var last = ContinuousClock.now

  /// So much time, from now on; more where everything is slower.
  public init(_ limit: Duration) { rest = Patience.limit(limit) }

  /// Whether all of it is over. It passes only as far as somebody asks: who was kept from looking has
  /// not waited.
  public mutating func isOver() -> Bool {
    let passed = ContinuousClock.now - last
    guard passed >= Self.interval || rest <= .zero else { return false }
    last += passed
    rest -= min(passed, Self.interval * 4) * Self.share
    return rest <= .zero
  }

  /// The part of a processor that each program gets that wants to run now.
  private static var share: Double {
    let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    // The fourth field is how many want to run, of how many there are.
    let counts = text.split(separator: " ").dropFirst(3).first?.split(separator: "/")
    guard let running = counts?.first.flatMap({ Double($0) }), running > 0 else { return 1 }
    return min(1, Double(ProcessInfo.processInfo.activeProcessorCount) / running)
  }
}
