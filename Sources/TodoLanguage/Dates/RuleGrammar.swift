import CivilCalendar
import DatePhrases

/// Reads the rules by which items repeat: `every month`, `every 2 weeks on mon, thu`, `mondays`,
/// `daily`, `every last fri until 24 dec`.
struct RuleGrammar: GrammarPart {
  let grammar: DateGrammar

  /// A rhythm and the number of its units from one time to the next.
  struct Rule {
    var rhythm: Recurrence.Rhythm
    var interval = 1
    /// Whether a part of the day has to follow: `every morning`.
    var needsTime = false
    /// The months of its unit, if that is a part of the year: a quarter, or half of it.
    var monthsOfPart: Int?

    /// The same rule on a day, or the days, of its unit.
    func on(_ rhythm: Recurrence.Rhythm) -> Rule {
      Rule(rhythm: rhythm, interval: interval, monthsOfPart: monthsOfPart)
    }
  }

  /// A rule that was read.
  struct Reading {
    let rule: Recurrence
    let needsTime: Bool
    /// The first day, if the rule alone would begin on another one: `every quarter end`.
    var first: Day?
  }

  /// All rules that begin at a node. For each optional part at the end there is one more rule
  /// without it.
  func rules(_ node: Int) -> [Match<Reading>] {
    var found: [Match<Reading>] = []
    for (term, anchor) in [(DateTerm.every, Recurrence.Anchor.due), (.everyDone, .done)] {
      for start in after(term, node) {
        found += core(start).flatMap { withDays($0) }.flatMap { ends(of: $0, from: anchor) }
      }
    }
    var plain = habits(node)
    plain += everyBehind(node)
    plain += nthOfEvery(node)
    found += plain.flatMap { ends(of: $0, from: .due) }
    found += numbers.length(node).flatMap { length -> [Match<Reading>] in
      guard let rule = Self.rule(length.value) else { return [] }
      return after(.afterDone, length.end).compactMap { end in
        Recurrence(rule.rhythm, every: rule.interval, from: .done).map {
          Match(Reading(rule: $0, needsTime: false), end)
        }
      }
    }
    return found
  }

  private var lists: RuleDayGrammar { RuleDayGrammar(grammar: grammar) }

  // MARK: - The unit and the days

  /// The unit, the interval and the days after `every`.
  private func core(_ node: Int) -> [Match<Rule>] {
    var found = units(node)
    found += after(.other, node).flatMap { place -> [Match<Rule>] in
      (unit(place) + weekdays(place) + weekend(place)).map { doubled($0) }
    }
    found += weekdays(node)
    found += numbers.count(node).flatMap { count in
      (weekdays(count.end) + weekend(count.end)).mapValues { rule in
        count.value > 1 ? Rule(rhythm: rule.rhythm, interval: count.value) : nil
      }
    }
    found += weekend(node)
    found += after(.workday, node).map { Match(Rule(rhythm: .weekly(on: workdays)), $0) }
    found += lists.yearDay(node).map { Match(Rule(rhythm: .yearly(on: $0.value)), $0.end) }
    found += lists.monthDays(node).map { Match(Rule(rhythm: .monthly(on: $0.value)), $0.end) }
    found += matches(node) { if case .part = $0 { true } else { nil } }
      .map { _ in Match(Rule(rhythm: .daily, needsTime: true), node) }
    return found
  }

  private let workdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

  private func doubled(_ rule: Match<Rule>) -> Match<Rule> {
    var doubled = rule.value
    doubled.interval *= 2
    return Match(doubled, rule.end)
  }

  /// `week`, `2 weeks`, `3rd month`, `3d`.
  private func units(_ node: Int) -> [Match<Rule>] {
    let places = numbers.ordinal(node).flatMap { ordinal -> [Match<Rule>] in
      guard ordinal.value > 1 else { return [] }
      return (unit(ordinal.end) + weekend(ordinal.end)).map { unit in
        var rule = unit.value
        rule.interval *= ordinal.value
        return Match(rule, unit.end)
      }
    }
    return unit(node) + numbers.length(node).mapValues(Self.rule) + places
  }

  private func unit(_ node: Int) -> [Match<Rule>] {
    numbers.unit(node).mapValues { length in
      var rule = Self.rule(length)
      if length.unit == .months, length.count > 1 { rule?.monthsOfPart = length.count }
      return rule
    }
  }

  private func weekend(_ node: Int) -> [Match<Rule>] {
    after(.weekend, node).map { Match(Rule(rhythm: .weekly(on: [.saturday])), $0) }
  }

  /// The rule of a length of whole days; nil for shorter ones.
  private static func rule(_ length: DateLength) -> Rule? {
    switch length.unit {
    case .days: Rule(rhythm: .daily, interval: length.count)
    case .weeks: Rule(rhythm: .weekly(), interval: length.count)
    case .months: Rule(rhythm: .monthly(), interval: length.count)
    case .years: Rule(rhythm: .yearly(), interval: length.count)
    case .minutes, .hours: nil
    }
  }

