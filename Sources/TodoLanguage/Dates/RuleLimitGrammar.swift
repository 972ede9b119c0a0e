import CivilCalendar
import DatePhrases

/// Reads the end of a rule: `until 24 dec`, `5 times`.
struct RuleLimitGrammar: GrammarPart {
  let grammar: DateGrammar

  /// `until 24 dec`, `5 times`, `for 5 times`, `for 2 weeks`, seen from the first day.
  func limits(_ node: Int, from start: Day? = nil) -> [Match<Recurrence.End>] {
    let links = after(.until, node) + (start == nil ? [] : after(.through, node))
    let until =
      links.flatMap { place in
        skipping([.on, .onThe, .article], place).flatMap(grammar.days)
      }
      + skipping([.comma], node).flatMap(grammar.days).flatMap { day in
        after(.untilBehind, day.end).map { Match(day.value, $0) }
      }
    let counts = skipping([.during, .comma], node).flatMap { place in
      numbers.count(place).flatMap { count in
        after(.times, count.end).map { Match(count.value, $0) }
      } + matches(place) { if case .count(let times) = $0 { times } else { nil } }
        + after(.once, place).map { Match(1, $0) }
    }
    let first = start ?? context.today
    let lengths = after(.during, node).flatMap(numbers.length).mapValues { length in
      if case .shift(let shift) = DateDistance(length) {
        first.adding(shift).adding(days: -1)
      } else {
        nil
      }
    }
    let days = until.mapValues { reading -> Recurrence.End? in
      // A weekday that names the end is the next one after the start.
      let day = reading.day.map { reading.form == .name && $0 < first ? $0.adding(days: 7) : $0 }
      return day.flatMap { $0 >= first ? .until($0) : nil }
    }
    return days + lengths.mapValues { .until($0) } + counts.mapValues { .count($0) }
  }
}
