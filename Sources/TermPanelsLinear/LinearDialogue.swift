public import TermPanels

/// A program as a dialogue in lines: the screen in front is read from its heading, rows and choices
/// have numbers, fields are questions, and after that only changes are reported. Lines are only
/// ever appended, without any control character, so that a screen reader, a braille display or a
/// script can follow.
///
/// It works with the panels as they are, and with the same commands as keys do. A view of your own
/// decides its text with `accessibilityLabel`, `accessibilityValue` and `accessibilityElements`; a
/// field of your own is filled in by `PromptField.enter(_:)`.
///
/// ```swift
/// let application = Application(lines: StandardLines())
/// try application.run(root)
/// ```
@MainActor public final class LinearDialogue: Narrator {
  unowned let application: Application
  private let lines: any LineChannel
  /// The screens that were read, from the one at the bottom to the one in front.
  var screens: [DialogueScreen] = []
  /// Whether nothing has been said since the last line was taken.
  private var owesAnswer = false
  /// Whether there are no more lines, or nobody reads the output.
  private var isOver = false
  /// Whether the rules of answering were explained.
  var hasExplainedQuestions = false

  init(_ lines: any LineChannel, of application: Application) {
    self.lines = lines
    self.application = application
  }

  /// The screen in front.
  var screen: DialogueScreen? { screens.last }

  // MARK: - A turn

  /// Says what is new, then waits for a line or for work, and answers the line. A line that arrives
  /// while the application holds input waits in its channel.
  func turn(timeout: Double?) {
    if !application.isHoldingInput {
      speak()
      if owesAnswer, let content = screen?.content { say(heading(of: content)) }
    }
    let takesLine = !application.isHoldingInput && !isOver
    guard let input = lines.next(timeout: timeout, takesLine: takesLine) else { return }
    owesAnswer = true
    application.noteInput()
    switch input {
    case .line(let line): answer(line)
    case .tooLong: say("That line is too long and was ignored.")
    case .end: leave()
    }
    application.window.setNeedsStatusUpdate()
  }

  private func leave() {
    isOver = true
    owesAnswer = false
    application.quit()
  }

  /// Says goodbye.
  func end() { say("Goodbye.") }

  // MARK: - Saying

  /// Says a line.
  func say(_ text: String) {
    owesAnswer = false
    guard !isOver || application.isQuitting else { return }
    // Nobody reads the output: requested work is still done.
    if !lines.write(text.asSpokenLine), !isOver { leave() }
  }

  /// Lets silence be the answer to a line.
  func stayQuiet() { owesAnswer = false }

  func say(_ texts: [String]) { for text in texts { say(text) } }

  /// Says a toast's text and its hint.
  public func announce(_ toast: Toast) {
    let hint = toast.hint.map { " \($0.key): \($0.word)." } ?? ""
    let text = toast.isError ? "Error: \(toast.text)" : toast.text
    say(hint.isEmpty ? text : text.asSentence + hint)
  }

  /// Reads a screen that has come to the front, or the changes of one that was read before.
  private func speak() {
    guard application.window.rootPanel != nil else { return }
    let content = ScreenContent(of: application.window)
    let former = screen
    screens.removeAll { !$0.isBelow(content.identity) }
    if let screen, screen.isAt(content.identity) {
      // Coming back is answered with the heading, unless something else is said.
      if former !== screen { owesAnswer = true }
      sayChanges(of: screen, to: content)
    } else {
      let screen = DialogueScreen(content)
      screens.append(screen)
      read(screen)
    }
  }

  /// Reads a screen from its heading.
  func read(_ screen: DialogueScreen) {
    let content = screen.content
    say(heading(of: content))
    say(content.texts)
    screen.question = nil
    screen.reader = nil
    guard content.fields.isEmpty else { return beginQuestions(screen) }
    if let list = content.list {
      let reader = list.makeReader()
      screen.reader = reader
      say(reader.readAnew())
    } else {
      sayChoices(content)
    }
    sayHint(content)
  }

  /// The screen's name, the path to it, and its detail: `Groceries, in Lists: 4 left.`
  private func heading(of content: ScreenContent) -> String {
    guard let title = content.path.last else { return "Here." }
    let way = content.path.dropLast().reversed().map { ", in " + $0 }.joined()
    return (title + way + (content.detail.isEmpty ? "" : ": \(content.detail)")).asSentence
  }

  func sayChoices(_ content: ScreenContent) {
    for (number, button) in zip(1..., content.buttons) { say("\(number). \(button.title)") }
  }

  /// Says what a number does here.
  func sayHint(_ content: ScreenContent) {
    let word =
      content.list.map {
        $0.selectionTitle ?? commandOfEnter?.hint ?? "choose"
      }
      ?? (content.buttons.isEmpty ? nil : "choose")
    say((word.map { "Number: \($0). " } ?? "") + "?: all commands.")
  }

  private func sayChanges(of screen: DialogueScreen, to content: ScreenContent) {
    let old = screen.content
    screen.content = content
    let texts = content.texts.filter { !old.texts.contains($0) }
    say(texts)
    if screen.question != nil {
      // The list of a screen that asks is read after the last answer.
    } else if old.fields.isEmpty, content.fields.contains(where: { $0.field.isFirstResponder }) {
      // A command has shown a field, to ask for something.
      beginQuestions(screen)
    } else if content.list !== old.list || content.buttons.count != old.buttons.count {
      if let list = content.list, list !== old.list {
        let reader = list.makeReader()
        screen.reader = reader
        say(reader.readAnew())
      } else if content.list == nil {
        screen.reader = nil
        sayChoices(content)
      }
    } else if let reader = screen.reader {
      say(reader.changes())
    }
    if content.path != old.path {
      say(heading(of: content))
    } else if content.detail != old.detail, !content.detail.isEmpty {
      say(content.detail.asSentence)
    }
    if screen.isAccepting { acceptanceEnded(screen) }
  }
}

extension String {
  /// The text with a full stop, unless it ends in a mark of its own.
  var asSentence: String {
    guard let last, last.isLetter || last.isNumber || "”)»".contains(last) else { return self }
    return self + "."
  }
}
