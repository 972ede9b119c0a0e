public import CivilCalendar

/// A field for a day, typed in words or picked from a calendar.
///
/// The text is read by a ``reader``, and its meaning is shown below while it is typed. Down opens a
/// calendar below that: Enter picks the selected day, moved or not, and so does moving to another
/// field; Esc closes the calendar and changes nothing; Backspace clears the date. An empty field
/// means no date.
///
/// When the field takes the keys, its text is selected, so that typing replaces it.
///
/// ```swift
/// let returned = DateField(today: today)
/// let form = PromptPanel(title: "Book", fields: ["Returned": returned], acceptTitle: "Save") {
///   book.returned = returned.day
/// }
/// ```
///
/// The field takes the keys as one stop: the text or the open calendar inside it gets them.
public final class DateField: View, PromptField {
  /// The day; `nil` while the field is empty or holds no valid date. Setting it closes the
  /// calendar; ``onChange`` is not called.
  public var day: Day? {
    get { reading.day }
    set { text = reader.replacingDay("", newValue) }
  }
  /// The typed text. Setting it closes the calendar; ``onChange`` is not called.
  public var text: String {
    get { input.text }
    set {
      closeCalendar()
      input.text = newValue
      read()
    }
  }
  /// The language of the text.
  public let reader: DateReader
  /// The day that phrases such as `tomorrow` count from.
  public var today: Day {
    didSet { if today != oldValue { read() } }
  }
  /// The first day that is accepted; `nil` accepts every day.
  public var minimum: Day? {
    didSet { if minimum != oldValue { read() } }
  }
  /// The day in the calendar's first column.
  public var firstWeekday: Weekday = .monday
  /// Whether Down opens a calendar: not where dates are distances.
  public var hasCalendar = true
  /// Returns the badge beside a day of the calendar; see ``CalendarView/badge``.
  public var badge: ((Day) -> CalendarBadge?)?
  /// Called with the day after each change that was typed, pasted or picked.
  public var onChange: (Day?) -> Void = { _ in }
  /// Called at the same time, for the prompt that the field is in.
  public var editingChanged: () -> Void = {}
  /// The text shown while the field is empty.
  public var placeholder: String {
    get { input.placeholder }
    set { input.placeholder = newValue }
  }
  /// The minimum columns of the text.
  public var preferredColumns: Int {
    get { input.preferredColumns }
    set { input.preferredColumns = newValue }
  }

  private let input: TextField
  private let note = Label(role: .faint, isMultiline: true)
  /// The meaning of the text, which is read once after each change.
  private var reading = DateReader.Meaning()
  private var calendar: CalendarView? {
    didSet { input.isUserInteractionEnabled = calendar == nil }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - day: The day it holds at first; `nil` for none.
  ///   - today: The day that phrases count from.
  ///   - reader: The language of the text; ISO 8601 dates by default.
  public init(_ day: Day? = nil, today: Day, reader: DateReader = .iso) {
    self.today = today
    self.reader = reader
    input = TextField(reader.replacingDay("", day), placeholder: reader.placeholder)
    super.init()
    input.isFocusable = false
    input.maximumLength = 80
    input.onChange = { [unowned self] _ in
      read()
      reportChange()
    }
    addSubview(input)
    addSubview(note)
    accessibilityElements = []
    read()
  }

  /// The reason why the text cannot be accepted, as a sentence; `nil` when it can.
  public var errorText: String? { reading.problem }

  /// Whether the text is selected when the field gets the keys, so that typing replaces it.
  public var selectsOnFocus = true
  /// Whether the calendar is open.
  public var isCalendarOpen: Bool { calendar != nil }

  // MARK: - Calendar

  /// Opens the calendar at the field's day, or at today.
  public func openCalendar() {
    guard calendar == nil, hasCalendar else { return }
    let calendar = CalendarView(selectedDay: day, today: today, minimum: minimum)
    calendar.firstWeekday = firstWeekday
    calendar.badge = badge
    calendar.isFocusable = false
    calendar.onPick = { [unowned self] in pick($0) }
    calendar.onSelect = { [unowned self] _ in
      updateNote()
      invalidateIntrinsicSize()
    }
    input.endSelection()
    self.calendar = calendar
    addSubview(calendar)
    calendarDidChange()
  }

  /// Asks for every ``badge`` of an open calendar again.
  public func reloadBadges() { calendar?.reloadBadges() }

  /// Closes the calendar without picking a day.
  public func closeCalendar() {
    guard let calendar else { return }
    self.calendar = nil
    calendar.removeFromSuperview()
    calendarDidChange()
  }

  private func pick(_ day: Day?) {
    text = reader.replacingDay(input.text, day)
    reportChange()
  }

  private func calendarDidChange() {
    updateNote()
    invalidateIntrinsicSize()
    window?.setNeedsStatusUpdate()
  }

  // MARK: - Responder

  /// Always `true`.
  public override var canBecomeFirstResponder: Bool { true }

  /// Always `true`: no plain character is a command of a responder above, even while the calendar
  /// is open.
  public override var takesText: Bool { true }

  /// The heading of the field's keys in the help.
  public override var keyCommandsTitle: String? {
    calendar?.keyCommandsTitle ?? input.keyCommandsTitle
  }

  /// The keys of the text, or those of the open calendar.
  public override var keyCommands: [KeyCommand] {
    guard let calendar else {
      guard hasCalendar else { return input.keyCommands }
      return [KeyCommand(.dateOpen) { [unowned self] in openCalendar() }] + input.keyCommands
    }
    return calendar.keyCommands + [
      KeyCommand(.dateClose) { [unowned self] in closeCalendar() },
      KeyCommand(.dateClear) { [unowned self] in pick(nil) },
    ]
  }

  /// Types into the text, while no calendar is open.
  public override func keyDown(_ key: Key) -> Bool { calendar == nil && input.keyDown(key) }

  /// Pastes into the text; the calendar takes none.
  public override func paste(_ text: String) -> Bool { calendar != nil || input.paste(text) }

  /// Opens the calendar when the note is pressed, and closes it when the text is.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    let point = event.location(in: self)
    if note.frame.contains(point) { openCalendar() }
    if input.frame.contains(point) {
      closeCalendar()
      return input.mouseDown(event)
    }
    return true
  }

