/// Counts the cases of a test that has many, and reports their figure after the last one.
public actor Tally {
  private let row: String
  private let total: Int
  private let words: String
  private var passed = 0
  private var slowest = Duration.zero

  /// - Parameters:
  ///   - row: The row of `docs/reliability.md`.
  ///   - total: The number of cases.
  ///   - words: The claim that holds for each of them.
  public init(_ row: String, of total: Int, _ words: String) {
    (self.row, self.total, self.words) = (row, total, words)
  }

  /// Counts a case that has passed, with the time it took if that is of interest.
  public func count(_ time: Duration = .zero) {
    passed += 1
    slowest = max(slowest, time)
    guard passed == total else { return }
    let seconds = slowest > .zero ? ", slowest \(slowest.seconds) s" : ""
    Thorough.report(row, "\(passed) of \(total) \(words)\(seconds)")
  }
}

extension Duration {
  /// Seconds with two decimals.
  public var seconds: String {
    let hundredths = Int((self / .milliseconds(10)).rounded())
    return "\(hundredths / 100).\(String(100 + hundredths % 100).dropFirst())"
  }
}
