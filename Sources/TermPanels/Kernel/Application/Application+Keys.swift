/// The keys of a program, which a ``KeyDispatch`` has.
extension Application {
  /// The commands that are on other keys than their own. A new map applies from the next key on,
  /// and wherever keys are shown.
  public var keyMap: KeyMap {
    get { keys.bindings.map }
    set { keys.bindings.map = newValue }
  }

  /// The layout of a keyboard for another script, whose characters perform the commands of the keys
  /// that they are on; `nil`, the default, for the Latin one.
  public var keyLayout: KeyLayout? {
    get { keys.bindings.layout }
    set { keys.bindings.layout = newValue }
  }

  /// The key, and those as which it acts where nothing is bound to itself.
  func forms(of key: Key) -> [Key] { [key] + keys.bindings.standIns(for: key) }

  /// The names of commands that are withheld in this run, from any responder: no key
  /// performs them, and no help, hint, menu, palette or ``keyCatalogue`` shows them. For a program
  /// used by people who may do less than others.
  public var withheldCommands: Set<String> {
    get { keys.bindings.withheld }
    set { keys.bindings.withheld = newValue }
  }

  /// The keys of a sequence that has begun and is not complete; the next key is added to them.
  public var pendingKeys: [Key] { keys.pendingKeys }

  /// The key that is being handled, for a command on many keys; `nil` outside of that.
  public var currentKey: Key? { keys.current }

  /// The hints in the bottom line: those of the commands that have one or, within a sequence, every
  /// way to continue it.
  public var keyHints: [KeyHint] { keys.hints }

  /// The commands that keys perform now, the nearest responder's first, each with its keys, as key
  /// hints and help show them.
  public var activeCommands: [(title: String?, command: KeyCommand, keys: [KeySequence])] {
    keys.activeCommands.map { ($0.title, $0.command, $0.keys) }
  }

  /// The commands that would work now and have no key, the nearest responder's first: for a
  /// palette, which can perform them too.
  public var keylessCommands: [KeyCommand] { keys.keylessCommands.map(\.command) }

  /// The disabled commands that have a reason (``KeyCommand/obstacle``), the nearest responder's
  /// first, each with the keys that would perform it.
  public var hinderedCommands: [(title: String?, command: KeyCommand, keys: [KeySequence])] {
    keys.hinderedCommands.map { ($0.title, $0.command, $0.keys) }
  }

  /// The name of the first key of a command that a responder in the chain offers, enabled or not,
  /// to show to a person; `nil` if there is none, or if a nearer command takes all its keys.
  public func keyName(of id: String) -> String? { keys.keyName(of: id) }

  /// The command that shows all keys: a toast about a key that does nothing offers it. `nil`, the
  /// default, for a program without one.
  public var helpCommand: Command? {
    get { keys.helpCommand }
    set { keys.helpCommand = newValue }
  }

  /// Adds commands of the program's screens to ``keyCatalogue``: a panel that is not on the screen
  /// cannot be asked for its own.
  public func registerCommands(_ groups: [KeyCatalogue.Group]) { keys.register(groups) }
}
