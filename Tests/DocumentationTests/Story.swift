import TermPanelsTesting

/// What recording panels were told, with remarks in between.
@MainActor final class Story {
  let log = CallbackLog()
  private var lines: [String] = []

  /// Adds a line that is no callback.
  func note(_ line: String) {
    lines += log.lines + [line]
    log.clear()
  }

  /// Forgets everything so far.
  func begin() {
    lines = []
    log.clear()
  }

  /// What was told since the last time.
  func take() -> [String] {
    defer { begin() }
    return lines + log.lines
  }

  var text: String { (lines + log.lines).joined(separator: "\n") }
}
