/// A command that a responder offers on one or more keys: a ``Command`` bound to its action, or one
/// made for the occasion.
@MainActor public final class KeyCommand {
  /// The declaration; without a name for a command that was made for the occasion.
  private let command: Command
  /// The title in this state; `nil` for that of the declaration.
  private let ownTitle: String?
  /// The keys that a map gives it, or leaves to it; `nil` for those of the declaration.
  private let mappedKeys: [KeySequence]?
  /// A word for the bottom line, such as `add`; `nil` keeps the command out of it.
  public let hint: String?
  /// Whether the command can be performed now. A disabled command is skipped, and the walk up the
  /// chain continues.
  public let isEnabled: Bool
  /// The reason why it is disabled, as a sentence for a toast; `nil` if it is obvious.
  public let obstacle: String?
  /// Performs the command.
  public let action: () -> Void

  /// The name by which a ``KeyMap`` knows the command, such as `list.down`: the same in every
  /// version of the program. `nil` for a command that always stays on its own keys.
  public nonisolated var id: String? { command.id.isEmpty ? nil : command.id }
  /// The keys that perform it, the best known first: hints show that one, the help shows all. If it
  /// is empty, the command has no key.
  public nonisolated var keys: [KeySequence] { mappedKeys ?? command.keys }
  /// The title in the help: `Add a to-do`.
  public nonisolated var title: String { ownTitle ?? command.title }
  /// The word for it in a dialogue in lines, as in ``Command/word``.
  public nonisolated var word: String? { command.word }
  /// Whether other hints leave the bottom line before this one if there is no room for all.
  public nonisolated var keepsHint: Bool { command.keepsHint }
  /// Whether the command works even while a modal panel is above its responder.
  public nonisolated var worksBelowModals: Bool { command.worksBelowModals }
  /// Whether a number typed before its key repeats it.
  public nonisolated var takesCount: Bool { command.takesCount }
  /// The heading below which the help shows it; `nil` is that of its responder.
  public nonisolated var topic: String? { command.topic }

  /// The command without its action; `nil` if it has no name.
  var declaration: Command? {
    id.map {
      ownTitle == nil && hint == command.hint && mappedKeys == nil
        ? command
        : Command(
          $0, keys: keys, title: title, hint: hint, word: word, keepsHint: keepsHint,
          worksBelowModals: worksBelowModals, takesCount: takesCount, topic: topic)
    }
  }

  private init(
    _ command: Command, ownTitle: String?, hint: String?, isEnabled: Bool = true,
    obstacle: String? = nil, mappedKeys: [KeySequence]? = nil, action: @escaping () -> Void
  ) {
    (self.command, self.ownTitle, self.mappedKeys) = (command, ownTitle, mappedKeys)
    (self.hint, self.isEnabled, self.obstacle, self.action) = (hint, isEnabled, obstacle, action)
  }

  /// The command on other keys.
  func on(_ keys: [KeySequence]) -> KeyCommand {
    KeyCommand(
      command, ownTitle: ownTitle, hint: hint, isEnabled: isEnabled, obstacle: obstacle,
      mappedKeys: keys, action: action)
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
  public convenience init(
    _ command: Command, title: String? = nil, isEnabled: Bool = true, obstacle: String? = nil,
    action: @escaping () -> Void
  ) {
    self.init(
      command, ownTitle: title, hint: command.hint, isEnabled: isEnabled, obstacle: obstacle,
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
  public convenience init(
    _ command: Command, title: String? = nil, hint: String?, isEnabled: Bool = true,
    obstacle: String? = nil, action: @escaping () -> Void
  ) {
    self.init(
      command, ownTitle: title, hint: hint, isEnabled: isEnabled, obstacle: obstacle,
      action: action)
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
  public convenience init(
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
  public convenience init(
    id: String? = nil, keys: [Key], sequences: [KeySequence] = [], title: String,
    hint: String? = nil, keepsHint: Bool = false, isEnabled: Bool = true,
    worksBelowModals: Bool = false,
    action: @escaping () -> Void
  ) {
    let command = Command(
      id ?? "", keys: keys.map { KeySequence($0) } + sequences, title: title, hint: hint,
      keepsHint: keepsHint, worksBelowModals: worksBelowModals)
    self.init(command, ownTitle: nil, hint: hint, isEnabled: isEnabled, action: action)
  }
}
