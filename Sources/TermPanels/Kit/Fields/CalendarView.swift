public import CivilCalendar

/// A month, to pick a day from.
///
/// Where there is no room for seven columns, one row shows the selected day alone; the keys are
/// the same. Where there is more room than a month needs, each day may have a ``badge``.
public final class CalendarView: View {
  /// The day that the keys move and Enter picks. Never before ``minimum``.
  public var selectedDay: Day {
    get { selection }
    set { select(newValue) }
  }
  /// The day that is marked as today; days before it are faint.
  public var today: Day {
    didSet { if today != oldValue { setNeedsDisplay() } }
  }
  /// The first day that can be picked; `nil` allows every day.
  public var minimum: Day? {
    didSet { if minimum != oldValue { select(selection) } }
  }
  /// The day in the first column.
  public var firstWeekday: Weekday = .monday {
    didSet { if firstWeekday != oldValue { setNeedsDisplay() } }
  }
  /// Returns the badge beside a day, such as the number of things on it. A calendar with badges is
  /// wider, and shows none where there is no room. Call ``reloadBadges()`` when the badges change.
  public var badge: ((Day) -> CalendarBadge?)? {
    didSet {
      invalidateIntrinsicSize()
      setNeedsDisplay()
    }
  }
  /// Whether the days spread over the whole view; otherwise they are as close together as is
  /// legible.
  public var spreads = false {
    didSet { if spreads != oldValue { setNeedsDisplay() } }
  }
  /// The title of the command on Enter, for the help.
  public var pickTitle = Command.calendarPick.title
  /// The hint of that command; `nil` for none.
  public var pickHint = Command.calendarPick.hint
  /// Called when a day is picked.
  public var onPick: (Day) -> Void = { _ in }
  /// Called when another day is selected.
  public var onSelect: (Day) -> Void = { _ in }

  /// The columns of seven days without badges.
  static let columns = CalendarPlan.narrowest

  /// Whether the view takes the keys itself; `false` for a part of another view that passes them
  /// on.
  var isFocusable = true
  private var selection: Day

  /// Creates a calendar.
  ///
  /// - Parameters:
  ///   - selectedDay: The day selected at first; `nil` selects today.
  ///   - today: The current day.
  ///   - minimum: The first day that can be picked; `nil` allows every day.
  public init(selectedDay: Day? = nil, today: Day, minimum: Day? = nil) {
    self.today = today
    self.minimum = minimum
    selection = max(selectedDay ?? today, minimum ?? selectedDay ?? today)
  }

  // MARK: - Responder

  /// Whether the view takes the keys itself.
  public override var canBecomeFirstResponder: Bool { isFocusable }

  /// The heading of the calendar's keys in the help.
  public override var keyCommandsTitle: String? { "Calendar" }

  /// The commands to move by days, weeks and months, and to pick.
  public override var keyCommands: [KeyCommand] {
    [
      KeyCommand(.calendarPick, title: pickTitle, hint: pickHint) { [unowned self] in
        onPick(selection)
      }
    ]
      + Move.all.map { move in
        KeyCommand(move.command) { [unowned self] in select(move.destination(self)) }
      }
  }

  /// Selects the day under the mouse; a double click picks it.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    guard let day = day(at: event.location(in: self)) else { return false }
    let isSelected = day == selection
    select(day)
    if isSelected, event.clickCount == 2 { onPick(day) }
    return true
  }

  /// The day at a point, if it can be picked.
  private func day(at point: Point) -> Day? {
    guard let plan else { return selection }
    let grid = MonthGrid(month: selection, firstWeekday: firstWeekday)
    let weeks = weeks(of: grid, plan)
    guard let cell = plan.cell(at: point), cell.week < weeks.count else { return nil }
    let day = weeks[cell.week][cell.column]
    return grid.isInMonth(day) && day >= minimum ?? day ? day : nil
  }

  // MARK: - View

  /// A month, or a row where seven columns do not fit.
  public override func sizeThatFits(_ size: Size) -> Size {
    let room = Size(width: size.width, height: View.unlimited)
    guard let plan = CalendarPlan(room, hasBadges: badge != nil, spreads: false) else {
      return Size(width: size.width, height: 1)
    }
    return Size(width: plan.columns, height: plan.rows)
  }

  /// Asks for every badge again.
  public func reloadBadges() { setNeedsDisplay() }

  /// The visible weeks: all of them, or those up to the selected day where there is no room.
  private func weeks(of grid: MonthGrid, _ plan: CalendarPlan) -> [[Day]] {
    let selected = grid.weeks.firstIndex { $0.contains(selection) } ?? 0
    let first = max(0, selected + 1 - plan.weeksInSight)
    return Array(grid.weeks.dropFirst(first).prefix(plan.weeksInSight))
  }

  /// The layout of the days; nil if one of them is shown alone.
  private var plan: CalendarPlan? {
    CalendarPlan(bounds.size, hasBadges: badge != nil, spreads: spreads)
  }

  /// Writes the month.
  public override func draw(in canvas: Canvas) {
    guard let plan else {
      canvas.fill(bounds, on: .selection)
      canvas.write(
        selection.text(columns: bounds.width), at: .zero, role: ink(for: selection),
        on: .selection)
      return
    }
    let grid = MonthGrid(month: selection, firstWeekday: firstWeekday)
    let title = "\(selection.localMonthName) \(selection.year)"
    canvas.write(
      title, at: Point(x: max(0, (plan.columns - title.columns) / 2), y: 0), role: .text, .bold)
    for (column, weekday) in Weekday.week(startingOn: firstWeekday).enumerated() {
      // Two letters are enough, or one character of the languages that need no more.
      var name = weekday.localShortName
      while name.columns > 2, name.count > 1 { name.removeLast() }
      canvas.write(
        name, at: Point(x: plan.origin(week: 0, column: column).x, y: 1), role: .secondary)
    }
    for (row, week) in weeks(of: grid, plan).enumerated() {
      for (column, day) in week.enumerated() where grid.isInMonth(day) {
        let number = (day.day < 10 ? " " : "") + String(day.day)
        let origin = plan.origin(week: row, column: column)
        let background: Role? = day == selection ? .selection : nil
        if background != nil {
          canvas.fill(
            Rect(x: origin.x, y: origin.y, width: plan.dayColumns, height: 1), on: .selection)
        }
        canvas.write(number, at: origin, role: ink(for: day), on: background)
        guard plan.badgeColumns > 0, let badge = badge?(day) else { continue }
        let start = Point(x: origin.x + 3, y: origin.y)
        let text = badge.text.columns > plan.badgeColumns ? "+" : badge.text
        canvas.write(text, at: start, role: badge.role, on: background)
      }
    }
  }

  /// The number of the selected day.
  public override var focusPoint: Point? {
    guard let plan else { return .zero }
    let weeks = weeks(of: MonthGrid(month: selection, firstWeekday: firstWeekday), plan)
    for (row, week) in weeks.enumerated() {
      guard let column = week.firstIndex(of: selection) else { continue }
      let origin = plan.origin(week: row, column: column)
      return Point(x: origin.x + (selection.day < 10 ? 1 : 0), y: origin.y)
    }
    return nil
  }

  /// A month to choose a day from.
  public override var accessibilityRole: AccessibilityRole { .calendar }

  /// The selected day.
  public override var accessibilityValue: String? {
    let day = selection.text(columns: View.unlimited)
    return badge?(selection).map { "\(day), \($0.label ?? $0.text)" } ?? day
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
