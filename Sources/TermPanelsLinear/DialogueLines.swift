import TermPanels

/// The lines of a dialogue: those that are read, and those that are said.
@MainActor final class DialogueLines {
  /// Whether nothing has been said since the last line was read.
  private(set) var owesAnswer = false
  /// Whether there are no more lines, or nobody reads the output.
  private var isOver = false
  private let channel: any LineChannel
  private unowned let application: Application

  init(_ channel: any LineChannel, of application: Application) {
    self.channel = channel
    self.application = application
  }

  /// Waits for a line or for work. A line that arrives while the application holds input waits in
  /// its channel.
  func next(timeout: Double?) -> LineInput? {
    let takesLine = !application.isHoldingInput && !isOver
    guard let input = channel.next(timeout: timeout, takesLine: takesLine) else { return nil }
    owesAnswer = true
    application.noteInput()
    return input
  }

  /// Says a line.
  func say(_ text: String) {
    owesAnswer = false
    guard !isOver || application.isQuitting else { return }
    // Nobody reads the output: requested work is still done.
    if !channel.write(text.asSpokenLine), !isOver { leave() }
  }

  /// Says lines.
  func say(_ texts: [String]) { for text in texts { say(text) } }

  /// Lets silence be the answer to a line.
  func stayQuiet() { owesAnswer = false }

  /// Asks for an answer, although no line was read.
  func needAnswer() { owesAnswer = true }

  /// Ends the program: there are no more lines.
  func leave() {
    isOver = true
    owesAnswer = false
    application.quit()
  }
}
