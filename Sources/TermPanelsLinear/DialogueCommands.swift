import TermPanels

/// The commands that a line can ask for.
@MainActor struct DialogueCommands {
  private let lines: DialogueLines
  private unowned let application: Application

  init(_ lines: DialogueLines, of application: Application) {
    self.lines = lines
    self.application = application
  }

  /// Answers a line on a screen that asks no question.
  func answer(_ line: String, on screen: DialogueScreen) -> DialogueOutcome {
    var words = line.trimmed
    if words.hasPrefix("/"), words.count > 1 { words.removeFirst() }
    if let number = Int(words) {
      choose(number, on: screen)
    } else if !words.isEmpty {
      return perform(words, on: screen, prefix: "")
    } else if let reader = screen.reader, reader.hasMore {
      lines.say(reader.readOn())
    } else {
      lines.say("?: all commands.")
    }
    return .done
  }

  /// Performs the command that words ask for: one of the program's, else one of the dialogue's own.
  func perform(_ text: String, on screen: DialogueScreen, prefix: String) -> DialogueOutcome {
    let words = text.split { $0 == " " }
    // The number of a row stands after the command, or before it.
    if words.count > 1, let number = Int(words[words.count - 1]) {
      let command = words.dropLast().joined(separator: " ")
      perform(command, onRow: number, of: screen, prefix: prefix)
    } else if words.count > 1, let number = Int(words[0]) {
      let command = words.dropFirst().joined(separator: " ")
      perform(command, onRow: number, of: screen, prefix: prefix)
    } else if ["?", "help"].contains(text.lowercased()) {
      sayAll(on: screen, prefix: prefix)
    } else if let command = find(text, on: screen) {
      if command.isForRow, screen.reader?.isChosenCurrent != true {
        lines.say("Which row? Add its number: \(command.usage(prefix: prefix)).")
      } else {
        command.command.action()
      }
    } else if let button = screen.content.buttons.first(where: {
      $0.title.lowercased() == text.lowercased()
    }) {
      button.press()
    } else {
      return performOwn(text, on: screen, prefix: prefix)
    }
    return .done
  }

  /// Performs a command of the dialogue's own.
  private func performOwn(
    _ text: String, on screen: DialogueScreen, prefix: String
  ) -> DialogueOutcome {
    switch text.lowercased() {
    case "list": return .readAgain
    case "more": lines.say(screen.reader?.readOn() ?? ["Nothing more to read."])
    case "parts": sayParts()
    case "quit", "exit": application.quit()
    default: sayUnknown(text, on: screen, prefix: prefix)
    }
    return .done
  }

  /// Says the views of the screen in front, each with its kind.
  private func sayParts() {
    guard let view = application.window.frontmostPanel?.view else { return }
    let elements = AccessibilityTree(of: view).elements
    lines.say(elements.isEmpty ? ["Nothing to read."] : elements.map(\.description))
  }

  /// The words for the command that leaves the screen.
  private static let wordsForLeaving = ["back", "cancel", "close"]

  private func find(_ text: String, on screen: DialogueScreen) -> SpokenCommand? {
    let commands = SpokenCommand.all(of: application, list: screen.content.list)
    for command in commands where command.answers(to: text) { return command }
    guard Self.wordsForLeaving.contains(text.lowercased()) else { return nil }
    return commands.first { $0.command.keys.contains(KeySequence(.escape)) }
  }

  // MARK: - Numbers

  /// Answers a number alone: does what Enter does with the row, or presses a button.
  private func choose(_ number: Int, on screen: DialogueScreen) {
    guard let reader = screen.reader else {
      let buttons = screen.content.buttons
      guard number > 0, number <= buttons.count else {
        return lines.say(
          buttons.isEmpty ? "Nothing to choose from." : "No choice has the number \(number).")
      }
      return buttons[number - 1].press()
    }
    guard makeCurrent(number, of: reader) else { return }
    if reader.list.selectionTitle != nil {
      reader.list.selectCurrentRow()
    } else if let command = application.commandOfEnter {
      command.action()
    } else {
      sayRow(number, of: reader)
    }
  }

  private func makeCurrent(_ number: Int, of reader: any ListReading) -> Bool {
    guard let text = reader.text(ofRow: number) else {
      lines.say("No row has the number \(number). list: read the rows.")
      return false
    }
    guard reader.choose(number) else {
      lines.say("Row \(number) is gone: \(text)")
      return false
    }
    return true
  }

  private func perform(
    _ text: String, onRow number: Int, of screen: DialogueScreen, prefix: String
  ) {
    guard let reader = screen.reader else {
      return sayUnknown("\(text) \(number)", on: screen, prefix: prefix)
    }
    switch text.lowercased() {
    case "from": return lines.say(reader.readAnew(from: max(number, 1) - 1))
    case "row":
      if makeCurrent(number, of: reader) { sayRow(number, of: reader) }
      return
    default: break
    }
    let known = find(text, on: screen)
    guard makeCurrent(number, of: reader) else { return }
    // Another row may offer another command on the same key.
    if let command = find(text, on: screen), command.isForRow { return command.command.action() }
    if known == nil { return sayUnknown(text, on: screen, prefix: prefix) }
    lines.say("This command does not work on a row.")
  }

  /// Says a row and its commands.
  private func sayRow(_ number: Int, of reader: any ListReading) {
    guard let text = reader.text(ofRow: number) else { return }
    lines.say("\(number). \(text)")
    let commands = SpokenCommand.all(of: application, list: reader.list).filter(\.isForRow)
    let words = commands.compactMap { $0.word ?? $0.keys.first }
    if !words.isEmpty { lines.say("Commands for this row: \(words.joined(separator: ", ")).") }
  }

  // MARK: - Help

  /// Says the commands that work on a screen, a line for each.
  func sayAll(on screen: DialogueScreen, prefix: String) {
    let list = screen.isAsking ? nil : screen.content.list
    if let list {
      lines.say([
        "N is the number of a row.",
        "N: \(list.selectionTitle.map { "\($0) the row" } ?? "choose the row")",
        "row N: select it, and list its commands",
      ])
    } else if !screen.isAsking, !screen.content.buttons.isEmpty {
      lines.say("A number: choose the button with that number")
    }
    for command in SpokenCommand.distinct(SpokenCommand.all(of: application, list: list)) {
      let usage = command.usage(prefix: prefix)
      if !usage.isEmpty { lines.say("\(usage): \(command.command.title)") }
    }
    guard !screen.isAsking else { return }
    lines.say("list: read this screen again, with new numbers")
    lines.say("parts: read what is on this screen, each with its kind")
    if list != nil {
      lines.say("more or an empty line: read the next rows. from N: read the rows from N on")
    }
  }

  private func sayUnknown(_ text: String, on screen: DialogueScreen, prefix: String) {
    let list = screen.content.list
    var words = list == nil ? [] : ["a number"]
    for command in SpokenCommand.distinct(SpokenCommand.all(of: application, list: list)) {
      if let word = command.word { words.append(prefix + word + (command.isForRow ? " N" : "")) }
    }
    let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
    lines.say(
      "Unknown command “\(shown)”. Try: \((words + [prefix + "?"]).joined(separator: ", "))."
    )
  }
}
