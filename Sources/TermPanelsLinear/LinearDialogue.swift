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
  private unowned let application: Application
  private let lines: DialogueLines
  private let reader: ScreenReader
  private let commands: DialogueCommands
  /// The screens that were read, from the one at the bottom to the one in front.
  private var screens: [DialogueScreen] = []
  /// Whether the rules of answering were explained.
  private var hasExplainedQuestions = false

  init(_ channel: any LineChannel, of application: Application) {
    self.application = application
    lines = DialogueLines(channel, of: application)
    reader = ScreenReader(lines, of: application)
    commands = DialogueCommands(lines, of: application)
  }

  // MARK: - A turn

  /// Says what is new, then waits for a line or for work, and answers the line.
  func turn(timeout: Double?) {
    if !application.isHoldingInput {
      speak()
      if lines.owesAnswer, let screen = screens.last { reader.readHeading(of: screen.content) }
    }
    guard let input = lines.next(timeout: timeout) else { return }
    switch input {
    case .line(let line): answer(line)
    case .tooLong: lines.say("That line is too long and was ignored.")
    case .end: lines.leave()
    }
    application.window.setNeedsStatusUpdate()
  }

  private func answer(_ line: String) {
    guard let screen = screens.last else { return }
    let questions = screen.questions.flatMap { $0.isAsking ? $0 : nil }
    let outcome = questions?.answer(line) ?? commands.answer(line, on: screen)
    if outcome == .readAgain { read(screen) }
  }

  /// Says goodbye.
  func end() { lines.say("Goodbye.") }

  /// Says a toast's text and its hint.
  public func announce(_ toast: Toast) {
    let hint = toast.hint.map { " \($0.key): \($0.word)." } ?? ""
    let text = toast.isError ? "Error: \(toast.text)" : toast.text
    lines.say(hint.isEmpty ? text : text.asSentence + hint)
  }

  // MARK: - Screens

  /// Reads a screen that has come to the front, or the changes of one that was read before.
  private func speak() {
    guard application.window.rootPanel != nil else { return }
    let content = ScreenContent(of: application.window)
    let former = screens.last
    screens.removeAll { !$0.isBelow(content.identity) }
    if let screen = screens.last, screen.isAt(content.identity) {
      // Coming back is answered with the heading, unless something else is said.
      if former !== screen { lines.needAnswer() }
      sayChanges(of: screen, to: content)
    } else {
      let screen = DialogueScreen(content)
      screens.append(screen)
      read(screen)
    }
  }

  /// Reads a screen from its heading.
  private func read(_ screen: DialogueScreen) {
    reader.readHeading(of: screen.content)
    lines.say(screen.content.texts)
    screen.questions = nil
    screen.reader = nil
    guard screen.content.fields.isEmpty else { return beginQuestions(screen) }
    reader.readChoices(of: screen)
    reader.sayHint(of: screen.content)
  }

  private func beginQuestions(_ screen: DialogueScreen) {
    if !hasExplainedQuestions {
      lines.say(
        "Answer each question on one line; an empty line keeps the value. /cancel: cancel. /?: help."
      )
      hasExplainedQuestions = true
    }
    let questions = DialogueQuestions(of: screen, lines, reader, commands)
    screen.questions = questions
    questions.begin()
  }

  private func sayChanges(of screen: DialogueScreen, to content: ScreenContent) {
    let old = screen.content
    screen.content = content
    lines.say(content.texts.filter { !old.texts.contains($0) })
    if screen.isAsking {
      // The list of a screen that asks is read after the last answer.
    } else if old.fields.isEmpty, content.fields.contains(where: { $0.field.isFirstResponder }) {
      // A command has shown a field, to ask for something.
      beginQuestions(screen)
    } else if content.list !== old.list || content.buttons.count != old.buttons.count {
      if content.list == nil || content.list !== old.list { reader.readChoices(of: screen) }
    } else if let reader = screen.reader {
      lines.say(reader.changes())
    }
    if content.path != old.path {
      reader.readHeading(of: content)
    } else if content.detail != old.detail, !content.detail.isEmpty {
      lines.say(content.detail.asSentence)
    }
    screen.questions?.screenDidUpdate()
  }
}
