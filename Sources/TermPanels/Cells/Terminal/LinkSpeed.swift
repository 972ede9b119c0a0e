/// The speed of the link to a terminal, as the terminal's own answers have shown; see
/// ``Terminal/link``.
public struct LinkSpeed: Equatable, Sendable {
  /// Seconds from a question to the terminal's answer, when there is little to show.
  public var latency: Double
  /// Bytes of frames that the terminal shows in a second.
  public var bytesPerSecond: Double

  /// Creates a speed.
  public init(latency: Double, bytesPerSecond: Double) {
    self.latency = latency
    self.bytesPerSecond = bytesPerSecond
  }

  /// The latency, such as `120 ms`.
  public var latencyText: String {
    latency < 0.001 ? "<1 ms" : "\(LinkSpeed.rounded(latency * 1000)) ms"
  }

  /// The bytes per second, such as `2.4 kB/s`; for a fast link, `>1 MB/s`.
  public var rateText: String {
    if bytesPerSecond >= 1_000_000 { return ">1 MB/s" }
    let tenths = Int((bytesPerSecond / 100).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) kB/s" : "\(LinkSpeed.rounded(bytesPerSecond / 1000)) kB/s"
  }

  /// Rounds to two digits: more would change at every look.
  private static func rounded(_ value: Double) -> Int {
    var step = 1.0
    while value / step >= 100 { step *= 10 }
    return Int((value / step).rounded() * step)
  }
}
