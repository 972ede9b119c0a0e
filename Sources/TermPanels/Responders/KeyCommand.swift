/// A command that a responder offers on one or more keys.
@MainActor public struct KeyCommand {
  /// The keys, the best known first: hints show that one, the help shows all.
  public let keys: [Key]
  /// A word for the bottom line, such as `add`; `nil` keeps the command out of it.
  public let hint: String?
  /// What the command does, for the help: `Add a to-do`.
  public let title: String
  /// Whether the command can be performed now. One that cannot is skipped, and the walk up the
  /// chain goes on.
  public let isEnabled: Bool
  /// Whether the command works even while a modal panel is above its responder.
  public let worksBelowModals: Bool
  /// Does it.
  public let action: () -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - keys: The keys, the best known first; at least one.
  ///   - title: What it does, for the help.
  ///   - hint: A word for the bottom line; `nil` keeps the command out of it.
  ///   - isEnabled: Whether it can be performed now.
  ///   - worksBelowModals: Whether it works while a modal panel is above its responder.
  ///   - action: Does it.
  public init(
    _ keys: Key..., title: String, hint: String? = nil, isEnabled: Bool = true,
    worksBelowModals: Bool = false, action: @escaping () -> Void
  ) {
    self.init(
      keys: keys, title: title, hint: hint, isEnabled: isEnabled,
      worksBelowModals: worksBelowModals, action: action)
  }

  /// Creates a command from a list of keys, such as a table's; otherwise as the other initialiser.
  public init(
    keys: [Key], title: String, hint: String? = nil, isEnabled: Bool = true,
    worksBelowModals: Bool = false, action: @escaping () -> Void
  ) {
    precondition(!keys.isEmpty, "A key command needs a key.")
    self.keys = keys
    self.title = title
    self.hint = hint
    self.isEnabled = isEnabled
    self.worksBelowModals = worksBelowModals
    self.action = action
  }
}
