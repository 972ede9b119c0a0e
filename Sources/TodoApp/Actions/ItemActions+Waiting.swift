import TermPanels
import TodoModel

/// The waits of items for others.
extension ItemActions {
  /// Offers the items for which the items of a subject can wait, and those for which one waits
  /// already: choosing one of these ends the wait.
  func chooseAwaited(for subject: Subject) {
    let choices = WaitChoices(for: subject, access)
    let picker = choices.picker { [weak self] awaited, isAwaited in
      guard let self else { return }
      let change: ItemChange = isAwaited ? .removeWait(awaited.id) : .addWait(awaited.id)
      // Among marked items, the others wait for the chosen one.
      let waiting = subject.limited(to: subject.ids.filter { $0 != awaited.id })
      guard !waiting.ids.isEmpty else { return messages.explain("An item can't wait for itself") }
      self.change(waiting, [change], awaited: awaited.name)
    }
    navigator?.present(picker)
  }
}
