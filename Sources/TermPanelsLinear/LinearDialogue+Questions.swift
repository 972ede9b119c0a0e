import TermPanels

/// Fields, asked one after the other.
extension LinearDialogue {
  func beginQuestions(_ screen: DialogueScreen) {
    if !hasExplainedQuestions {
      say(
        "Answer each question on one line; an empty line keeps the value. /cancel: cancel. /?: help."
      )
      hasExplainedQuestions = true
    }
    ask(0, of: screen)
  }

  /// Asks for a field's value: `Due: Fri 27 Nov 2026`, `Name: empty. Such as: Buy milk`.
  private func ask(_ question: Int, of screen: DialogueScreen) {
    screen.question = question
    screen.answerLines = []
    let asked = screen.content.fields[question]
    asked.field.becomeFirstResponder()
    let value = asked.field.accessibilityValue ?? ""
    var sentence = "\(asked.label.isEmpty ? "Text" : asked.label): "
    sentence += value.isEmpty ? "empty" : value
    if value.isEmpty, let hint = asked.field.accessibilityHint, !hint.isEmpty {
      sentence += ". For example: \(hint)"
    }
    say(sentence)
    if asked.field.takesLineBreaks {
      say("Enter several lines; a full stop on its own line ends them.")
    }
  }

  /// Takes an answer or, after a slash, a command.
  func answer(_ line: String, to question: Int, of screen: DialogueScreen) {
    // Looked up again: the screen's fields may have changed since.
    guard screen.content.fields.indices.contains(question) else { return read(screen) }
    let field = screen.content.fields[question].field
    var answer = line
    if line.hasPrefix("/") {
      guard line.hasPrefix("//") else {
        return command(String(line.dropFirst()), in: question, of: screen)
      }
      answer.removeFirst()
    }
    if field.takesLineBreaks {
      if answer != ".", !(answer.isEmpty && screen.answerLines.isEmpty) {
        screen.answerLines.append(answer)
        // Silence is the sign that more is expected.
        return stayQuiet()
      }
      if !screen.answerLines.isEmpty { field.enter(screen.answerLines.joined(separator: "\n")) }
    } else if !answer.isEmpty {
      field.enter(answer)
      if let value = field.accessibilityValue, value != answer, field.errorText == nil {
        say("\(screen.content.fields[question].label): \(value.isEmpty ? "empty" : value)")
      }
    }
    proceed(from: question, of: screen)
  }

  private func proceed(from question: Int, of screen: DialogueScreen) {
    if let problem = screen.content.fields[question].field.errorText {
      say(problem)
      return ask(question, of: screen)
    }
    if !screen.isCorrecting, question + 1 < screen.content.fields.count {
      return ask(question + 1, of: screen)
    }
    accept(screen)
  }

  /// Accepts the values, as the panel around the fields does on Enter; where there are buttons to
  /// choose from, they are the last question.
  private func accept(_ screen: DialogueScreen) {
    let question = screen.question ?? 0
    screen.question = nil
    screen.isCorrecting = false
    var responder: Responder? = screen.content.fields[question].field
    while let current = responder {
      if let submit = (current as? any SubmittingPanel)?.submission {
        screen.isAccepting = true
        return submit()
      }
      responder = current.next
    }
    guard let list = screen.content.list else {
      sayChoices(screen.content)
      return say("That was the last question. ?: all commands.")
    }
    // The typed text has chosen the rows of the list, and the dialogue continues with them.
    if list.isFocusable { list.becomeFirstResponder() }
    let reader = list.makeReader()
    screen.reader = reader
    say(reader.readAnew())
    sayHint(screen.content)
  }

  /// Continues when the accepted screen is still in front: a value was wrong, or it stays by
  /// design.
  func acceptanceEnded(_ screen: DialogueScreen) {
    screen.isAccepting = false
    let fields = screen.content.fields
    if let wrong = fields.firstIndex(where: { $0.problem != nil }) {
      say(fields[wrong].problem ?? "")
      screen.isCorrecting = true
      ask(wrong, of: screen)
    } else if screen.identity.last is PromptPanel {
      ask(0, of: screen)
    } else {
      say("Accepted. list: read the questions again.")
    }
  }

  private func command(_ words: String, in question: Int, of screen: DialogueScreen) {
    switch words.lowercased() {
    case "clear":
      screen.answerLines = []
      screen.content.fields[question].field.enter("")
      proceed(from: question, of: screen)
    case "back":
      if question > 0 {
        ask(question - 1, of: screen)
      } else {
        say("This is the first question. /cancel: cancel.")
      }
    case "?", "help":
      say([
        "A line: the answer. An empty line: keep the value.",
        "/clear: empty the field. /back: go to the previous question.",
        "//: begin an answer with a slash.",
      ])
      sayCommands(prefix: "/")
    default: carryOut(words, prefix: "/")
    }
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
