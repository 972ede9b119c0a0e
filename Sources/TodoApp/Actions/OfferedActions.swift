import TermPanels
import TodoModel

/// The actions that a list offers on its current row. They are kept until something they depend on
/// changes: each key asks for them twice, to find its command and to show the hints that follow.
@MainActor final class OfferedActions {
  /// The state on which the actions depend.
  struct Occasion: Equatable {
    let item: TodoItem
    let markedCount: Int
    let hasOutline: Bool
  }

  private var last: (occasion: Occasion, actions: [RowAction])?
  private let perform: (ItemAction, _ item: TodoItem, _ isForMarked: Bool) -> Void

  /// Creates an offer.
  ///
  /// - Parameter perform: Performs an action on an item, or on the marked items instead.
  init(perform: @escaping (ItemAction, _ item: TodoItem, _ isForMarked: Bool) -> Void) {
    self.perform = perform
  }

  /// The actions on an item, or on the marked items instead.
  func actions(on occasion: Occasion) -> [RowAction] {
    if let last, last.occasion == occasion { return last.actions }
    let (item, count) = (occasion.item, occasion.markedCount)
    let actions = occasion.hasOutline ? ItemAction.all : ItemAction.withoutPlaces
    let offered = actions.map { [perform] action in
      let isForMarked = count > 0 && action.scope == .many
      let words =
        isForMarked
        ? action.words(forMarked: count, current: item) : action.words(for: item)
      return RowAction(
        action.command, title: words.title, hint: words.hint, isDestructive: action.isDestructive
      ) { perform(action, item, isForMarked) }
    }
    last = (occasion, offered)
    return offered
  }
}
