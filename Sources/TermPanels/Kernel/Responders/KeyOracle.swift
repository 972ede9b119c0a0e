/// The commands of the responders that have had the keys, and the meanings of keys there, while a
/// panel in front of them, such as the help, has the keys.
@MainActor struct KeyOracle {
  private weak var start: Responder?
  private weak var window: Window?
  private unowned let dispatch: KeyDispatch

  init(of chain: ResponderChain, in dispatch: KeyDispatch, _ window: Window) {
    (start, self.dispatch, self.window) = (chain.start, dispatch, window)
  }

  private var chain: ResponderChain { ResponderChain(start: start, window: window) }

  /// The commands that would fire, the nearest responder's first, each with its keys.
  var commands: [ResponderChain.ActiveCommand] { chain.activeCommands(dispatch.bindings) }

  /// The disabled commands that have a reason.
  var hinderedCommands: [ResponderChain.ActiveCommand] {
    chain.hinderedCommands(dispatch.bindings)
  }

  /// The meaning of a key, or of a sequence of keys.
  func meaning(of keys: [Key]) -> KeyMeaning { chain.meaning(of: keys, dispatch.bindings) }

  /// Whether a key performs a command that works even below a modal panel.
  func isUrgent(_ key: Key) -> Bool { chain.isUrgent([key], dispatch.bindings) }

  /// The key, and those as which it acts where nothing is bound to itself.
  func forms(of key: Key) -> [Key] { [key] + dispatch.bindings.standIns(for: key) }

  /// The keys of a command.
  func keys(of command: KeyCommand) -> [KeySequence] { dispatch.bindings.map.keys(of: command) }
}
