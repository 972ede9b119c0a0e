import CivilCalendar
import TodoFormats
import TodoValues

extension SyncField {
  /// All fields. The position and the list have rules of their own.
  static let all: [SyncField] = [
    SyncField(.name, \.name, text: { "“\($0)”" }),
    SyncField(.notes, \.notes, text: { _ in "its notes" }, join: joinedNotes),
    SyncField(.priority, \.priority, text: { $0.name }),
    SyncField(
      [.tags], isSame: { Set($0.tags) == Set($1.tags) }, copy: { $1.tags = $0.tags },
      text: { $0.tags.map { "@\($0)" }.joined(separator: " ") }, join: joinedTags),
    SyncField(
      [.due, .time], isSame: { $0.due == $1.due && $0.dueTime == $1.dueTime },
      copy: { ($1.due, $1.dueTime) = ($0.due, $0.dueTime) }, text: dueText, join: laterDue),
    SyncField(.start, \.start, text: { $0?.description ?? "" }, join: laterStart),
    SyncField(.plan, \.plan, text: planText),
    SyncField(.isFlagged, \.isFlagged, text: { $0 ? "yes" : "no" }),
    SyncField(.recurrence, \.recurrence, text: { $0?.description ?? "" }, join: shorterSeries),
    SyncField(.reminders, \.reminders, text: remindersText),
    SyncField(.effort, \.effort, text: { $0.map { Effort.text(minutes: $0.minutes) } ?? "" }),
    // The work that is running is known on one machine alone.
    SyncField(
      [.worked], isSame: { $0.worked == $1.worked }, copy: { $1.worked = $0.worked },
      text: { Effort.text(minutes: $0.worked / 60) }, join: allWork),
    SyncField(.heading, \.heading, text: { $0.map { "“\($0.text)”" } ?? "" }),
    SyncField(
      [.waitsFor], isSame: { Set($0.waitsFor) == Set($1.waitsFor) },
      copy: { $1.waitsFor = $0.waitsFor }, text: { "\($0.waitsFor.count)" }, join: joinedWaits),
    SyncField(
      [.isDone, .completed], isSame: isEquallyDone,
      copy: { ($1.isDone, $1.completed) = ($0.isDone, $0.completed) },
      text: { $0.isDone ? "done" : "open" }, join: earlierCompletion),
    SyncField(
      [.parent], isSame: { $0.parentID == $1.parentID }, copy: { $1.parent = $0.parent },
      text: { $0.parentID == nil ? "top level" : "a subtask" }),
  ]

  // MARK: - Completion

  private static func isEquallyDone(_ left: ExchangeItem, _ right: ExchangeItem) -> Bool {
    guard left.isDone == right.isDone, let first = left.completed, let second = right.completed
    else { return left.isDone == right.isDone }
    // Files know seconds.
    return first.wholeSeconds == second.wholeSeconds
  }

  private static func earlierCompletion(_ sides: ItemSides) -> ExchangeItem? {
    guard sides.ours.isDone, sides.theirs.isDone, let ours = sides.ours.completed,
      let theirs = sides.theirs.completed
    else { return nil }
    return theirs < ours ? sides.theirs : sides.ours
  }

  // MARK: - Dates

  private static func dueText(_ item: ExchangeItem) -> String {
    item.due.map { "\($0)" + (item.dueTime.map { " \($0)" } ?? "") } ?? ""
  }

  /// The date of a series that both sides have moved on: the later one, since what is done stays
  /// done.
  private static func laterDue(_ sides: ItemSides) -> ExchangeItem? {
    guard isSeries(sides), let before = sides.seen.due, let ours = sides.ours.due,
      let theirs = sides.theirs.due, min(ours, theirs) > before, ours != theirs
    else { return nil }
    return ours > theirs ? sides.ours : sides.theirs
  }

  private static func laterStart(_ sides: ItemSides) -> ExchangeItem? {
    guard isSeries(sides), let before = sides.seen.start, let ours = sides.ours.start,
      let theirs = sides.theirs.start, min(ours, theirs) > before
    else { return nil }
    return ours > theirs ? sides.ours : sides.theirs
  }

  /// The rule of a series that both sides have moved on: that with fewer times left.
  private static func shorterSeries(_ sides: ItemSides) -> ExchangeItem? {
    guard let ours = sides.ours.recurrence, let theirs = sides.theirs.recurrence,
      ours.ending(.never) == theirs.ending(.never), case .count(let here) = ours.end,
      case .count(let there) = theirs.end
    else { return nil }
    return here < there ? sides.ours : sides.theirs
  }

  private static func isSeries(_ sides: ItemSides) -> Bool {
    sides.ours.recurrence != nil && sides.theirs.recurrence != nil
  }

  private static func planText(_ plan: DayPlan?) -> String {
    plan.map { "\($0.day)" + ($0.isEvening ? ", evening" : "") } ?? ""
  }

  private static func remindersText(_ reminders: Reminders?) -> String {
    guard let reminders else { return "" }
    return reminders.isEmpty
      ? "off" : reminders.minutes.map { Effort.text(minutes: $0) }.joined(separator: " ")
  }

  /// The work of both sides, added up. A merge that is repeated has added it already.
  private static func allWork(_ sides: ItemSides) -> ExchangeItem? {
    var item = sides.ours
    let sum = sides.ours.worked + sides.theirs.worked - sides.seen.worked
    let worked = sides.isNewHere ? sum : max(sides.ours.worked, sides.theirs.worked)
    item.worked = min(max(worked, Effort.seconds.lowerBound), Effort.seconds.upperBound)
    return item
  }

  // MARK: - Texts and sets

  private static func joinedNotes(_ sides: ItemSides) -> ExchangeItem? {
    var item = sides.ours
    item.notes = LineMerge.merge(sides.agreed.notes, sides.ours.notes, sides.theirs.notes)
    let longest = ExchangeLimits().notes
    return item.notes.utf8.count <= longest ? item : nil
  }

  private static func joinedTags(_ sides: ItemSides) -> ExchangeItem? {
    var item = sides.ours
    item.tags = joined(sides, \.tags) { $0.lowercased() }
    return item.tags.count <= ExchangeLimits().tags ? item : nil
  }

  private static func joinedWaits(_ sides: ItemSides) -> ExchangeItem? {
    var item = sides.ours
    item.waitsFor = joined(sides, \.waitsFor) { $0.text }
    return item
  }

  /// The elements of both sides: what one of them has added is there, and what one has removed is
  /// not.
  private static func joined<Element>(
    _ sides: ItemSides, _ elements: KeyPath<ExchangeItem, [Element]>,
    by key: (Element) -> String
  ) -> [Element] {
    func keys(_ item: ExchangeItem) -> Set<String> { Set(item[keyPath: elements].map(key)) }
    let removed = keys(sides.agreed).subtracting(keys(sides.ours))
      .union(keys(sides.seen).subtracting(keys(sides.theirs)))
    var known: Set<String> = []
    return (sides.ours[keyPath: elements] + sides.theirs[keyPath: elements]).filter {
      !removed.contains(key($0)) && known.insert(key($0)).inserted
    }
  }
}
