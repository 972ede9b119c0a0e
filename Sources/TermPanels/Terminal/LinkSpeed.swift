/// How fast the way to a terminal is, as the terminal's own answers have shown; see
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

  /// The bytes in a second, such as `2.4 kB/s`; of fast ones, that they are many.
  public var rateText: String {
    if bytesPerSecond >= 1_000_000 { return ">1 MB/s" }
    let tenths = Int((bytesPerSecond / 100).rounded())
    return tenths < 100
      ? "\(tenths / 10).\(tenths % 10) kB/s" : "\(LinkSpeed.rounded(bytesPerSecond / 1000)) kB/s"
  }

  /// Two digits say enough, and more would change whenever one looks.
  private static func rounded(_ value: Double) -> Int {
    var step = 1.0
    while value / step >= 100 { step *= 10 }
    return Int((value / step).rounded() * step)
  }
}

extension LinkSpeed {
  /// How much motion it carries on a screen of a size.
  ///
  /// - Parameters:
  ///   - size: The whole screen.
  ///   - former: What it carried before, which stays until there is clearly room for more.
  @MainActor func motion(on size: Size, after former: Motion?) -> Motion {
    // A screen of text with its colours is about a byte for each cell.
    let screen = Double(size.width * size.height)
    let forFull = max(Crossfade.mostBytesPerSecond, 3 * screen / Crossfade.usualDuration)
    let forShort = screen / LinkSpeed.longestFrame
    if reaches(forFull, former.map { $0 < .full }) { return .full }
    return reaches(forShort, former.map { $0 < .short }) ? .short : .none
  }

  /// Seconds that a screen may take to be shown before a change had better be one picture.
  private static let longestFrame = 0.15

  private func reaches(_ wanted: Double, _ isRise: Bool?) -> Bool {
    bytesPerSecond >= wanted * (isRise == true ? 1.25 : 1)
  }
}
