/// A text of several lines to type into, with the editing keys of a shell, wrapped at spaces.
///
/// Enter begins a new line. Up and down move by visible lines and keep their column; in the first
/// and the last line they continue up the responder chain, as Tab and Esc do, so a form moves to
/// the field before or after. Shift with a movement selects, and so does any movement after
/// Control-Space; typing replaces the selection, and deleting removes it.
///
/// ```swift
/// let note = TextView(placeholder: "Anything else?")
/// note.maximumLength = 10_000
/// note.onChange = { text in … }
/// ```
///
/// Only the visible lines are measured, so a text of 100,000 lines is no slower than a short one.
/// An ``EditorPanel`` is a text that fills a screen, with a search.
public final class TextView: View, PromptField {
  /// The text, its lines ended by `\n`. Setting it puts the cursor at its end and forgets what
  /// could be undone; ``onChange`` is not called.
  public var text: String {
    get { buffer.text }
    set { input.reset(to: newValue) }
  }
  /// The text shown while the view is empty.
  public var placeholder: String {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }
  /// The preferred columns.
  public var preferredColumns = 40 {
    didSet { if preferredColumns != oldValue { invalidateIntrinsicSize() } }
  }
  /// The preferred rows, however many lines there are: the view scrolls.
  public var preferredRows = 4 {
    didSet { if preferredRows != oldValue { invalidateIntrinsicSize() } }
  }
  /// The most bytes that the text may have in UTF-8, 65,536 by default; more is not accepted, which
  /// a toast reports after a paste. `nil` sets no limit.
  public var maximumLength: Int? {
    get { input.maximumLength }
    set { input.maximumLength = newValue }
  }
  /// Called with the text after each change that was typed, pasted or undone.
  public var onChange: (String) -> Void {
    get { report ?? { _ in } }
    set { report = newValue }
  }
  /// Called at the same time, for the form that the view is in.
  public var editingChanged: () -> Void = {}

  private(set) lazy var input = TextInput(of: self, isMultiline: true)
  var buffer: TextBuffer { input.buffer }
  /// The rows in which the lines are shown.
  let layout = TextLayout()
  /// Whether the cursor is kept visible. The wheel may scroll it out of sight, until the next key.
  private var followsCursor = true
  /// The column that up and down keep while they pass shorter lines.
  private var keptColumn: Int?
  /// The observer of the text, if any: the lines of a long text are joined only for an observer.
  private var report: ((String) -> Void)?

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - text: The text at first.
  ///   - placeholder: The text shown while it is empty.
  public init(_ text: String = "", placeholder: String = "") {
    self.placeholder = placeholder
    super.init()
    surface = .field
    maximumLength = 65_536
    self.text = text
  }

  /// The selected part of the text; empty without a selection.
  public var selectedText: String { buffer.selection.map { buffer.text(in: $0) } ?? "" }

  /// The position of the cursor in the text. Setting it ends the selection; a position beyond the
  /// text or a line stands for the end.
  public var cursorPosition: TextPosition {
    get { buffer.cursor }
    set { input.change { $0.move(to: newValue) } }
  }

  /// Selects a part of the text, with the cursor at its end.
  public func select(_ range: Range<TextPosition>) { input.change { $0.select(range) } }

  // MARK: - Responder

  /// Always `true`.
  public override var canBecomeFirstResponder: Bool { true }

  /// Always `true`: typed characters are text.
  public override var takesText: Bool { true }

  /// The heading of the editing keys in the help.
  public override var keyCommandsTitle: String? { "Typing" }

  /// The editing keys, without hints: people who type know them, or find them in the help.
  public override var keyCommands: [KeyCommand] { editingCommands }

  /// Inserts a typed character at the cursor.
  public override func keyDown(_ key: Key) -> Bool { input.type(key) }

  /// Inserts pasted text at the cursor, as one piece, with its line breaks.
  public override func paste(_ text: String) -> Bool {
    input.paste(text)
    return true
  }

