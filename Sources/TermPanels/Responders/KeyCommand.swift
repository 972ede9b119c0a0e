/// A command that a responder offers on one or more keys.
@MainActor public struct KeyCommand {
  /// The name by which a ``KeyMap`` knows the command, such as `list.down`: the same in every
  /// version of the program. `nil` for a command that always stays on its own keys.
  public let id: String?
  /// The keys that perform it, the best known first: hints show that one, the help shows all. If it
  /// is empty, the command has no key.
  public internal(set) var keys: [KeySequence]
  /// A word for the bottom line, such as `add`; `nil` keeps the command out of it.
  public let hint: String?
  /// Whether other hints leave the bottom line before this one where there is no room for all.
  public let keepsHint: Bool
  /// The title in the help: `Add a to-do`.
  public let title: String
  /// Whether the command can be performed now. A disabled command is skipped, and the walk up the
  /// chain continues.
  public let isEnabled: Bool
  /// Whether the command works even while a modal panel is above its responder.
  public let worksBelowModals: Bool
  /// Performs the command.
  public let action: () -> Void

  /// Whether the command is withheld.
  func isWithheld(by names: Set<String>) -> Bool { id.map(names.contains) ?? false }

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - id: The name by which a ``KeyMap`` knows it; `nil` keeps it on its keys.
  ///   - keys: The keys, the best known first.
  ///   - sequences: Sequences of keys that perform it too.
  ///   - title: The title, for the help.
  ///   - hint: A word for the bottom line; `nil` keeps the command out of it.
  ///   - keepsHint: Whether other hints leave before this one where there is no room for all.
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
    self.keepsHint = keepsHint
    self.isEnabled = isEnabled
    self.worksBelowModals = worksBelowModals
    self.action = action
  }
}
