import TermPanels

/// The commands that a line can ask for.
extension LinearDialogue {
  /// Answers a line.
  func answer(_ line: String) {
    guard let screen else { return }
    if let question = screen.question { return answer(line, to: question, of: screen) }
    var words = line.trimmed
    if words.hasPrefix("/"), words.count > 1 { words.removeFirst() }
    if words.isEmpty {
      let hasMore = screen.reader?.hasMore ?? false
      hasMore ? readOn() : say("?: all commands.")
    } else if let number = Int(words) {
      choose(number)
    } else {
      carryOut(words, prefix: "")
    }
  }

  /// Performs the command that words ask for: one of the program's, else one of the dialogue's own.
  func carryOut(_ text: String, prefix: String) {
    let words = text.split { $0 == " " }.map { String($0) }
    // The number of a row stands after the command, or before it.
    if words.count > 1, let number = Int(words[words.count - 1]) {
      return perform(words.dropLast().joined(separator: " "), onRow: number, prefix: prefix)
    }
    if words.count > 1, let number = Int(words[0]) {
      return perform(words.dropFirst().joined(separator: " "), onRow: number, prefix: prefix)
    }
    switch text.lowercased() {
    case "?", "help": return sayCommands(prefix: prefix)
    default: break
    }
    if let command = find(text) {
      guard !command.isForRow || isRowChosen else {
        return say("Which row? Add its number: \(command.usage(prefix: prefix)).")
      }
      return command.command.action()
    }
    if let button = screen?.content.buttons.first(where: {
      $0.title.lowercased() == text.lowercased()
    }) {
      return button.press()
    }
    switch text.lowercased() {
    case "list": if let screen { read(screen) }
    case "more": readOn()
    case "quit", "exit": application.quit()
    default: sayUnknown(text, prefix: prefix)
    }
  }

  /// The words for the command that leaves the screen.
  private static let wordsForLeaving = ["back", "cancel", "close"]

  private func find(_ text: String) -> SpokenCommand? {
    let commands = SpokenCommand.all(of: application, list: screen?.content.list)
    for command in commands where command.answers(to: text) { return command }
    guard Self.wordsForLeaving.contains(text.lowercased()) else { return nil }
    return commands.first { $0.command.keys.contains(KeySequence(.escape)) }
  }

  private var isRowChosen: Bool { screen?.reader?.isChosenCurrent ?? false }

  private func readOn() {
    if let reader = screen?.reader { say(reader.readOn()) } else { say("Nothing more to read.") }
  }

  // MARK: - Numbers

  /// Answers a number alone: does what Enter does with the row, or presses a button.
  private func choose(_ number: Int) {
    guard let screen else { return }
    guard let reader = screen.reader else {
      let buttons = screen.content.buttons
      guard buttons.indices.contains(number - 1) else {
        return say(
          buttons.isEmpty ? "Nothing to choose from." : "No choice has the number \(number).")
      }
      return buttons[number - 1].press()
    }
    guard makeCurrent(number, of: reader) else { return }
    if reader.list.selectionTitle != nil {
      reader.list.selectCurrentRow()
    } else if let command = commandOfEnter {
      command.action()
    } else {
      sayRow(number, of: reader)
    }
  }

  /// The command on Enter, for where a list does not use the key itself.
  var commandOfEnter: KeyCommand? {
    application.activeCommands.first { $0.keys.contains(KeySequence(.enter)) }?.command
  }

  private func makeCurrent(_ number: Int, of reader: any ListReading) -> Bool {
    guard let text = reader.text(ofRow: number) else {
      say("No row has the number \(number). list: read the rows.")
      return false
    }
    guard reader.choose(number) else {
      say("Row \(number) is gone: \(text)")
      return false
    }
    return true
  }

  private func perform(_ text: String, onRow number: Int, prefix: String) {
    guard let reader = screen?.reader else {
      return sayUnknown("\(text) \(number)", prefix: prefix)
    }
    switch text.lowercased() {
    case "from": return say(reader.readAnew(from: number - 1))
    case "row":
      if makeCurrent(number, of: reader) { sayRow(number, of: reader) }
      return
    default: break
    }
    let known = find(text)
    guard makeCurrent(number, of: reader) else { return }
    // Another row may offer another command on the same key.
    if let command = find(text), command.isForRow { return command.command.action() }
    if known == nil { return sayUnknown(text, prefix: prefix) }
    say("This command does not work on a row.")
  }

  /// Says a row and its commands.
  private func sayRow(_ number: Int, of reader: any ListReading) {
    guard let text = reader.text(ofRow: number) else { return }
    say("\(number). \(text)")
    let commands = SpokenCommand.all(of: application, list: reader.list).filter(\.isForRow)
    let words = commands.compactMap { $0.word ?? $0.keys.first }
    if !words.isEmpty { say("Commands for this row: \(words.joined(separator: ", ")).") }
  }

  // MARK: - Help

  /// Says the commands that work here, a line for each.
  func sayCommands(prefix: String) {
    let list = screen?.question == nil ? screen?.content.list : nil
    if let list {
      say("N is the number of a row.")
      let title = list.selectionTitle
      say("N: \(title.map { "\($0) the row" } ?? "choose the row")")
      say("row N: select it, and list its commands")
    } else if screen?.question == nil, screen?.content.buttons.isEmpty == false {
      say("A number: choose the button with that number")
    }
    for command in SpokenCommand.distinct(SpokenCommand.all(of: application, list: list)) {
      let usage = command.usage(prefix: prefix)
      if !usage.isEmpty { say("\(usage): \(command.command.title)") }
    }
    guard screen?.question == nil else { return }
    say("list: read this screen again, with new numbers")
    if list != nil {
      say("more or an empty line: read the next rows. from N: read the rows from N on")
    }
  }

  private func sayUnknown(_ text: String, prefix: String) {
    let list = screen?.content.list
    var words = list == nil ? [] : ["a number"]
    for command in SpokenCommand.distinct(SpokenCommand.all(of: application, list: list)) {
      if let word = command.word { words.append(prefix + word + (command.isForRow ? " N" : "")) }
    }
    let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
    say(
      "Unknown command “\(shown)”. Try: \((words + [prefix + "?"]).joined(separator: ", "))."
    )
  }
}
