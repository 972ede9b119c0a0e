import TermPanels

/// The fields of a screen, asked one after the other.
@MainActor final class DialogueQuestions {
  private unowned let screen: DialogueScreen
  private let lines: DialogueLines
  private let reader: ScreenReader
  private let commands: DialogueCommands
  /// The index of the field that is asked for; `nil` if there is no question.
  private var question: Int?
  /// Whether the fields have been answered and are being accepted.
  private var isAccepting = false
  /// Whether the answer to the question is accepted without asking the following ones again.
  private var isCorrecting = false
  /// The lines that have been given so far of an answer of several lines.
  private var answerLines: [String] = []

  init(
    of screen: DialogueScreen, _ lines: DialogueLines, _ reader: ScreenReader,
    _ commands: DialogueCommands
  ) {
    self.screen = screen
    self.lines = lines
    self.reader = reader
    self.commands = commands
  }

  private var fields: [ScreenContent.Field] { screen.content.fields }

  /// Whether a question waits for its answer.
  var isAsking: Bool { question != nil }

  /// Asks for the first field's value.
  func begin() { ask(0) }

  /// Asks for a field's value: `Due: Fri 27 Nov 2026`, `Name: empty. For example: Buy milk`.
  private func ask(_ question: Int) {
    self.question = question
    answerLines = []
    let asked = fields[question]
    asked.field.becomeFirstResponder()
    let value = asked.field.accessibilityValue ?? ""
    var sentence = "\(asked.label.isEmpty ? "Text" : asked.label): "
    sentence += value.isEmpty ? "empty" : value
    if value.isEmpty, let hint = asked.field.accessibilityHint, !hint.isEmpty {
      sentence += ". For example: \(hint)"
    }
    lines.say(sentence)
    if asked.field.takesLineBreaks {
      lines.say("Enter several lines; a full stop on its own line ends them.")
    }
  }

  /// Takes an answer or, after a slash, a command.
  func answer(_ line: String) -> DialogueOutcome {
    // The screen's fields may have changed since the question.
    guard let question, fields.indices.contains(question) else { return .readAgain }
    guard line.hasPrefix("/") else {
      enter(line, in: question)
      return .done
    }
    let rest = String(line.dropFirst())
    guard rest.hasPrefix("/") else { return perform(rest, in: question) }
    enter(rest, in: question)
    return .done
  }

  private func enter(_ answer: String, in question: Int) {
    let field = fields[question].field
    if field.takesLineBreaks {
      if answer != ".", !(answer.isEmpty && answerLines.isEmpty) {
        answerLines.append(answer)
        // Silence is the sign that more is expected.
        return lines.stayQuiet()
      }
      enterLines(in: question)
    } else if !answer.isEmpty {
      field.enter(answer)
      if let value = field.accessibilityValue, value != answer, field.errorText == nil {
        lines.say("\(fields[question].label): \(value.isEmpty ? "empty" : value)")
      }
    }
    proceed(from: question)
  }

  /// Enters the lines that have been given so far.
  private func enterLines(in question: Int) {
    guard !answerLines.isEmpty else { return }
    fields[question].field.enter(answerLines.joined(separator: "\n"))
  }

  private func proceed(from question: Int) {
    if let problem = fields[question].field.errorText {
      lines.say(problem)
      return ask(question)
    }
    if !isCorrecting, question + 1 < fields.count { return ask(question + 1) }
    accept(fields[question].field)
  }

  /// Accepts the values, as the panel around the fields does on Enter; where there are rows or
  /// buttons to choose from, they are the last question.
  private func accept(_ last: any PromptField) {
    question = nil
    isCorrecting = false
    var responder: Responder? = last
    while let current = responder {
      if let submit = (current as? any SubmittingPanel)?.submission {
        isAccepting = true
        return submit()
      }
      responder = current.next
    }
    // The typed text has chosen the rows of a list, and the dialogue continues with them.
    if let list = screen.content.list, list.isFocusable { list.becomeFirstResponder() }
    reader.readChoices(of: screen)
    guard screen.content.list != nil else {
      return lines.say("That was the last question. ?: all commands.")
    }
    reader.sayHint(of: screen.content)
  }

  /// Continues when the accepted screen is still in front: a value was wrong, or it stays by
  /// design.
  func screenDidUpdate() {
    guard isAccepting else { return }
    isAccepting = false
    if let wrong = fields.firstIndex(where: { $0.problem != nil }) {
      lines.say(fields[wrong].problem ?? "")
      isCorrecting = true
      ask(wrong)
    } else if screen.identity.last is PromptPanel {
      ask(0)
    } else {
      lines.say("Accepted. list: read the questions again.")
    }
  }

  private func perform(_ words: String, in question: Int) -> DialogueOutcome {
    switch words.lowercased() {
    case "clear":
      answerLines = []
      fields[question].field.enter("")
      proceed(from: question)
    case "back":
      if question > 0 {
        enterLines(in: question)
        ask(question - 1)
      } else {
        lines.say("This is the first question. /cancel: cancel.")
      }
    case "?", "help":
      lines.say([
        "A line: the answer. An empty line: keep the value.",
        "/clear: empty the field. /back: go to the previous question.",
        "//: begin an answer with a slash.",
      ])
      commands.sayAll(on: screen, prefix: "/")
    default:
      // The command may leave the question.
      enterLines(in: question)
      return commands.perform(words, on: screen, prefix: "/")
    }
    return .done
  }
}

/// A panel that can accept the values of its fields.
@MainActor protocol SubmittingPanel: Panel {
  /// The action that accepts them or shows what is wrong; `nil` when another panel does that.
  var submission: (() -> Void)? { get }
}

extension PromptPanel: SubmittingPanel {
  var submission: (() -> Void)? { { [unowned self] in accept() } }
}

extension FormPanel: SubmittingPanel {
  var submission: (() -> Void)? {
    onSubmit.map { submit in { [unowned self] in if check() { submit() } } }
  }
}