  /// The days of a week, month or year after its unit: `on mon, thu`.
  private func withDays(_ rule: Match<Rule>) -> [Match<Rule>] {
    let links: [DateTerm] = [.on, .onThe, .article, .of]
    let places = skipping(links, rule.end)
    func days<Day>(
      _ read: (Int) -> [Match<Day>], _ rhythm: (Day) -> Recurrence.Rhythm
    ) -> [Match<Rule>] {
      places.flatMap { place in
        read(place).map { Match(rule.value.on(rhythm($0.value)), $0.end) }
      }
    }
    switch rule.value.rhythm {
    case .weekly(on: []): return [rule] + days(lists.weekdayList) { .weekly(on: $0) }
    case .monthly(on: []):
      let ends = skipping(links + [.at], rule.end).flatMap { after(.edge(.end), $0) }.map {
        Match(rule.value.on(.monthly(on: [.last])), $0)
      }
      return [rule] + days(lists.monthDays) { .monthly(on: $0) } + ends
    case .yearly(on: nil): return [rule] + days(lists.yearDay) { .yearly(on: $0) }
    default: return [rule]
    }
  }

  private func weekdays(_ node: Int) -> [Match<Rule>] {
    lists.weekdayList(node).map { Match(Rule(rhythm: .weekly(on: $0.value)), $0.end) }
  }

  // MARK: - Rules without “every” before them

  /// `mondays`, `on tuesdays and thursdays`, `weekdays`, `monday mornings`.
  private func habits(_ node: Int) -> [Match<Rule>] {
    let places = skipping([.on, .onThe, .article], node)
    let others = places.flatMap { after(.other, $0) }.filter { isHabit($0) }
      .flatMap(weekdays).map(doubled)
    let habits = places.filter { isHabit($0) }.flatMap { place in
      lists.list(place) { place in
        matches(place) { term -> [Weekday]? in
          switch term {
          case .habit(let days): days
          case .weekday(let day): [day]
          default: nil
          }
        }
      }
    }.mapValues { $0.flatMap { $0 } }
    let single = places.flatMap(written.weekday).mapValues { [$0] }
    return others + habits.mapValues { Rule(rhythm: .weekly(on: $0)) }
      + (habits + single).flatMap { days in
        mornings(days.end).map {
          Match(Rule(rhythm: .weekly(on: days.value), needsTime: true), $0)
        }
      }
  }

  private func isHabit(_ node: Int) -> Bool {
    !matches(node) { if case .habit = $0 { true } else { nil } }.isEmpty
  }

  /// The nodes before the part of the day in “monday mornings”.
  private func mornings(_ node: Int) -> [Int] {
    after([.every, .unit(DateLength(1, .days))], node)
  }

  /// `2日ごと`, `un jour sur deux`.
  private func everyBehind(_ node: Int) -> [Match<Rule>] {
    let amounts = numbers.length(node).mapValues(Self.rule).flatMap { rule in
      after(.everyBehind, rule.end).map { Match(rule.value, $0) }
    }
    let alternating = after(.number(1), node).flatMap { place in
      (unit(place) + weekdays(place)).flatMap { rule in
        after(.otherBehind, rule.end).map { Match(doubled(rule).value, $0) }
      }
    }
    return amounts + alternating
  }

  /// `1st of every month`, `le premier lundi de chaque mois`, `at the end of each month`.
  private func nthOfEvery(_ node: Int) -> [Match<Rule>] {
    skipping([.on, .onThe, .at, .article], node).flatMap { place in
      lists.list(place) { places.nth($0) } + lists.sharedWeekday(place)
        + after(.edge(.end), place).map { Match([.last], $0) }
    }.flatMap { days -> [Match<Rule>] in
      guard Recurrence(.monthly(on: days.value)) != nil else { return [] }
      return skipping([.of, .article], days.end).flatMap { place in
        after(.every, place).flatMap { every in
          units(every) + after(.other, every).flatMap(unit).map(doubled)
        }
      }.mapValues { rule in
        guard case .monthly(on: []) = rule.rhythm else { return nil }
        return rule.on(.monthly(on: days.value))
      }
    }
  }

  // MARK: - The end

  private func ends(of rule: Match<Rule>, from anchor: Recurrence.Anchor) -> [Match<Reading>] {
    let dones = after(.afterDone, rule.end)
    let starts = [(rule.end, anchor)] + dones.map { ($0, Recurrence.Anchor.done) }
    return starts.flatMap { node, anchor -> [Match<Reading>] in
      let value = rule.value
      guard let recurrence = Recurrence(value.rhythm, every: value.interval, from: anchor) else {
        return []
      }
      func reading(_ rule: Recurrence) -> Reading {
        Reading(rule: rule, needsTime: value.needsTime, first: value.edgeOfPart(context.today))
      }
      let limited = RuleLimitGrammar(grammar: grammar).limits(node).compactMap { limit in
        recurrence.ending(limit.value).map { Match(reading($0), limit.end) }
      }
      return [Match(reading(recurrence), node)] + limited
    }
  }
}

extension RuleGrammar.Rule {
  /// The first day, from a day on, of a rule on the first or the last days of parts of the year:
  /// `every quarter end`. `nil` for other rules.
  fileprivate func edgeOfPart(_ today: Day) -> Day? {
    guard let months = monthsOfPart, case .monthly(let days) = rhythm, days.count == 1 else {
      return nil
    }
    let start = today.firstOfMonth.adding(months: -((today.month - 1) % months))
    let month: Int
    switch days[0] {
    case .last, .workday(-1): month = months - 1
    case .day(1), .workday(1): month = 0
    default: return nil
    }
    return [month, month + months].lazy
      .compactMap { days[0].day(inMonthOf: start.adding(months: $0)) }.first { $0 >= today }
  }
}
