import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

extension ExplanationPanel {
  /// A panel that tells all that has happened to an item.
  ///
  /// - Parameter start: The start of the program, which separates its own changes from older ones.
  convenience init(
    biographyOf item: TodoItem, _ access: StoreAccess, _ messages: Messages,
    startedAt start: Timestamp
  ) {
    let steps = access.read(or: []) {
      try access.store.journal.steps(of: item.id, atMost: Biography.mostSteps)
    }
    let biography = Biography(of: item, steps)
    let isForgotten = !biography.isComplete && access.store.upkeep.hasForgottenChanges
    let blocks = biography.blocks(
      of: item, in: messages.days, access.clock.zone, startedAt: start,
      end: isForgotten ? "Older changes have been discarded" : nil)
    self.init("What happened?", blocks, close: .closeBiography)
  }
}

extension Command {
  static let closeBiography = Command(
    "biography.close", .escape, .enter, .character("B"), .character("q"), title: "Close",
    hint: "close")
}
