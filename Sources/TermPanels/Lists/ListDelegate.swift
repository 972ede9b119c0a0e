/// What a ``ListPanel`` tells, and asks about its rows: an object of its own.
@MainActor public protocol ListDelegate: AnyObject {
  /// A word for what Enter does with a row, for the key hints, such as `open`; `nil` when it does
  /// nothing.
  func selectionTitle(in list: ListPanel) -> String?

  /// Told when Enter is pressed on a row.
  ///
  /// - Returns: What the list should do with the row now.
  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse

  /// What can be done with a row; the list offers it on the actions' keys.
  func list(_ list: ListPanel, actionsForRow id: AnyHashable) -> [RowAction]

  /// Told after another row became the current one.
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

/// What a list does with a row that was selected.
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

/// Something that can be done with a row, on keys of its own: what a swipe is elsewhere.
@MainActor public struct RowAction {
  /// The key command that it is.
  let command: KeyCommand
  /// Whether it takes something away.
  public let isDestructive: Bool

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - id: The name by which a ``KeyMap`` knows it; `nil` keeps it on its keys.
  ///   - keys: The keys, the best known first.
  ///   - sequences: Sequences of keys that perform it too.
  ///   - title: What it does, for the help.
  ///   - hint: A word for the bottom line.
  ///   - isDestructive: Whether it takes something away.
  ///   - action: Does it.
  public init(
    id: String? = nil, _ keys: Key..., sequences: [KeySequence] = [], title: String,
    hint: String? = nil, isDestructive: Bool = false, action: @escaping () -> Void
  ) {
    command = KeyCommand(
      id: id, keys: keys, sequences: sequences, title: title, hint: hint, action: action)
    self.isDestructive = isDestructive
  }
}
