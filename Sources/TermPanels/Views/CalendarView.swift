public import CivilCalendar

/// A month of days to pick one from.
///
/// Where there is no room for seven columns, one row shows the selected day alone; the keys are
/// the same.
public final class CalendarView: View {
  /// The day that the keys move and Enter picks. Held to ``minimum``.
  public var selectedDay: Day {
    get { selection }
    set { select(newValue) }
  }
  /// The day that is marked as today; days before it are faint.
  public var today: Day {
    didSet { if today != oldValue { setNeedsDisplay() } }
  }
  /// The first day that can be picked; `nil` lets every day be.
  public var minimum: Day? {
    didSet { if minimum != oldValue { select(selection) } }
  }
  /// The day in the first column.
  public var firstWeekday: Weekday = .monday {
    didSet { if firstWeekday != oldValue { setNeedsDisplay() } }
  }
  /// Called when a day is picked.
  public var onPick: (Day) -> Void = { _ in }
  /// Called when another day is selected.
  public var onSelect: (Day) -> Void = { _ in }

  /// The columns of seven days.
  static let columns = 20
  /// The rows of a month: its name, the weekdays, and as many weeks as the longest has, so that
  /// nothing below moves from month to month.
  static let rows = 8

  /// Whether the view is a stop of its own, not a part of another one that passes it the keys.
  var isFocusable = true
  private var selection: Day

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - selectedDay: The day selected at first; `nil` selects today.
  ///   - today: The current day.
  ///   - minimum: The first day that can be picked; `nil` lets every day be.
  public init(selectedDay: Day? = nil, today: Day, minimum: Day? = nil) {
    self.today = today
    self.minimum = minimum
    selection = max(selectedDay ?? today, minimum ?? selectedDay ?? today)
  }

  // MARK: - Responder

  /// Always.
  public override var canBecomeFirstResponder: Bool { isFocusable }

  /// The heading of the calendar's keys in the help.
  public override var keyCommandsTitle: String? { "Calendar" }

  /// Moving by days, weeks and months, and picking.
  public override var keyCommands: [KeyCommand] {
    func moving(
      _ id: String, _ keys: Key..., title: String, hint: String? = nil, to day: Day
    ) -> KeyCommand {
      KeyCommand(id: "calendar.\(id)", keys: keys, title: title, hint: hint) { [unowned self] in
        select(day)
      }
    }
    return [
      KeyCommand(id: "calendar.pick", .enter, title: "Pick the day", hint: "pick") {
        [unowned self] in
        onPick(selection)
      },
      moving(
        "previousDay", .left, .character("h"), title: "A day back", to: selection.adding(days: -1)),
      moving("nextDay", .right, .character("l"), title: "A day on", to: selection.adding(days: 1)),
      moving(
        "previousWeek", .up, .character("k"), title: "A week back", to: selection.adding(days: -7)),
      moving("nextWeek", .down, .character("j"), title: "A week on", to: selection.adding(days: 7)),
      moving(
        "previousMonth", .pageUp, .character("<"), title: "A month back",
        to: selection.adding(months: -1)),
      moving(
        "nextMonth", .pageDown, .character(">"), title: "A month on", hint: "month",
        to: selection.adding(months: 1)),
      moving("today", .character("t"), title: "Today", hint: "today", to: today),
    ]
  }

  /// Selects the day under the mouse; a double click picks it.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    guard let day = day(at: event.location(in: self)) else { return false }
    let isSelected = day == selection
    select(day)
    if isSelected, event.clickCount == 2 { onPick(day) }
    return true
  }

  /// The day that is written at a point, and can be picked.
  private func day(at point: Point) -> Day? {
    guard bounds.width >= CalendarView.columns else { return selection }
    let weeks = MonthGrid(month: selection, firstWeekday: firstWeekday).weeks
    // A day has two columns; the blank after it counts as the day's too.
    guard weeks.indices.contains(point.y - 2), (0..<7).contains(point.x / 3) else { return nil }
    let day = weeks[point.y - 2][point.x / 3]
    let isInMonth = MonthGrid(month: selection, firstWeekday: firstWeekday).isInMonth(day)
    return isInMonth && day >= minimum ?? day ? day : nil
  }

  // MARK: - View

  /// A month, or a row where seven columns do not fit.
  public override func sizeThatFits(_ size: Size) -> Size {
    size.width < CalendarView.columns
      ? Size(width: size.width, height: 1)
      : Size(width: CalendarView.columns, height: CalendarView.rows)
  }

  /// Writes the month.
  public override func draw(in canvas: Canvas) {
    guard bounds.width >= CalendarView.columns else {
      canvas.fill(bounds, on: .selection)
      canvas.write(
        selection.text(columns: bounds.width), at: .zero, role: ink(for: selection),
        on: .selection)
      return
    }
    let grid = MonthGrid(month: selection, firstWeekday: firstWeekday)
    let title = "\(selection.monthName) \(selection.year)"
    canvas.write(
      title, at: Point(x: (CalendarView.columns - title.columns) / 2, y: 0), role: .text, .bold)
    for (column, weekday) in Weekday.week(startingOn: firstWeekday).enumerated() {
      canvas.write(
        weekday.shortName.prefix(2), at: Point(x: column * 3, y: 1), role: .secondary)
    }
    for (row, week) in grid.weeks.enumerated() {
      for (column, day) in week.enumerated() where grid.isInMonth(day) {
        let number = (day.day < 10 ? " " : "") + String(day.day)
        canvas.write(
          number, at: Point(x: column * 3, y: row + 2), role: ink(for: day),
          on: day == selection ? .selection : nil)
      }
    }
  }

  /// The selected day.
  public override var accessibilityValue: String? { selection.text(columns: View.unlimited) }

  /// The row in which the selected day lies.
  var selectedRow: Int {
    guard bounds.width >= CalendarView.columns else { return 0 }
    let weeks = MonthGrid(month: selection, firstWeekday: firstWeekday).weeks
    return 2 + (weeks.firstIndex { $0.contains(selection) } ?? 0)
  }

  private func ink(for day: Day) -> Role {
    if day == today { return .today }
    if day == selection { return .selected }
    return day < (minimum ?? today) ? .faint : .text
  }

  private func select(_ day: Day) {
    let day = max(day, minimum ?? day)
    setNeedsDisplay()
    guard day != selection else { return }
    selection = day
    onSelect(day)
  }
}
