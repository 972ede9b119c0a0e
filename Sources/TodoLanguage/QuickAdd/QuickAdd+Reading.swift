public import CivilCalendar
public import TodoValues

extension QuickAdd {
  /// The result of reading a line.
  public struct Reading: Hashable, Sendable {
    /// The line that was read; the ranges of the chips are in it.
    public let line: String

    /// The title: the words that are not chips, with single spaces between them. Empty when all
    /// words are chips.
    public let title: String

    /// The chips, in the order of the line. They do not overlap.
    public let chips: [Chip]

    /// The words that look like a part of a date or like a list, and were not read, in the order of
    /// the line.
    public internal(set) var doubts: [Doubt]

    let typed: [String]
    let context: Context

    init(
      line: String, title: String, chips: [Chip], doubts: [Doubt], words: [Word], context: Context
    ) {
      (self.line, self.title, self.chips, self.doubts) = (line, title, chips, doubts)
      self.context = context
      typed = words.map { String(line[$0.range]) }
    }

    /// A line that is only a title.
    static func title(_ line: String, in context: Context) -> Reading {
      Reading(line: line, title: line, chips: [], doubts: [], words: [], context: context)
    }

    /// The due date. If none was typed, it is the first day of the recurrence; for a time alone it
    /// is the day of the plan, or today, or tomorrow when the time has passed. Neither is before
    /// the start.
    public var due: Day? {
      typedDue
        ?? context.dates.due(at: time, from: start, plannedOn: plan?.day, by: typedRecurrence)
    }

    /// The due time.
    public var time: TimeOfDay? {
      first { if case .time(let time) = $0 { time } else { nil } }
    }

    /// The date until which the item is deferred.
    public var start: Day? {
      first { if case .start(let day) = $0 { day } else { nil } }
    }

    /// The plan for a day.
    public var plan: DayPlan? {
      first { if case .plan(let plan) = $0 { plan } else { nil } }
    }

    /// The name of the list, as the existing list spells it if there is one.
    public var list: String? {
      first { if case .list(let name, _) = $0 { name } else { nil } }
    }

    /// The name of a heading of the list, as it was typed; nil if none was. It may not exist, or be
    /// the beginning of a longer name.
    public var heading: String? { chips.lazy.compactMap(\.heading).first }

    /// The name of the template that the line uses; nil if it adds an item.
    public var template: String? { chips.lazy.compactMap(\.template).first }

    /// Whether the list does not exist yet.
    public var isNewList: Bool {
      meanings.contains { if case .list(_, isKnown: false) = $0 { true } else { false } }
    }

    /// The tags, in the order of the line and each once.
    public var tags: [String] {
      var seen: Set<String> = []
      return meanings.compactMap { meaning in
        guard case .tag(let tag) = meaning, seen.insert(tag.lowercased()).inserted else {
          return nil
        }
        return tag
      }
    }

    /// The priority.
    public var priority: Priority? {
      first { if case .priority(let priority) = $0 { priority } else { nil } }
    }

    /// The effort.
    public var effort: Effort? {
      first { if case .effort(let effort) = $0 { effort } else { nil } }
    }

    /// The rule by which the item repeats, with its day of the month from the due date.
    public var recurrence: Recurrence? {
      guard let rule = typedRecurrence else { return nil }
      return due.map(rule.fixed) ?? rule
    }

    /// The reminders; nil if none were typed.
    public var reminders: Reminders? {
      first { if case .reminders(let reminders) = $0 { reminders } else { nil } }
    }

    private var typedDue: Day? {
      first { if case .due(let day) = $0 { day } else { nil } }
    }

    private var typedRecurrence: Recurrence? {
      first { if case .recurrence(let rule) = $0 { rule } else { nil } }
    }

    /// The meanings of the chips, in the order of the line.
    public var meanings: [LineMeaning] { chips.flatMap(\.meanings) }

    private func first<Value>(_ value: (LineMeaning) -> Value?) -> Value? {
      meanings.lazy.compactMap(value).first
    }
  }
}
