import TermPanels
import TodoModel

/// The picker that sets the waits of items for others.
@MainActor struct WaitPicker {
  /// Weak: a picker may outlive its screen.
  private weak var actions: ItemActions?

  init(_ actions: ItemActions) { self.actions = actions }

  /// Offers the items for which the items of a subject can wait, and those for which one waits
  /// already: choosing one of these ends the wait.
  func present(for subject: Subject) {
    guard let actions else { return }
    let choices = WaitChoices(for: subject, actions.access)
    let picker = choices.picker { awaited, isAwaited in
      guard let actions = self.actions else { return }
      let change: ItemChange = isAwaited ? .removeWait(awaited.id) : .addWait(awaited.id)
      // Among marked items, the others wait for the chosen one.
      let waiting = subject.limited(to: subject.ids.filter { $0 != awaited.id })
      guard !waiting.ids.isEmpty else {
        return actions.messages.explain("An item can't wait for itself")
      }
      actions.change(waiting, [change], awaited: awaited.name)
    }
    actions.navigator?.present(picker)
  }
}
