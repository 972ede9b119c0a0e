package import CivilCalendar
package import TodoModel
import TodoValues

/// The phrase book of actions: the one place where an action is put into words, for toasts, undo,
/// the history, the preview of changes, and the titles of commands.
package struct PhraseBook: Sendable {
  /// A verb in its two forms.
  private struct Verb {
    let base: String
    let past: String

    init(_ base: String, _ past: String) { (self.base, self.past) = (base, past) }

    /// A verb whose past ends in -d or -ed.
    init(_ base: String) { self.init(base, base + (base.hasSuffix("e") ? "d" : "ed")) }
  }

  /// The verb of an action, and the words after it.
  private typealias Parts = (verb: Verb, object: String)

  /// Makes the parts of a phrase from the text of the subject and of the detail, if there is one.
  /// The title of a command has no subject of its own.
  private typealias Phrase = @Sendable (_ subject: String?, _ detail: String?) -> Parts

  private static let phrases: [Deed.Verb: Phrase] = [
    .added: { (Verb("add"), noun($0) + to($1)) },
    .deleted: plain("delete"),
    .duplicated: plain("duplicate"),
    .imported: plain("import"),
    .synced: { (Verb("sync"), "with \(noun($0))" + ($1.map { ": \($0)" } ?? "")) },
    .edited: plain("edit"),
    .changed: plain("change"),
    .renamed: { (Verb("rename"), noun($0) + to($1)) },
    .moved: { (Verb("move"), noun($0) + to($1)) },
    .indented: { (Verb("indent"), noun($0) + ($1.map { " under \($0)" } ?? "")) },
    .outdented: plain("outdent"),
    .completed: plain("complete"),
    .reopened: plain("reopen"),
    .broughtBack: { subject, _ in (Verb("bring", "brought"), "back \(noun(subject))") },
    .tagged: { (Verb("add"), ($1 ?? "a tag") + " to \(noun($0))") },
    .untagged: { (Verb("remove"), ($1 ?? "a tag") + " from \(noun($0))") },
    .setDue: setting("due date"),
    .setTime: setting("time"),
    .shiftedDue: changing("due date"),
    .setDefer: setting("start date"),
    .setPriority: setting("priority"),
    .setEffort: setting("effort"),
    .startedWork: { subject, _ in (Verb("start"), "working on \(noun(subject))") },
    .stoppedWork: { subject, time in
      (Verb("stop", "stopped"), "working on \(noun(subject))" + (time.map { " after \($0)" } ?? ""))
    },
    .setPlan: { subject, plan in
      plan.map { (Verb("plan", "planned"), "\(noun(subject)) for \($0)") }
        ?? (Verb("take", "took"), "\(noun(subject)) out of the plan")
    },
    .plannedWeek: { subject, _ in (Verb("plan", "planned"), "\(noun(subject)) for the week") },
    .flagged: { subject, _ in (Verb("flag", "flagged"), noun(subject)) },
    .unflagged: { subject, _ in (Verb("clear"), "the flag of \(noun(subject))") },
    .setRecurrence: { subject, rule in
      rule.map { (Verb("set", "set"), "\(noun(subject)) to repeat \($0)") }
        ?? (Verb("stop", "stopped"), "repeating \(noun(subject))")
    },
    .addedWait: { (Verb("make", "made"), "\(noun($0)) wait for \($1 ?? "another item")") },
    .removedWait: { (Verb("stop", "stopped"), "\(noun($0)) waiting for \($1 ?? "another item")") },
    .setReminders: changing("reminders"),
    .setTags: changing("tags"),
    .setNotes: changing("notes"),
    .setQuery: changing("query"),
    .setEmoji: changing("emoji"),
    .setColor: setting("colour"),
    .setSort: plain("sort"),
    .setGrouping: plain("group"),
    .putAway: { subject, _ in (Verb("put", "put"), "\(noun(subject)) away") },
  ]

  private static func noun(_ subject: String?) -> String { subject ?? "the item" }

  private static func to(_ detail: String?) -> String { detail.map { " to \($0)" } ?? "" }

  private static func plain(_ verb: String) -> Phrase {
    { subject, _ in (Verb(verb), noun(subject)) }
  }

  private static func changing(_ property: String) -> Phrase {
    { subject, _ in (Verb("change"), "the \(property) of \(noun(subject))") }
  }

  /// Sets a property, or clears it if there is no value. The value stands before the subject, since
  /// the end of a long toast is cut.
  private static func setting(_ property: String) -> Phrase {
    { subject, value in
      guard let value else {
        return (Verb("clear"), "the \(property)" + (subject.map { " of \($0)" } ?? ""))
      }
      let object = "the \(property) to \(value)" + (subject.map { " for \($0)" } ?? "")
      return (Verb("set", "set"), object)
    }
  }

  private static func shifting(_ shift: DayShift, _ subject: String?) -> Parts {
    let amount = "by \(distance(shift))"
    return shift.amount < 0
      ? (Verb("bring", "brought"), "\(noun(subject)) forward \(amount)")
      : (Verb("postpone"), "\(noun(subject)) \(amount)")
  }

  package let days: DayFormat
  /// Whether today and its neighbours are named as such, and not by their dates.
  private var namesNearDays = true

  package init(days: DayFormat) { self.days = days }

  // MARK: - Entries

  /// The action of an entry in the past tense: `Completed “Milk”`.
  package func sentence(for entry: JournalEntry) -> String {
    entry.deed.map(sentence) ?? entry.oldLabel
  }

  /// An entry in the history, where `today` could be the day of the entry.
  package func line(for entry: JournalEntry) -> String {
    var book = self
    book.namesNearDays = false
    return switch entry.kind {
    case .change, .seed: book.sentence(for: entry)
    case .undo: book.undone(entry)
    case .redo: book.redone(entry)
    }
  }

  /// The undoing of an entry: `Undid: complete “Milk”`.
  package func undone(_ entry: JournalEntry) -> String { "Undid: " + infinitive(of: entry) }

  /// The repeating of an undone entry: `Redid: complete “Milk”`.
  package func redone(_ entry: JournalEntry) -> String { "Redid: " + infinitive(of: entry) }

  private func infinitive(of entry: JournalEntry) -> String {
    guard let deed = entry.deed else { return entry.oldLabel }
    let (verb, object) = parts(of: deed)
    return "\(verb.base) \(object)"
  }

  // MARK: - Actions

  /// An action in the past tense: `Completed “Milk”`.
  package func sentence(_ deed: Deed) -> String {
    let (verb, object) = parts(of: deed)
    return "\(verb.past.capitalizedFirst) \(object)"
  }

  /// An action in the past tense on an item that is named elsewhere: `Renamed the item to “Milk”`.
  /// Its dates are not relative to today.
  package func step(_ deed: Deed) -> String {
    var book = self
    book.namesNearDays = false
    let (verb, object) = book.parts(of: deed, isNamed: false)
    return "\(verb.past.capitalizedFirst) \(object)"
  }

  /// The title of a command: `Delete the item`, `Set the priority to high for 3 items`.
  ///
  /// - Parameters:
  ///   - verb: The kind of its action.
  ///   - subject: The items; nil for the one on which the command is offered.
  ///   - value: The value that it sets.
  package static func title(
    _ verb: Deed.Verb, _ subject: String? = nil, to value: String? = nil
  ) -> String {
    title(phrases[verb]?(subject, value))
  }

  /// The title of a command that shifts the due date: `Postpone the item by 1 day`.
  package static func title(shifting shift: DayShift, _ subject: String? = nil) -> String {
    title(shifting(shift, subject))
  }

  private static func title(_ parts: Parts?) -> String {
    parts.map { "\($0.verb.base.capitalizedFirst) \($0.object)" } ?? ""
  }

  private func parts(of deed: Deed, isNamed: Bool = true) -> Parts {
    let subject = isNamed ? text(for: deed.subject) : nil
    if case .shift(let shift) = deed.detail { return Self.shifting(shift, subject) }
    return Self.phrases[deed.verb]?(subject, deed.detail.flatMap { text(for: $0) })
      ?? (Verb("change"), Self.noun(subject))
  }

  /// The sentence about items that are no longer blocked: `“Milk” is no longer blocked`; nil
  /// without items.
  package static func released(_ items: [TodoItem]) -> String? {
    guard let first = items.first else { return nil }
    return items.count == 1
      ? "\(quoted(first.name)) is no longer blocked"
      : "\(items.count) items are no longer blocked"
  }

  /// When a completed item comes again: `next Mon 14 Dec`; nil without one, or with several.
  package func comesAgain(in changes: [Change<TodoItem>]) -> String? {
    let next = changes.filter { $0.before == nil }.compactMap(\.after)
      .filter { $0.recurrence != nil }
    guard next.count == 1, let due = next[0].due else { return nil }
    return "next \(days.inSentence(due, next[0].dueTime))"
  }

  /// A subject in a sentence: `“Milk”`, `3 items`, `list “Home”`.
  package func text(for subject: Deed.Subject) -> String {
    switch subject {
    case .item(let name): Self.quoted(name)
    case .items(let count): count == 1 ? "1 item" : "\(count) items"
    case .list(let name): "list " + Self.quoted(name)
    case .view(let name): "view " + Self.quoted(name)
    case .heading(let name): "heading " + Self.quoted(name)
    case .area(let name): "area " + Self.quoted(name)
    case .template(let name): "template " + Self.quoted(name)
    case .file(let name): name
    case .demonstration: "the sample data"
    case .tour: "the sample data of the tour"
    }
  }

  /// A detail in a sentence; nil for the absence of a value.
  private func text(for detail: Deed.Detail) -> String? {
    switch detail {
    case .name(let name): Self.quoted(name)
    case .tag(let tag): "@" + tag
    case .date(let day, let time): text(for: day, time)
    case .plan(let plan): text(for: plan)
    case .time(let time): DayFormat.time(time)
    case .shift(let shift): Self.distance(shift)
    case .priority(let priority): priority == .none ? nil : priority.name
    case .minutes(let minutes): Effort.text(minutes: minutes)
    case .recurrence(let rule): "\(rule)"
    case .color(let color): "\(color)"
    case .exchanged(let incoming, let outgoing): "\(incoming) in, \(outgoing) out"
    }
  }

  private func text(for day: Day, _ time: TimeOfDay?) -> String {
    if namesNearDays { return days.inSentence(day, time) }
    return days.date(day) + (time.map { " " + DayFormat.time($0) } ?? "")
  }

  private func text(for plan: DayPlan) -> String {
    let isToday = namesNearDays && plan.day == days.today
    if plan.isEvening { return isToday ? "this evening" : "the evening of \(days.date(plan.day))" }
    return text(for: plan.day, nil)
  }

  /// A shift as an adverb: `2 days later`, `1 week earlier`.
  package static func text(for shift: DayShift) -> String {
    "\(distance(shift)) " + (shift.amount < 0 ? "earlier" : "later")
  }

  private static func distance(_ shift: DayShift) -> String {
    let units: [DayShift.Unit: String] = [
      .days: "day", .weeks: "week", .months: "month", .years: "year",
    ]
    let amount = abs(shift.amount)
    return "\(amount) \(units[shift.unit] ?? "")" + (amount == 1 ? "" : "s")
  }

  /// The name in quotation marks, cut if it would fill a line of its own.
  private static func quoted(_ name: String) -> String {
    name.count > 60 ? "“\(name.prefix(59))…”" : "“\(name)”"
  }
}
