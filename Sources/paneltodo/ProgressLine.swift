import FileKit
import Glibc

/// A line of a terminal with the number of lists and items that were read so far. Without a
/// terminal on standard error there is none.
struct ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Replaces the number. The last one is removed by ``finish()``.
  func show(_ count: Int) { write("\r\(count) read…") }

  /// Clears the line.
  func finish() { write("\r\u{1B}[K") }

  private func write(_ text: String) {
    guard isShown else { return }
    // Nothing depends on whether somebody sees it.
    try? Descriptor.write(text.utf8.span.bytes, to: STDERR_FILENO)
  }
}
