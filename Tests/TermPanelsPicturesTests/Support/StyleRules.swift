/// The colours of the classes of a picture, and the steps of its strips.
struct StyleRules {
  /// The colours on a dark background.
  private(set) var dark: [String: String] = [:]
  /// The colours on a light background, where they differ.
  private(set) var light: [String: String] = [:]
  /// The places of each strip, with the share of the time from which it is there, in percent.
  private(set) var steps: [String: [(percent: Double, shift: Double)]] = [:]
  /// The length of the animation in seconds.
  private(set) var seconds = 0.0

  /// Reads the rules of a picture.
  init(_ text: String) {
    var isLight = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@media (prefers-color-scheme:light)") { isLight = true }
      if line == "}" { isLight = false }
      if let match = line.wholeMatch(of: /\.([a-z]+)\{fill:(#[0-9a-f]{6})\}/) {
        if isLight {
          light[String(match.1)] = String(match.2)
        } else {
          dark[String(match.1)] = String(match.2)
        }
      }
      if let match = line.wholeMatch(of: /@keyframes (s[0-9]+)\{(.*)\}/) {
        steps[String(match.1)] = match.2
          .matches(of: /([0-9.]+)%\{transform:translateY\((-?[0-9]+)px\)\}/)
          .map { (Double($0.1) ?? -1, Double($0.2) ?? 0) }
      }
      if let match = line.firstMatch(of: /animation-duration:([0-9.]+)s/) {
        seconds = Double(match.1) ?? 0
      }
    }
  }

  /// The places of the strips at a moment, in percent of the time.
  func shifts(at percent: Double) -> [String: Double] {
    steps.mapValues { steps in steps.last { $0.percent <= percent }?.shift ?? .nan }
  }
}
