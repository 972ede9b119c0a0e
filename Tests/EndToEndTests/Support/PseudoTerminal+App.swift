import TestSupport
import Testing

extension PseudoTerminal {
  /// Presses keys and waits until a text is written after them.
  func press(
    _ keys: String, expecting text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let start = output.count
    try write(keys)
    try await expect(until: "“\(text)” is written", sourceLocation: sourceLocation) {
      String(decoding: output[start...], as: UTF8.self).contains(text)
    }
  }

  /// The output after the alternate screen was left for the last time.
  var lastScreen: Substring {
    text.ranges(of: "\u{1B}[?1049l").last.map { text[$0.upperBound...] } ?? ""
  }
}
