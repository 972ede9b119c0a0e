import TermPanels

/// Reads a screen aloud, in parts.
@MainActor struct ScreenReader {
  private let lines: DialogueLines
  private unowned let application: Application

  init(_ lines: DialogueLines, of application: Application) {
    self.lines = lines
    self.application = application
  }

  /// Reads the screen's name, the path to it, and its detail: `Groceries, in Lists: 4 left.`
  func readHeading(of content: ScreenContent) {
    guard let title = content.path.last else { return lines.say("Here.") }
    let way = content.path.dropLast().reversed().map { ", in " + $0 }.joined()
    lines.say((title + way + (content.detail.isEmpty ? "" : ": \(content.detail)")).asSentence)
  }

  /// Reads the first rows of a screen's list, or else its choices, each with a number.
  func readChoices(of screen: DialogueScreen) {
    guard let list = screen.content.list else {
      screen.reader = nil
      for (number, button) in zip(1..., screen.content.buttons) {
        lines.say("\(number). \(button.title)")
      }
      return
    }
    let reader = list.makeReader()
    screen.reader = reader
    lines.say(reader.readAnew())
  }

  /// Says what a number does here.
  func sayHint(of content: ScreenContent) {
    let word =
      content.list.map {
        $0.selectionTitle ?? application.commandOfEnter?.hint ?? "choose"
      }
      ?? (content.buttons.isEmpty ? nil : "choose")
    lines.say((word.map { "Number: \($0). " } ?? "") + "?: all commands.")
  }
}

extension Application {
  /// The command on Enter, for where a list does not use the key itself.
  var commandOfEnter: KeyCommand? {
    activeCommands.first { $0.keys.contains(KeySequence(.enter)) }?.command
  }
}
