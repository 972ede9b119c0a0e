import CivilCalendar
import DatePhrases
import TodoValues

extension DateItemReader {
  /// The plans that follow `plan:` without a space: `plan:mon`, `plan:tonight`, `plan:fri evening`.
  /// “Travel plan: Monday” is a title.
  func planItems(_ index: Int, from start: Int) -> [DateItem] {
    guard words[index].range.upperBound == words[start].range.lowerBound else { return [] }
    // A plan may be for an evening that has begun.
    let reader = atMidnight
    let days = reader.dayItems(index, .bare, from: start)
    let evenings = days.filter { !$0.hasTime }.flatMap { day in
      reader.timeItems(index, from: day.words.upperBound).compactMap { time in
        time.traits.contains(.part) ? reader.plan(of: time, on: day.due) : nil
      }
    }
    return evenings
      + (days + reader.timeItems(index, from: start)).compactMap { reader.plan(of: $0, on: $0.due) }
  }

  /// An item that plans for a day, or for an evening that has a name; nil for any other time.
  private func plan(of item: DateItem, on day: Day?) -> DateItem? {
    var planned = item
    if let time = item.time {
      // “Tonight” is one word for both, behind the key.
      let isNamed = item.traits.contains(.part) || item.due != nil && item.words.count == 2
      guard isNamed, time.hour >= 18 else { return nil }
      planned.meanings = [.plan(DayPlan(day ?? grammar.context.today, isEvening: true))]
    } else {
      guard let day else { return nil }
      planned.meanings = [.plan(DayPlan(day))]
    }
    return planned
  }
}
