import Synchronization
import TermPanelsNcurses
import TodoCommands

/// A line of a terminal with a bar, and the number of lists and items that were read or written so
/// far. Without a terminal on standard error there is none.
final class ProgressLine: Sendable {
  private let isTerminal = StandardError.isTerminal
  /// The columns of the bar between its ends.
  private static let barWidth = 10
  /// The columns that the bar and the number take now.
  private let width = Mutex(0)

  /// Replaces the bar and the number.
  func show(_ progress: ExchangeProgress) { replace(by: Self.text(of: progress)) }

  /// Clears the line.
  func finish() { replace(by: "") }

  /// The text in ASCII, since it has to fit the encoding of every terminal.
  private static func text(of progress: ExchangeProgress) -> String {
    guard let share = progress.share else { return "\(progress.count) ..." }
    let filled = Int(share * Double(barWidth))
    let bar = String(repeating: "#", count: filled)
    let rest = String(repeating: ".", count: barWidth - filled)
    return "[\(bar)\(rest)] \(progress.count)"
  }

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
