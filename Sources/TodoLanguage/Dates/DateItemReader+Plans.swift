import CivilCalendar
import TodoValues

extension DateItemReader {
  /// The plans that follow `plan:` without a space: `plan:mon`, `plan:tonight`. “Travel plan:
  /// Monday” is a title.
  func planItems(_ index: Int, from start: Int) -> [DateItem] {
    guard words[index].range.upperBound == words[start].range.lowerBound else { return [] }
    return (dayItems(index, .bare, from: start) + timeItems(index, from: start)).compactMap {
      item in
      plan(of: item).map { plan in
        var item = item
        item.meanings = [.plan(plan)]
        return item
      }
    }
  }

  /// The plan for a day, or for an evening that has a name; nil for any other time.
  private func plan(of item: DateItem) -> DayPlan? {
    let day = item.due ?? grammar.context.today
    guard let time = item.time else { return item.due.map { DayPlan($0) } }
    // “Tonight” is one word for both, behind the key.
    let isNamed = item.traits.contains(.part) || item.due != nil && item.words.count == 2
    return isNamed && time.hour >= 18 ? DayPlan(day, isEvening: true) : nil
  }
}
