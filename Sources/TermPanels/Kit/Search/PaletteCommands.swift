/// The commands of a program at one moment, as the choices of a ``PalettePanel``.
@MainActor struct PaletteCommands {
  /// The identity of a command's choice.
  private struct ID: Hashable {
    let number: Int
  }

  /// A command, the keys that perform it, its heading in the help, and its responder.
  @MainActor private struct Offer {
    let title: String?
    let command: KeyCommand
    let keys: [KeySequence]
    private weak var responder: Responder?

    init(_ active: ResponderChain.ActiveCommand) {
      title = active.keys.isEmpty ? active.command.topic : active.title
      (command, keys, responder) = (active.command, active.keys, active.responder)
    }

    /// Performs the command, unless its responder has left the program meanwhile.
    func perform() {
      guard let responder, responder is Application || responder.hostWindow != nil else { return }
      command.action()
    }
  }

  /// Commands that move the current row: nobody looks for them.
  private static let movements = Set(ListPanel.movements.map(\.id))
  /// The columns that a title and a note share in a palette.
  private static let columns = 48
  /// The columns that a note has at least.
  private static let leastNote = 12

  private let works: [Offer]
  private let hindered: [KeyCommand]
  private let showToast: (String) -> Void

  /// Reads the commands that work now, and those that are hindered, without some.
  init(of application: Application, without commands: [Command]) {
    let hidden = Self.movements.union(commands.map(\.id))
    let isOffered = { (command: KeyCommand) in command.id.map { !hidden.contains($0) } ?? true }
    let keys = application.keys
    let active = keys.activeCommands + keys.keylessCommands
    works = active.filter { isOffered($0.command) }.map { Offer($0) }
    hindered = keys.hinderedCommands.map(\.command).filter(isOffered)
    showToast = { [weak application] text in application?.window.show(Toast(text)) }
  }

  /// The choices: the commands that work, and below them those that are hindered.
  ///
  /// - Parameters:
  ///   - mark: The character before a command.
  ///   - isGrouped: Whether a command has the heading that it has in the help.
  ///   - showsHindered: Whether the hindered ones are among them.
  func choices(mark: String?, isGrouped: Bool, showsHindered: Bool) -> [PaletteChoice] {
    var choices: [PaletteChoice] = []
    for offer in works {
      let group = offer.title ?? "Commands"
      choices.append(
        PaletteChoice(
          id: ID(number: choices.count), title: offer.command.title,
          note: shortest(offer.keys)?.name ?? "", noteRole: .hintKey, mark: mark,
          group: isGrouped ? group : nil
        ) { offer.perform() })
    }
    guard showsHindered else { return choices }
    for command in hindered {
      let (title, obstacle) = (command.title, command.obstacle ?? "")
      let room = max(Self.leastNote, Self.columns - title.columns)
      var choice = PaletteChoice(
        id: ID(number: choices.count), title: title, note: obstacle.truncated(toColumns: room),
        noteRole: .faint, mark: mark, group: isGrouped ? "Not now" : nil
      ) { [showToast] in showToast(obstacle) }
      choice.titleRole = .secondary
      choices.append(choice)
    }
    return choices
  }

  /// The keys with the fewest presses, the best known first.
  private func shortest(_ keys: [KeySequence]) -> KeySequence? {
    keys.min { $0.rest.count < $1.rest.count }
  }
}
