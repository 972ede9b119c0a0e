import CivilCalendar
import DatePhrases

/// Parts of a date that stand beside each other: `fri 9am`, `every mon at 7 from 1 dec`.
struct DateCluster {
  /// The parts, in the order of the line.
  var items: [DateItem]

  /// The words from the first part to the last.
  var words: Range<Int> {
    (items.first?.words.lowerBound ?? 0)..<(items.last?.words.upperBound ?? 0)
  }

  /// Whether a part has a day, or a rule.
  var hasDay: Bool { items.contains(where: \.hasDay) }

  /// Whether a part has a time.
  var hasTime: Bool { items.contains(where: \.hasTime) }

  /// Whether a part is a rule.
  var hasRule: Bool { items.contains { $0.kinds.contains(.recurrence) } }

  /// Whether a part has one of some traits.
  func has(_ traits: DateItem.Traits) -> Bool {
    items.contains { !$0.traits.isDisjoint(with: traits) }
  }

  /// The first part that needs a neighbour and has none.
  var incomplete: DateItem? {
    items.indices.first { index in
      let item = items[index]
      guard item.standing == .beside else { return item.standing == .never }
      // `mon 15.30` is a time, and `3/12 2pm` has a date.
      if item.hasDay {
        return !items.contains { $0.hasTime && $0.standing != .beside }
      }
      // The weekend has no morning.
      return !items[..<index].contains {
        $0.hasDay && !(item.traits.contains(.part) && $0.traits.contains(.stretch))
      }
    }.map { items[$0] }
  }

  /// Whether it ends before it starts: “from monday until friday”, typed on a Wednesday.
  var isReversed: Bool {
    guard has(.until), let due = items.lazy.compactMap(\.due).first else { return false }
    return items.flatMap(\.meanings).contains { meaning in
      if case .start(let day?) = meaning { day > due } else { false }
    }
  }
}

extension LineMeaning {
  /// A rule that ends with a day; the end itself is no meaning besides.
  fileprivate func ending(_ last: Day) -> Self? {
    switch self {
    case .recurrence(let rule?): .recurrence(rule.ending(.until(last)) ?? rule)
    case .due: nil
    default: self
    }
  }

  /// The day after its own, also in each week of a rule.
  fileprivate var onNextDay: Self {
    if case .due(let day?) = self { return .due(day.adding(days: 1)) }
    guard case .recurrence(let rule?) = self, case .weekly(let days) = rule.rhythm else {
      return self
    }
    let next = days.map { Weekday.week(startingOn: $0)[1] }
    return .recurrence(
      Recurrence(.weekly(on: next), every: rule.interval, from: rule.anchor, end: rule.end) ?? rule)
  }
}

/// Finds the clusters of a line.
final class DateClusterReader {
  private let reader: DateItemReader
  /// Whether each word belongs to a mark, which does not interrupt a cluster.
  private let isMark: [Bool]
  /// Whether the words can only be dates, so that every form of one counts.
  private let takesAny: Bool
  /// The kinds that keys give, and other words therefore do not.
  private let kindsOfKeys: Set<LineMeaning.Kind>
  private var itemsAt: [Int: [DateItem]] = [:]

  init(
    _ reader: DateItemReader, isMark: [Bool], takesAny: Bool = false,
    givenByKeys kinds: Set<LineMeaning.Kind> = []
  ) {
    (self.reader, self.isMark, self.takesAny, kindsOfKeys) = (reader, isMark, takesAny, kinds)
  }

  /// The longest cluster that begins at a word.
  func cluster(at index: Int) -> DateCluster? {
    let items = best(at: index, besides: [])
    return items.isEmpty ? nil : DateCluster(items: adjusted(items))
  }

  /// The items that begin at a word and may be chips, the longest first. If any form will do, the
  /// longest alone.
  private func items(at index: Int) -> [DateItem] {
    if let items = itemsAt[index] { return items }
    var items = reader.items(at: index).filter { item in
      (takesAny || item.standing != .never) && !crossesMark(item)
        && (item.traits.contains(.keyed) || item.kinds.isDisjoint(with: kindsOfKeys))
    }.sorted { $0.words.count > $1.words.count }
    // “29 feb 2027” is not 29 February at 20:27.
    if items.contains(where: \.hasDay),
      let impossible = reader.impossibleDay(at: index, withYear: true)
    {
      items.removeAll { $0.hasDay && $0.words.count < impossible }
    }
    if takesAny, let longest = items.first?.words.count {
      items.removeAll { $0.words.count < longest }
    }
    itemsAt[index] = items
    return items
  }

  private func best(at index: Int, besides kinds: Set<LineMeaning.Kind>) -> [DateItem] {
    var index = index
    while index < isMark.count, isMark[index] { index += 1 }
    guard index < isMark.count else { return [] }
    var best: [DateItem] = []
    for item in items(at: index) where item.kinds.isDisjoint(with: kinds) {
      let rest = self.best(at: item.words.upperBound, besides: kinds.union(item.kinds))
      let candidate = [item] + rest
      if isBetter(candidate, than: best) { best = candidate }
    }
    return best
  }

  /// Whether some items read more words than others, or the same ones with more certainty.
  private func isBetter(_ items: [DateItem], than others: [DateItem]) -> Bool {
    guard let end = items.last?.words.upperBound else { return false }
    guard let other = others.last?.words.upperBound else { return true }
    if end != other { return end > other }
    func doubt(_ items: [DateItem]) -> Int { items.reduce(0) { $0 + $1.standing.rawValue } }
    return doubt(items) < doubt(others)
  }

  private func crossesMark(_ item: DateItem) -> Bool { isMark[item.words].contains(true) }

  /// “Today at 5” is in the afternoon once 5:00 has passed, “before friday 5pm” is on Friday,
  /// “every day at 9 until friday” ends on Friday, and “friday night at 1” is on Saturday.
  private func adjusted(_ items: [DateItem]) -> [DateItem] {
    let context = reader.grammar.context
    let items = afterMidnight(items)
    let isToday = items.contains { $0.due == context.today && $0.traits.contains(.near) }
    let hasTime = items.contains(where: \.hasTime)
    let hasRule = items.contains { $0.kinds.contains(.recurrence) }
    let last = hasRule ? items.first { $0.traits.contains(.until) }?.due : nil
    return items.map { item in
      var item = item
      if let last, item.traits.contains(.until) || item.kinds.contains(.recurrence) {
        item.meanings = item.meanings.compactMap { $0.ending(last) }
      }
      if hasTime, item.traits.contains(.before), let day = item.due {
        item.meanings = [.due(day.adding(days: 1))]
      } else if isToday, item.traits.contains(.open), item.meanings.count == 1,
        case .time(let time?)? = item.meanings.first, time <= context.now,
        let later = TimeOfDay(minutes: time.minutes + 720), later > context.now
      {
        item.meanings = [.time(later)]
      }
      return item
    }
  }

  /// The items, on the next day if their time is after the midnight of its night.
  private func afterMidnight(_ items: [DateItem]) -> [DateItem] {
    guard items.contains(where: { $0.traits.contains(.nextDay) }) else { return items }
    return items.map { item in
      var item = item
      item.meanings = item.meanings.map(\.onNextDay)
      return item
    }
  }
}