  /// Puts the cursor where the mouse is; with Shift, selects up to there. A double click selects a
  /// word, a triple click a line.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    input.mouseDown(event)
    return true
  }

  /// Selects up to where the mouse is.
  public override func mouseDragged(_ event: MouseEvent) { input.mouseDragged(event) }

  /// Scrolls, and leaves the cursor where it is in the text.
  public override func scrollWheel(_ event: MouseEvent) -> Bool {
    guard layout.scroll(by: event.wheelRows, in: buffer) else { return false }
    followsCursor = false
    setNeedsDisplay()
    return true
  }

  /// Moves by visible lines, in the same column; beyond the first or the last line, to that end of
  /// the text.
  func moveByLines(_ offset: Int, isSelecting: Bool) {
    let column = keptColumn ?? layout.column(of: buffer.cursor, in: buffer)
    var row = cursorRow
    let position =
      layout.move(&row, by: offset, in: buffer)
      ? layout.position(in: row, column: column, of: buffer)
      : offset < 0 ? TextPosition() : buffer.end
    input.change { $0.move(to: position, isSelecting: isSelecting) }
    keptColumn = column
  }

  var cursorRow: TextLayout.Row { layout.row(of: buffer.cursor, in: buffer) }

  /// Whether there is a line above or below the cursor's.
  func hasLine(_ offset: Int) -> Bool {
    var row = cursorRow
    return layout.move(&row, by: offset, in: buffer)
  }

  // MARK: - View

  /// The preferred columns and rows.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, preferredColumns), height: preferredRows)
  }

  /// Breaks the lines again at another width, and keeps the cursor visible.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scroll()
  }

  /// Writes the visible lines, or the placeholder.
  public override func draw(in canvas: Canvas) {
    if buffer.isEmpty {
      let sample = Placeholder.shown(placeholder, in: self)
      for (row, line) in sample.wrapped(toColumns: bounds.width).enumerated() {
        let x = sample.runsRightToLeft ? bounds.width - line.columns : 0
        canvas.write(line, at: Point(x: x, y: row), role: .faint)
      }
      return
    }
    var row = layout.top
    for y in 0..<bounds.height {
      draw(row, at: y, in: canvas)
      guard layout.move(&row, by: 1, in: buffer) else { break }
    }
  }

  private func draw(_ row: TextLayout.Row, at y: Int, in canvas: Canvas) {
    let rows = layout.rows(ofLine: row.line, in: buffer)
    let range = rows.lines[row.index]
    // After the last row comes the line break, which is visible only where it is selected: as a
    // blank.
    let end = range.upperBound + (row.index == rows.lines.count - 1 ? 1 : 0)
    let selected = buffer.selection(inLine: row.line).clamped(to: range.lowerBound..<end)
    if let (visual, origin) = rows.visualLine(row.index) {
      for place in visual.places {
        let isSelected = selected.contains(range.lowerBound + place.index)
        canvas.write(
          String(place.character), at: Point(x: origin + place.column, y: y),
          role: isSelected ? .selected : .text, .verbatim,
          on: isSelected ? .selection : nil)
      }
      return
    }
    let pieces = [
      (range.lowerBound..<selected.lowerBound, false), (selected, true),
      (selected.upperBound..<end, false),
    ]
    var x = 0
    for (piece, isSelected) in pieces where !piece.isEmpty {
      var text = String(rows.characters[piece.clamped(to: range)])
      if isSelected, piece.upperBound > range.upperBound { text += " " }
      x = canvas.write(
        text, at: Point(x: x, y: y), role: isSelected ? .selected : .text, .verbatim,
        on: isSelected ? .selection : nil)
    }
  }

  /// The position of the cursor.
  public override var cursor: Point? {
    guard bounds.width > 0, let y = layout.y(of: buffer.cursor, in: buffer), y < bounds.height
    else { return nil }
    let column = layout.column(of: buffer.cursor, in: buffer)
    return Point(x: min(column, bounds.width - 1), y: y)
  }

  /// Several lines of text to type into.
  public override var accessibilityRole: AccessibilityRole { .textView }

  /// The text.
  public override var accessibilityValue: String? { text }

  /// The placeholder.
  public override var accessibilityHint: String? { placeholder }

  /// Replaces the whole text.
  public func enter(_ text: String) { input.enter(text) }

  /// Always `true`.
  public var takesLineBreaks: Bool { true }

  /// The cursor's row.
  public var focusArea: Rect {
    Rect(x: 0, y: cursor?.y ?? 0, width: bounds.width, height: 1)
  }

  /// The rows that a page key moves by: one less than are visible, to keep one line in view.
  var page: Int { max(1, bounds.height - 1) }

  /// Scrolls as little as is needed for the cursor to be visible, unless the wheel has scrolled
  /// away from it. A column is left for the cursor after the last character.
  private func scroll() {
    layout.setSize(columns: bounds.width - 1, height: bounds.height)
    layout.adjust(in: buffer)
    if followsCursor { layout.reveal(buffer.cursor, in: buffer) }
  }

  /// Whether the cursor's row is visible in every view that this one lies in.
  private var isCursorInSight: Bool {
    guard var row = cursor?.y else { return true }
    var view: View = self
    while let superview = view.superview {
      row += view.frame.minY
      if row < 0 || row >= superview.bounds.height { return false }
      view = superview
    }
    return true
  }
}

extension TextView: TextControl {
  func inputDidChange(isOtherText: Bool) {
    keptColumn = nil
    followsCursor = true
    scroll()
    setNeedsDisplay()
    if !isCursorInSight { invalidateIntrinsicSize() }
    guard isOtherText else { return }
    report?(text)
    editingChanged()
  }

  func position(at point: Point) -> TextPosition {
    let row = layout.row(at: point.y, in: buffer)
    return layout.position(in: row, column: max(0, point.x), of: buffer)
  }
}
