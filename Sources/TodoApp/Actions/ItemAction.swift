import TermPanels
import TodoModel

/// An action on items: the one declaration of its command, its words, its scope and its work.
///
/// A class, since each row that becomes current is asked for all its actions.
final class ItemAction: Sendable {
  /// The items that an action can be about.
  enum Scope {
    /// One item, even if others are marked.
    case one
    /// One item, or all marked ones.
    case many
    /// The position of one item in the outline, which only the screen of a list shows.
    case place
  }

  let command: Command
  let scope: Scope
  /// Whether the menu shows it as destructive.
  let isDestructive: Bool
  /// The title for some marked items, given their number in words.
  private let markedTitle: @Sendable (_ items: String) -> String
  /// The words for an item in its present state.
  private let state: @Sendable (TodoItem) -> Words
  /// A word for the bottom line that only shows while items are marked.
  private let markedHint: String?
  /// Does the work.
  let perform: @MainActor @Sendable (ItemActions, Subject) -> Void

  init(
    command: Command, scope: Scope, isDestructive: Bool = false,
    markedTitle: @escaping @Sendable (_ items: String) -> String = { $0 },
    state: @escaping @Sendable (TodoItem) -> Words = { _ in Words() }, markedHint: String? = nil,
    perform: @escaping @MainActor @Sendable (ItemActions, Subject) -> Void
  ) {
    (self.command, self.scope, self.isDestructive) = (command, scope, isDestructive)
    (self.markedTitle, self.state, self.markedHint) = (markedTitle, state, markedHint)
    self.perform = perform
  }

  /// The words for an item.
  func words(for item: TodoItem) -> Words { state(item) }

  /// The words for this many marked items, one of which is current.
  func words(forMarked count: Int, current item: TodoItem) -> Words {
    Words(
      title: markedTitle(count == 1 ? "the marked item" : "\(count) items"),
      hint: markedHint ?? state(item).hint)
  }

  /// Words for an action in a state.
  struct Words {
    /// The title; `nil` for the command's own.
    var title: String?
    /// The word for the bottom line; `nil` for none.
    var hint: String?
  }
}
