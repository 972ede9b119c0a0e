public import CivilCalendar

extension QuickAdd {
  /// What a line says.
  public struct Reading: Hashable, Sendable {
    /// The line that was read; the ranges of the chips are places in it.
    public let line: String

    /// What is to be done: the words that are no chips, with single spaces between them. Empty when
    /// all words are chips.
    public let title: String

    /// The chips, in the order of the line. None overlap.
    public let chips: [Chip]

    let typed: [String]
    let context: Context

    init(line: String, title: String, chips: [Chip], words: [Word], context: Context) {
      (self.line, self.title, self.chips, self.context) = (line, title, chips, context)
      typed = words.map { String(line[$0.range]) }
    }

    /// The day it is due. Without one that was typed it is the first day of the recurrence, and for
    /// a time alone today, or tomorrow when the time has passed.
    public var due: Day? {
      if let typedDue { return typedDue }
      guard let rule = typedRecurrence else { return time.map { _ in soonest } }
      return rule.first(onOrAfter: rule.rhythm.hasDays ? soonest : start ?? soonest)
    }

    /// The time it is due.
    public var time: TimeOfDay? {
      first { if case .time(let time) = $0 { time } else { nil } }
    }

    /// The day until which it is put off.
    public var start: Day? {
      first { if case .start(let day) = $0 { day } else { nil } }
    }

    /// The name of the list it goes into, as the list is called when there is one.
    public var list: String? {
      first { if case .list(let name, _) = $0 { name } else { nil } }
    }

    /// The tags, in the order of the line and each once.
    public var tags: [String] {
      var seen: Set<String> = []
      return chips.compactMap { chip in
        guard case .tag(let tag) = chip.meaning, seen.insert(tag.lowercased()).inserted else {
          return nil
        }
        return tag
      }
    }

    /// The priority.
    public var priority: Priority? {
      first { if case .priority(let priority) = $0 { priority } else { nil } }
    }

    /// How it comes again, with the day of the month that the due day gives it.
    public var recurrence: Recurrence? {
      guard let rule = typedRecurrence else { return nil }
      return due.map(rule.pinned) ?? rule
    }

    private var typedDue: Day? {
      first { if case .due(let day) = $0 { day } else { nil } }
    }

    private var typedRecurrence: Recurrence? {
      first { if case .recurrence(let rule) = $0 { rule } else { nil } }
    }

    private var soonest: Day {
      let hasPassed = time.map { $0 <= context.now } ?? false
      return hasPassed ? context.today.adding(days: 1) : context.today
    }

    private func first<Value>(_ value: (Meaning) -> Value?) -> Value? {
      for chip in chips {
        if let found = value(chip.meaning) { return found }
      }
      return nil
    }
  }
}

extension Recurrence.Rhythm {
  /// Whether the rule says itself on which days it falls.
  fileprivate var hasDays: Bool {
    switch self {
    case .daily, .weekly(on: []), .monthly(on: []), .yearly(on: nil): false
    default: true
    }
  }
}
