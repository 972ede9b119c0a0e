import CivilCalendar
import DatePhrases

/// Words that are one part of a date: a day, a time, a rule or a priority.
struct DateItem {
  /// The places in a line at which an item may be a chip.
  enum Standing: Int, Comparable {
    /// Anywhere.
    case anywhere
    /// At the end of the line, and where the words beside it show that it is meant.
    case end
    /// The same, after a title of two words and in lower case.
    case afterTwoWords
    /// The same, but only beside another item.
    case beside
    /// Nowhere; only in a line that consists of changes.
    case never

    static func < (left: Standing, right: Standing) -> Bool { left.rawValue < right.rawValue }
  }

  /// Properties that decide about the place.
  struct Traits: OptionSet {
    let rawValue: Int

    /// A key such as `due:` precedes it, so that nothing else can be meant.
    static let keyed = Traits(rawValue: 1)
    /// A preposition precedes it, so that the word before it does not matter.
    static let preposition = Traits(rawValue: 2)
    /// A word such as “sun” has to end the line or have a time beside it.
    static let weak = Traits(rawValue: 4)
    /// A word for a day near today, `tomorrow`.
    static let near = Traits(rawValue: 8)
    /// The time could be in the afternoon.
    static let open = Traits(rawValue: 16)
    /// The time is a part of the day: `morning`.
    static let part = Traits(rawValue: 32)
    /// A length of time from now: `in 3 days`.
    static let distance = Traits(rawValue: 64)
    /// A day before a date: a time after it is one of the date itself.
    static let before = Traits(rawValue: 256)
    /// The end of a row of days: `until friday`.
    static let until = Traits(rawValue: 512)
    /// A time in digits, `9:30` or `9am`.
    static let digits = Traits(rawValue: 1024)
    /// The time is after the midnight of its night: `fri night at 1`.
    static let nextDay = Traits(rawValue: 2048)
    /// A stretch such as `weekend`, which is seldom a day in front of other words.
    static let stretch = Traits(rawValue: 128)
    /// A month alone: `in march`.
    static let month = Traits(rawValue: 4096)
  }

  /// The meanings, of different kinds.
  var meanings: [LineMeaning]
  /// The words.
  var words: Range<Int>
  var standing: Standing
  var traits: Traits = []
  /// The date in digits that is perhaps a fraction.
  var numeric: NumericDate?

  var kinds: Set<LineMeaning.Kind> { Set(meanings.map(\.kind)) }

  /// The day, if it is due then.
  var due: Day? {
    meanings.lazy.compactMap { if case .due(let day) = $0 { day } else { nil } }.first
  }

  /// The time.
  var time: TimeOfDay? {
    meanings.lazy.compactMap { if case .time(let time) = $0 { time } else { nil } }.first
  }

  /// Whether it has a time.
  var hasTime: Bool { time != nil }

  /// Whether it has a day, or a rule that gives one.
  var hasDay: Bool { !kinds.isDisjoint(with: [.due, .start, .recurrence]) }
}
