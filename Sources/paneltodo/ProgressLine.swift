import Synchronization
import TermPanelsNcurses

/// A line of a terminal with the number of lists and items that were read or written so far.
/// Without a terminal on standard error there is none.
final class ProgressLine: Sendable {
  private let isTerminal = StandardError.isTerminal
  /// The columns that the number takes now.
  private let width = Mutex(0)

  /// Replaces the number.
  func show(_ count: Int) { replace(by: "\(count) …") }

  /// Clears the line.
  func finish() { replace(by: "") }

  private func replace(by text: String) {
    guard isTerminal else { return }
    width.withLock { width in
      guard width > 0 || !text.isEmpty else { return }
      let blank = "\r" + String(repeating: " ", count: width) + "\r"
      width = text.count
      // Nothing depends on whether somebody sees it.
      try? StandardError.write(blank + text)
    }
  }
}
