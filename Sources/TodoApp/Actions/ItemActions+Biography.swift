import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

extension ItemActions {
  /// Shows all that has happened to an item.
  func showBiography(of item: TodoItem) {
    guard let navigator else { return }
    let steps = access.read(or: []) {
      try access.store.journal.steps(of: item.id, atMost: Biography.mostSteps)
    }
    let biography = Biography(of: item, steps)
    let isForgotten = !biography.isComplete && access.store.upkeep.hasForgottenChanges
    let blocks = biography.blocks(
      of: item, in: messages.days, access.clock.zone, startedAt: navigator.startedAt,
      end: isForgotten ? "Older changes have been discarded" : nil)
    navigator.present(ExplanationPanel("What happened?", blocks, close: .closeBiography))
  }
}

extension Command {
  static let closeBiography = Command(
    "biography.close", .escape, .enter, .character("B"), .character("q"), title: "Close",
    hint: "close")
}
