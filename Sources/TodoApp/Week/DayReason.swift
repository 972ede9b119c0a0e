import CivilCalendar
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The reason why a day is full, or is not: its items, their efforts, and their number against the
/// usual one.
struct DayReason {
  /// The items named at most.
  private static let mostItems = 100

  let title: String
  /// The efforts, and the number of items against the usual one.
  let comparison: [String]
  /// Each item, with the reason why it stands on the day.
  let items: [String]

  @MainActor init(_ section: WeekSection, _ plan: WeekPlan, _ usual: UsualLoad, _ days: DayFormat) {
    let day = section.day ?? plan.today
    let count = section.items.count
    let load = DayLoad(of: section.items)
    title = "\(days.moment(day)): \(WeekHeadingPanel.words(load))"
    let efforts = Self.sentences(about: load, of: usual.dayEffort)
    let decidesByEffort = !efforts.isEmpty && usual.dayEffort != nil
    comparison = efforts + (decidesByEffort ? [] : Self.sentences(count, usual.load))
    let named = section.items.prefix(Self.mostItems).map { item in
      "\(item.name): \(Self.reason(for: item, on: day, plan, days))"
    }
    let more = count - named.count
    items = named + (more > 0 ? ["… and \(more) more"] : [])
  }

  /// The explanation of the day.
  var blocks: [TextBlock] {
    [TextBlock(text: title, attributes: .bold)]
      + comparison.enumerated().map { TextBlock(text: $1, gap: $0 == 0 ? 1 : 0) }
      + items.enumerated().map { TextBlock.point($1, gap: $0 == 0 ? 1 : 0) }
  }

  /// The sum of the efforts of a day, against the effort that fits into a day if the person has set
  /// one; none if no item has an effort.
  static func sentences(about load: DayLoad, of limit: Effort?) -> [String] {
    guard let effort = load.effort else { return [] }
    let others = load.count - load.estimated
    let further: [String] =
      switch others {
      case 0: []
      case 1: ["1 item has none and counts as 1h."]
      default: ["\(others) items have none and count as 1h each."]
      }
    let sums = ["The efforts of its items are \(effort) together."] + further
    guard let limit else { return sums }
    let left = limit.minutes - load.countedMinutes
    let verdict =
      left > 0
      ? "Of \(limit) a day, \(Effort.text(minutes: left)) is left."
      : "A day has \(limit), so it is full."
    return sums + [verdict]
  }

  /// The number of items of a day against the usual one.
  static func sentences(_ count: Int, _ usual: Int?) -> [String] {
    let full = UsualLoad.full(usually: usual)
    let limit = "A day with \(full) items or more counts as full."
    guard let usual else {
      return [
        "You completed too few items in the last \(UsualLoad.span) days for a comparison.", limit,
      ]
    }
    return ["On days when you complete items, you usually complete \(usual)."]
      + (full > usual ? [limit] : []) + [
        count < full
          ? "There is room for \(Counts.items(full - count))."
          : count == usual
            ? "The day is full." : "This day has \(Counts.items(count - usual)) more than usual."
      ]
  }

  private static func reason(
    for item: TodoItem, on day: Day, _ plan: WeekPlan, _ days: DayFormat
  ) -> String {
    if plan.choices[item.id] == .day(day) {
      return plan.setsDue(of: item) ? "new due date, just chosen" : "planned, just chosen"
    }
    if item.plan?.day == day {
      let due = item.due.map { ", due \(days.inSentence($0))" } ?? ""
      return (item.plan?.isEvening == true ? "planned for the evening" : "planned") + due
    }
    return "due" + (item.dueTime.map { " at " + DayFormat.time($0) } ?? "")
  }
}

extension Command {
  /// The commands that explain another day.
  static let dayReasons = (1...WeekPlan.length).map { number in
    Command(
      "dayReason.day\(number)", .character(Character("\(number)")),
      title: "Explain day \(number) of the week", word: "day\(number)")
  }
  static let closeDayReason = Command(
    "dayReason.close", .escape, .enter, .character("w"), .character("q"), title: "Close",
    hint: "close")
}
