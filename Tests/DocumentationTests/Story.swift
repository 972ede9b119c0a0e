import TermPanelsTesting

/// The callbacks of recording panels, with remarks in between.
@MainActor final class Story {
  let log = CallbackLog()
  private var lines: [String] = []

  /// Adds a line that is not a callback.
  func note(_ line: String) {
    lines += log.lines + [line]
    log.clear()
  }

  /// Discards everything so far.
  func begin() {
    lines = []
    log.clear()
  }

  /// Returns the callbacks and remarks since the previous call.
  func take() -> [String] {
    defer { begin() }
    return lines + log.lines
  }

  var text: String { (lines + log.lines).joined(separator: "\n") }
}
