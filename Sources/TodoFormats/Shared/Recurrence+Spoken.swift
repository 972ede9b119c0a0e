import CivilCalendar
import TodoLanguage

extension Recurrence {
  /// The rule in the words of other programs, `every 2 weeks on Monday when done`; nil if they say
  /// anything else as well.
  init?(spoken text: some StringProtocol, today: Day) {
    guard text.utf8.count <= Self.longestText else { return nil }
    var words = text.lowercased()
    let isFromDone = words.hasSuffix(" when done")
    if isFromDone {
      words = words.dropLast(10).description.replacing(
        "every ", with: "every! ", maxReplacements: 1)
    }
    let reading = BulkLine.read(words, in: QuickAdd.Context(today: today))
    guard reading.problems.isEmpty, reading.changes.count == 1,
      case .recurrence(let rule?) = reading.changes[0], !isFromDone || rule.anchor == .done
    else { return nil }
    self = rule
  }

  /// The rule in words that ``init(spoken:today:)`` reads; nil if it has none.
  func spoken(today: Day) -> String? {
    guard let fromDue = Recurrence(rhythm, every: interval, from: .due, end: end) else {
      return nil
    }
    let words = fromDue.description + (anchor == .done ? " when done" : "")
    return Recurrence(spoken: words, today: today) == self ? words : nil
  }
}
