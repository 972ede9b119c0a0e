import TermPanels

extension Command {
  /// The commands that put an item on one of the days.
  static let weekDays = (1...WeekPlan.length).map { number in
    Command(
      "week.day\(number)", .character(Character("\(number)")),
      title: number == 1 ? "Plan for today" : "Plan for day \(number) of the week",
      hint: number == 1 ? "today" : nil, word: "day\(number)")
  }
  static let weekTakeBack = Command(
    "week.takeBack", .character("0"), .backspace, title: "Clear the day", word: "back")
  static let weekUndo = Command("week.undo", .character("u"), title: "Undo the last choice")
  static let weekWhy = Command(
    "week.why", .character("w"), title: "Why is the day full?", hint: "why full", word: "why")
  static let weekSwitch = Command(
    "week.switch", .tab, .backTab, title: "Go to the other column", hint: "columns")
  static let weekRight = Command(
    "week.right", .right, .character("l"), title: "Go to the days")
  static let weekLeft = Command(
    "week.left", .left, .character("h"), title: "Go to the items without a day")
  static let weekSave = Command(
    "week.save", .enter, .control("s"), title: "Save the plan", hint: "save")
  static let weekClose = Command(
    "week.close", .escape, .character("q"), title: "Close without saving", hint: "cancel")
}
