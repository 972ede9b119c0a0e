import CivilCalendar
import TodoModel
import TodoValues

/// The phrase book of actions: the one place where an action of the journal is put into words, for
/// toasts, undo, the history and the preview of changes.
struct DeedWords {
  /// The sentence of a verb, from the words for its subject and for its detail, if it has one.
  private typealias Phrase = @Sendable (_ subject: String, _ detail: String?) -> String

  private static let phrases: [Deed.Verb: Phrase] = [
    .added: { subject, _ in "Added \(subject)" },
    .deleted: { subject, _ in "Deleted \(subject)" },
    .duplicated: { subject, _ in "Duplicated \(subject)" },
    .imported: { subject, _ in "Imported \(subject)" },
    .edited: { subject, _ in "Edited \(subject)" },
    .changed: { subject, _ in "Changed \(subject)" },
    .renamed: { subject, name in "Renamed \(subject) to \(name ?? "")" },
    .moved: { subject, list in "Moved \(subject)" + (list.map { " to \($0)" } ?? "") },
    .indented: { subject, _ in "Indented \(subject)" },
    .outdented: { subject, _ in "Outdented \(subject)" },
    .completed: { subject, _ in "Completed \(subject)" },
    .reopened: { subject, _ in "Reopened \(subject)" },
    .tagged: { subject, tag in "Tagged \(subject) \(tag ?? "")" },
    .untagged: { subject, tag in "Removed \(tag ?? "") from \(subject)" },
    .setDue: { subject, date in
      date.map { "Set \(subject) due \($0)" } ?? "Removed the due date of \(subject)"
    },
    .setTime: { subject, time in
      time.map { "Set \(subject) due at \($0)" } ?? "Removed the time of \(subject)"
    },
    .shiftedDue: { subject, shift in "Moved the due date of \(subject) \(shift ?? "")" },
    .setDefer: { subject, date in
      date.map { "Deferred \(subject) until \($0)" } ?? "No longer deferred \(subject)"
    },
    .setPriority: { subject, priority in "Set the priority of \(subject) to \(priority ?? "")" },
    .setRecurrence: { subject, rule in
      rule.map { "Repeated \(subject) \($0)" } ?? "No longer repeated \(subject)"
    },
    .setTags: { subject, _ in "Changed the tags of \(subject)" },
    .setNotes: { subject, _ in "Changed the notes of \(subject)" },
    .setQuery: { subject, _ in "Changed the query of \(subject)" },
    .setEmoji: { subject, _ in "Changed the emoji of \(subject)" },
    .setColor: { subject, color in
      color.map { "Coloured \(subject) \($0)" } ?? "Removed the colour of \(subject)"
    },
    .setSort: { subject, _ in "Sorted \(subject)" },
    .setGrouping: { subject, _ in "Grouped \(subject)" },
  ]

  let today: Day
  let dateStyle: DateStyle

  /// The action of an entry in the past tense: `Completed “Milk”`.
  func sentence(for entry: JournalEntry) -> String {
    entry.deed.map(sentence) ?? entry.oldLabel
  }

  /// An entry in the history.
  func line(for entry: JournalEntry) -> String {
    switch entry.kind {
    case .change, .seed: sentence(for: entry)
    case .undo: undone(entry)
    case .redo: redone(entry)
    }
  }

  /// The undoing of an entry: `Undone: Completed “Milk”`.
  func undone(_ entry: JournalEntry) -> String { "Undone: " + sentence(for: entry) }

  /// The repeating of an undone entry: `Redone: Completed “Milk”`.
  func redone(_ entry: JournalEntry) -> String { "Redone: " + sentence(for: entry) }

  /// An action in the past tense: `Completed “Milk”`.
  func sentence(_ deed: Deed) -> String {
    let phrase = Self.phrases[deed.verb] ?? { subject, _ in "\(deed.verb) \(subject)" }
    return phrase(words(for: deed.subject), deed.detail.map(words))
  }

  /// A subject in a sentence: `“Milk”`, `3 items`, `list “Home”`.
  func words(for subject: Deed.Subject) -> String {
    switch subject {
    case .item(let name): Self.quoted(name)
    case .items(let count): count == 1 ? "1 item" : "\(count) items"
    case .list(let name): "list " + Self.quoted(name)
    case .view(let name): "view " + Self.quoted(name)
    case .file(let name): name
    case .demonstration: "the demonstration"
    case .tour: "the samples of the tour"
    }
  }

  private func words(for detail: Deed.Detail) -> String {
    switch detail {
    case .name(let name): Self.quoted(name)
    case .tag(let tag): "@" + tag
    case .date(let day, let time):
      DayWords.date(day, today: today, style: dateStyle)
        + (time.map { " " + DayWords.time($0) } ?? "")
    case .time(let time): DayWords.time(time)
    case .shift(let shift): Self.words(for: shift)
    case .priority(let priority): priority.name
    case .recurrence(let rule): "\(rule)"
    case .color(let color): "\(color)"
    }
  }

  /// A distance between dates: `2 days later`, `1 week earlier`.
  static func words(for shift: DayShift) -> String {
    let units: [DayShift.Unit: String] = [
      .days: "day", .weeks: "week", .months: "month", .years: "year",
    ]
    let amount = abs(shift.amount)
    let unit = (units[shift.unit] ?? "") + (amount == 1 ? "" : "s")
    return "\(amount) \(unit) " + (shift.amount < 0 ? "earlier" : "later")
  }

  /// The name in quotation marks, cut if it would fill a line of its own.
  private static func quoted(_ name: String) -> String {
    name.count > 60 ? "“\(name.prefix(59))…”" : "“\(name)”"
  }
}

extension AppContext {
  /// The phrase book, for today and in the person's style of dates.
  var deedWords: DeedWords { DeedWords(today: today, dateStyle: settings.dateStyle) }
}
