package import CivilCalendar
package import TodoModel
import TodoValues

/// The history of one item in words, the newest step first.
package struct Biography: Hashable, Sendable {
  /// A step: a sentence without the name of the item, and its moment.
  package struct Line: Hashable, Sendable {
    package let text: String
    package let moment: Timestamp
    /// Whether another store made the change.
    package let isForeign: Bool
  }

  /// The most steps that are read for a whole history.
  package static let mostSteps = 500

  private let item: TodoItem
  private let steps: [ItemStep]

  /// The history of an item.
  ///
  /// - Parameter steps: Its steps, the newest first.
  package init(of item: TodoItem, _ steps: [ItemStep]) {
    self.item = item
    self.steps = steps.filter { !Self.isMoveAmongSiblings($0.change) }
  }

  /// Whether the item has changed since it was created.
  package var hasChanges: Bool { steps.contains { $0.change.before != nil } }

  /// Whether the first step is the addition of the item.
  package var isComplete: Bool { steps.last.map { $0.change.before == nil } ?? false }

  /// The postponements as a sentence: `Postponed 6 times since Fri 3 Oct`, without the date if the
  /// first of them is not among the steps; nil if there are none.
  package func postponements(in days: DayFormat, _ zone: Zone) -> String? {
    guard item.postponed > 0 else { return nil }
    let text = item.postponedText.capitalizedFirst
    let known = steps.filter(\.isPostponement)
    guard known.count == item.postponed, let first = known.last else { return text }
    let day = zone.day(of: first.entry.at)
    return item.postponed == 1
      ? "\(text), \(days.adverb(day))" : "\(text) since \(days.inSentence(day))"
  }

  /// The steps as sentences. The last one is the creation of the item, even if the journal does not
  /// have it.
  package func lines(in book: PhraseBook) -> [Line] {
    let lines = steps.map { step in
      Line(
        text: Self.text(of: step, in: book), moment: step.entry.at,
        isForeign: step.origin == .other)
    }
    if isComplete { return lines }
    return lines + [Line(text: "Created", moment: item.created, isForeign: false)]
  }

  private static func text(of step: ItemStep, in book: PhraseBook) -> String {
    guard let before = step.change.before else {
      return step.entry.deed.flatMap { additions[$0.verb] } ?? "Added"
    }
    guard let after = step.change.after else { return "Deleted" }
    if step.isPostponement, let shift = days(from: before, to: after) {
      return "Postponed from \(book.days.date(shift.from)) to \(book.days.date(shift.to))"
    }
    return book.step(Deed(from: before, to: after, list: step.newList))
  }

  /// The words for an item that came into being by another action than its addition.
  private static let additions: [Deed.Verb: String] = [
    .broughtBack: "Brought back", .imported: "Imported", .duplicated: "Added as a copy",
    .completed: "Added as the next one",
  ]

  /// The days between which a postponement moved the due date, or else the plan.
  private static func days(from before: TodoItem, to after: TodoItem) -> (from: Day, to: Day)? {
    if let from = before.due, let to = after.due, to > from { return (from, to) }
    if let from = before.plan?.day, let to = after.plan?.day, to > from { return (from, to) }
    return nil
  }

  /// Whether a change moved the item among its siblings, which tells nothing about it.
  private static func isMoveAmongSiblings(_ change: Change<TodoItem>) -> Bool {
    guard var before = change.before, let after = change.after, before.order != after.order else {
      return false
    }
    (before.order, before.modified) = (after.order, after.modified)
    return before == after
  }
}
