/// A separate object that a ``ListPanel`` notifies, and asks about its rows.
@MainActor public protocol ListDelegate: AnyObject {
  /// A word for what Enter does with a row, for the key hints, such as `open`; `nil` when it does
  /// nothing.
  func selectionTitle(in list: ListPanel) -> String?

  /// Called when Enter is pressed on a row.
  ///
  /// - Returns: The list's response, such as to reload the row.
  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse

  /// The actions of a row; the list offers them on their keys.
  func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction]

  /// Called after another row became the current one.
  func listCurrentRowDidChange(_ list: ListPanel)
}

extension ListDelegate {
  /// No word.
  public func selectionTitle(in list: ListPanel) -> String? { nil }
  /// Does nothing.
  public func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse { [] }
  /// No actions.
  public func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction] { [] }
  /// Does nothing.
  public func listCurrentRowDidChange(_ list: ListPanel) {}
}

/// The response of a list to the selection of a row.
public struct ListSelectionResponse: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a response from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes no row the current one.
  public static let deselect = ListSelectionResponse(rawValue: 1)
  /// Asks the data source for the row's panel again.
  public static let reload = ListSelectionResponse(rawValue: 2)
}

/// An action on a row, with keys of its own: what a swipe is elsewhere.
@MainActor public struct RowAction {
  /// The action as a key command.
  let command: KeyCommand
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
