import TermPanels

/// A command with the words by which a line asks for it.
@MainActor struct SpokenCommand {
  let command: KeyCommand
  /// The names of its keys that can be written in a line.
  let keys: [String]
  /// Its own word, else the hint, else the first word of its title if no other command has it;
  /// `nil` without.
  fileprivate(set) var word: String?
  /// Whether it acts on the row that is named with it.
  let isForRow: Bool

  /// The commands that would work now and make sense in a dialogue: none that only move about or
  /// edit a text.
  static func all(of application: Application, list: (any AnyListPanel)?) -> [SpokenCommand] {
    let focused = application.window.firstResponder as? any PromptField
    let editing = Set(focused?.keyCommands.map(\.title) ?? [])
    let moving = Set(list == nil ? [] : ListPanel.movements.map(\.title))
    let ofRows = Set(list?.currentRowCommands.map(\.title) ?? [])
    var commands: [SpokenCommand] = []
    for active in application.activeCommands {
      let command = active.command
      guard !editing.contains(command.title), !moving.contains(command.title),
        !isMovement(command), !hasOtherWords(command)
      else { continue }
      commands.append(
        SpokenCommand(
          command: command, keys: names(of: active.keys),
          word: (command.word ?? command.hint)?.lowercased(),
          isForRow: ofRows.contains(command.title)))
    }
    return named(commands)
  }

  /// The commands to list: one for each title.
  static func distinct(_ commands: [SpokenCommand]) -> [SpokenCommand] {
    var distinct: [SpokenCommand] = []
    for command in commands
    where !distinct.contains(where: { $0.command.title == command.command.title }) {
      distinct.append(command)
    }
    return distinct
  }

  /// Whether a text asks for the command.
  func answers(to text: String) -> Bool {
    if text.count == 1 { return keys.contains(text) }
    let text = text.lowercased()
    return word == text || command.title.lowercased() == text
      || keys.contains { $0.lowercased() == text }
  }

  /// The words to ask for it, after a prefix and before the number of a row: `done N or Space N`.
  func usage(prefix: String) -> String {
    let ways = [word, keys.first].compactMap { $0 }
    var written: [String] = []
    for way in ways where !written.contains(way) { written.append(way) }
    return written.map { prefix + $0 + (isForRow ? " N" : "") }.joined(separator: " or ")
  }

  /// Gives commands without a hint the first word of their title, if no other command has it.
  private static func named(_ commands: [SpokenCommand]) -> [SpokenCommand] {
    func first(_ command: SpokenCommand) -> String {
      command.word ?? command.command.title.prefix { $0.isLetter }.lowercased()
    }
    var counts: [String: Int] = [:]
    for command in commands { counts[first(command), default: 0] += 1 }
    var named = commands
    for index in named.indices where named[index].word == nil {
      let word = first(named[index])
      if word.count > 1, counts[word] == 1 { named[index].word = word }
    }
    return named
  }

  /// Whether a dialogue has its own words for the command, or no use for it: a row's number opens
  /// it, `?` lists all commands, nothing extends a range.
  private static func hasOtherWords(_ command: KeyCommand) -> Bool {
    guard let id = command.id else { return false }
    return otherWords.contains(id) || id.hasSuffix(".help")
  }

  private static let otherWords: Set<String> = [
    Command.listOpen.id, Command.listMenu.id, Command.listMarkRange.id,
  ]

  /// Whether a command only moves about: it is on a key for that, and has no word of its own.
  private static func isMovement(_ command: KeyCommand) -> Bool {
    guard command.word == nil, let keys = command.keys.first, keys.rest.isEmpty else {
      return false
    }
    return switch keys.first.code {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .tab, .backTab: true
    default: false
    }
  }

  /// The names of keys that a line can have. Alt with a character is only quicker to press than
  /// other keys, so it counts if there are none.
  private static func names(of keys: [KeySequence]) -> [String] {
    let others = keys.filter { sequence in
      if case .character = sequence.first.code { return !sequence.first.modifiers.contains(.alt) }
      return true
    }
    return (others.isEmpty ? keys : others).map(\.name).filter { name in
      name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
  }
}
