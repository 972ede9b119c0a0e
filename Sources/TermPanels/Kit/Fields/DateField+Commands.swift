extension DateField {
  /// The commands of a field whose calendar is closed, in the order in which they are tried.
  public static let commands = [.dateOpen] + TextField.commands

  /// The commands of a field whose calendar is open, in the order in which they are tried.
  public static let calendarCommands = CalendarView.commands + [.dateClose, .dateClear]
}

extension Command {
  static let dateOpen = Command(
    "date.open", .down, .control(" "), title: "Open the calendar", hint: "calendar")
  static let dateClose = Command(
    "date.close", .escape, .character("q"), title: "Close the calendar", hint: "close")
  static let dateClear = Command(
    "date.clear", .backspace, .delete, .control("h"), title: "Clear the date", hint: "clear")
}
