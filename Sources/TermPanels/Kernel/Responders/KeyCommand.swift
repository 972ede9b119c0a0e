/// A command that a responder offers on one or more keys: a ``Command`` bound to its action, or one
/// made for the occasion.
@MainActor public struct KeyCommand {
  /// The name by which a ``KeyMap`` knows the command, such as `list.down`: the same in every
  /// version of the program. `nil` for a command that always stays on its own keys.
  public let id: String?
  /// The keys that perform it, the best known first: hints show that one, the help shows all. If it
  /// is empty, the command has no key.
  public internal(set) var keys: [KeySequence]
  /// A word for the bottom line, such as `add`; `nil` keeps the command out of it.
  public let hint: String?
  /// The word for it in a dialogue in lines, as in ``Command/word``.
  public let word: String?
  /// Whether other hints leave the bottom line before this one if there is no room for all.
  public let keepsHint: Bool
  /// The title in the help: `Add a to-do`.
  public let title: String
  /// Whether the command can be performed now. A disabled command is skipped, and the walk up the
  /// chain continues.
  public let isEnabled: Bool
  /// Whether the command works even while a modal panel is above its responder.
  public let worksBelowModals: Bool
  /// Whether a number typed before its key repeats it.
  public let takesCount: Bool
  /// The heading below which the help shows it; `nil` is that of its responder.
  public let topic: String?
  /// The reason why it is disabled, as a sentence for a toast; `nil` if it is obvious.
  public let obstacle: String?
  /// Performs the command.
  public let action: () -> Void

  /// The command without its action; `nil` if it has no name.
  var declaration: Command? {
    id.map {
      Command(
        $0, keys: keys, title: title, hint: hint, word: word, keepsHint: keepsHint,
        worksBelowModals: worksBelowModals, takesCount: takesCount, topic: topic)
    }
  }

  /// Whether the command is withheld.
  func isWithheld(by names: Set<String>) -> Bool { id.map(names.contains) ?? false }

  /// Binds a command to its action.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - title: The title in this state, for the help; `nil` for the command's own.
  ///   - isEnabled: Whether it can be performed now.
  ///   - obstacle: The reason why it is disabled, as a sentence; `nil` if it is obvious.
  ///   - action: Performs it.
  public init(
    _ command: Command, title: String? = nil, isEnabled: Bool = true, obstacle: String? = nil,
    action: @escaping () -> Void
  ) {
    self.init(
      command, title: title, hint: command.hint, isEnabled: isEnabled, obstacle: obstacle,
      action: action)
  }

  /// Binds a command whose hint depends on the state; otherwise like the initialiser without a
  /// hint.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - title: The title in this state, for the help; `nil` for the command's own.
  ///   - hint: The word for the bottom line in this state; `nil` keeps the command out of it.
  ///   - isEnabled: Whether it can be performed now.
  ///   - obstacle: The reason why it is disabled, as a sentence; `nil` if it is obvious.
  ///   - action: Performs it.
  public init(
    _ command: Command, title: String? = nil, hint: String?, isEnabled: Bool = true,
    obstacle: String? = nil, action: @escaping () -> Void
  ) {
    id = command.id
    keys = command.keys
    self.title = title ?? command.title
    self.hint = hint
    word = command.word
    keepsHint = command.keepsHint
    self.isEnabled = isEnabled
    worksBelowModals = command.worksBelowModals
    takesCount = command.takesCount
    topic = command.topic
    self.obstacle = obstacle
    self.action = action
  }

  /// Creates a command that is declared nowhere else.
  ///
  /// - Parameters:
  ///   - id: The name by which a ``KeyMap`` knows it; `nil` keeps it on its keys.
  ///   - keys: The keys, the best known first.
  ///   - sequences: Sequences of keys that perform it too.
  ///   - title: The title, for the help.
  ///   - hint: A word for the bottom line; `nil` keeps the command out of it.
  ///   - keepsHint: Whether other hints leave before this one if there is no room for all.
  ///   - isEnabled: Whether it can be performed now.
  ///   - worksBelowModals: Whether it works while a modal panel is above its responder.
  ///   - action: Performs it.
  public init(
    id: String? = nil, _ keys: Key..., sequences: [KeySequence] = [], title: String,
    hint: String? = nil, keepsHint: Bool = false, isEnabled: Bool = true,
    worksBelowModals: Bool = false,
    action: @escaping () -> Void
  ) {
    self.init(
      id: id, keys: keys, sequences: sequences, title: title, hint: hint, keepsHint: keepsHint,
      isEnabled: isEnabled,
      worksBelowModals: worksBelowModals, action: action)
  }

  /// Creates a command from a list of keys, such as a table's; otherwise like the other
  /// initialiser.
  public init(
    id: String? = nil, keys: [Key], sequences: [KeySequence] = [], title: String,
    hint: String? = nil, keepsHint: Bool = false, isEnabled: Bool = true,
    worksBelowModals: Bool = false,
    action: @escaping () -> Void
  ) {
    self.id = id
    self.keys = keys.map { KeySequence($0) } + sequences
    self.title = title
    self.hint = hint
    word = nil
    self.keepsHint = keepsHint
    self.isEnabled = isEnabled
    self.worksBelowModals = worksBelowModals
    takesCount = false
    topic = nil
    obstacle = nil
    self.action = action
  }
}
