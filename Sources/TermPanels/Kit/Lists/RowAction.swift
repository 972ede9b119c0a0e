/// An action on a row, with keys of its own: what a swipe is elsewhere.
@MainActor public struct RowAction {
  /// The action as a key command.
  let command: KeyCommand
  /// More about the action, which a menu shows beside its title.
  public var note = ""
  /// Whether the action removes something.
  public let isDestructive: Bool

  /// Binds a command to an action on a row.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - title: The title in this state, for the help; `nil` for the command's own.
  ///   - isDestructive: Whether the action removes something.
  ///   - action: Performs the action.
  public init(
    _ command: Command, title: String? = nil, isDestructive: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      command, title: title, hint: command.hint, isDestructive: isDestructive, action: action)
  }

  /// Binds a command whose hint depends on the row; otherwise like the initialiser without a hint.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - title: The title in this state, for the help; `nil` for the command's own.
  ///   - hint: The word for the bottom line in this state; `nil` keeps the action out of it.
  ///   - isDestructive: Whether the action removes something.
  ///   - action: Performs the action.
  public init(
    _ command: Command, title: String? = nil, hint: String?, isDestructive: Bool = false,
    action: @escaping () -> Void
  ) {
    self.command = KeyCommand(command, title: title, hint: hint, action: action)
    self.isDestructive = isDestructive
  }

  /// Creates an action whose command is declared nowhere else.
  ///
  /// - Parameters:
  ///   - id: The name by which a ``KeyMap`` knows it; `nil` keeps it on its keys.
  ///   - keys: The keys, the best known first.
  ///   - sequences: Sequences of keys that perform it too.
  ///   - title: The title, for the help.
  ///   - hint: A word for the bottom line.
  ///   - isDestructive: Whether the action removes something.
  ///   - action: Performs the action.
  public init(
    id: String? = nil, _ keys: Key..., sequences: [KeySequence] = [], title: String,
    hint: String? = nil, isDestructive: Bool = false, action: @escaping () -> Void
  ) {
    command = KeyCommand(
      id: id, keys: keys, sequences: sequences, title: title, hint: hint, action: action)
    self.isDestructive = isDestructive
  }
}