  /// Selects the text.
  public override func didBecomeFirstResponder() {
    if selectsOnFocus, calendar == nil, !input.text.isEmpty { input.selectAll() }
  }

  /// Picks the selected day of an open calendar: the person saw it when leaving the field.
  public override func didResignFirstResponder() {
    input.endSelection()
    if let calendar, window != nil { pick(calendar.selectedDay) }
  }

  // MARK: - View

  /// The text and its meaning, and the calendar while it is open.
  public override func sizeThatFits(_ size: Size) -> Size {
    let text = input.sizeThatFits(size)
    let open = calendar?.sizeThatFits(size)
    return Size(
      width: max(text.width, open?.width ?? 0),
      height: 1 + noteRows(columns: size.width) + (open?.height ?? 0))
  }

  /// Places the text, its meaning and the calendar below each other.
  public override func layoutSubviews() {
    input.frame = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    let noteRows = noteRows(columns: bounds.width)
    note.frame = Rect(x: 0, y: 1, width: bounds.width, height: noteRows)
    if let calendar {
      let size = calendar.sizeThatFits(bounds.size)
      calendar.frame = Rect(x: 0, y: 1 + noteRows, width: size.width, height: size.height)
    }
    updateNote()
  }

  /// The position of the cursor; hidden while the calendar is open.
  public override var cursor: Point? { calendar == nil ? input.cursor : nil }

  /// The cursor, or the selected day of an open calendar.
  public override var focusPoint: Point? {
    calendar.flatMap { $0.focusPoint?.offset(by: $0.frame.origin) } ?? cursor
  }

  /// A date to type or to choose.
  public override var accessibilityRole: AccessibilityRole { .dateField }

  /// The day, in words; the typed text where it is not a date.
  public override var accessibilityValue: String? {
    reading.text == nil ? day?.text(columns: View.unlimited) ?? input.text : input.text
  }

  /// The reason why the text cannot be accepted.
  public override var accessibilityProblem: String? { errorText }

  /// The placeholder.
  public override var accessibilityHint: String? { input.placeholder }

  /// Replaces the typed text, and closes the calendar.
  public func enter(_ text: String) {
    closeCalendar()
    input.enter(text)
  }

  /// The text's row, or the row of the calendar's selected day.
  public var focusArea: Rect {
    Rect(x: 0, y: focusPoint?.y ?? 0, width: bounds.width, height: 1)
  }

  /// The most rows of the note.
  private static let mostNoteRows = 3

  /// The rows of the note: as many as a meaning in words needs, and none below a calendar that
  /// shows a single day, which says the same.
  private func noteRows(columns: Int) -> Int {
    if calendar != nil { return columns < CalendarView.columns ? 0 : 1 }
    guard reading.problem == nil, let text = reading.text else { return 1 }
    return min(DateField.mostNoteRows, max(1, text.wrapped(toColumns: max(1, columns)).count))
  }

  // MARK: - Reading

  /// Reads the text, and shows its meaning.
  private func read() {
    let rows = noteRows(columns: bounds.width)
    reading = reader.read(input.text, today)
    if let minimum, let day = reading.day, day < minimum {
      reading = .init(problem: "Too early: \(minimum.text(columns: 20)) or later.")
    }
    updateNote()
    if noteRows(columns: bounds.width) != rows { invalidateIntrinsicSize() }
  }

  private func reportChange() {
    onChange(day)
    editingChanged()
  }

  private func updateNote() {
    let width = bounds.width == 0 ? View.unlimited : bounds.width
    func arrow(_ day: Day) -> String { "→ " + day.text(columns: width - 2) }
    if let calendar {
      let label = badge?(calendar.selectedDay)?.label.map { " · " + $0 } ?? ""
      let day = arrow(calendar.selectedDay)
      (note.text, note.role) = ((day + label).columns <= width ? day + label : day, .secondary)
    } else if let problem = reading.problem {
      let fits = problem.columns <= width
      (note.text, note.role) = (fits ? problem : reading.brief ?? problem, .error)
    } else if let text = reading.text {
      (note.text, note.role) = (text, .secondary)
    } else {
      (note.text, note.role) =
        reading.day.map { (arrow($0), .secondary) } ?? ("No date", .faint)
    }
  }
}
