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
public final class TextView: View, PromptField {
  /// The text, its lines ended by `\n`. Setting it puts the cursor at its end and forgets what
  /// could be undone; ``onChange`` is not called.
  public var text: String {
    get { buffer.text }
    set {
      buffer.reset(to: newValue.editable(isMultiline: true))
      bufferDidChange()
    }
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
    get { buffer.maximumLength }
    set { buffer.maximumLength = newValue }
  }
  /// Called with the text after each change that was typed, pasted or undone.
  public var onChange: (String) -> Void = { _ in }
  /// Called at the same time, for the form that the view is in.
  public var editingChanged: () -> Void = {}

  private(set) var buffer = TextBuffer()
  /// The lines as they are shown.
  private(set) var lines = TextLines([], columns: 1)
  /// The index of the first visible line.
  private var firstVisible = 0
  /// Whether the cursor is kept visible. The wheel may scroll it out of sight, until the next key.
  private var followsCursor = true
  /// The column that up and down keep while they pass shorter lines.
  private var keptColumn: Int?

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
  public var selectedText: String {
    buffer.selection.map { String(buffer.characters[$0]) } ?? ""
  }

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
  public override func keyDown(_ key: Key) -> Bool {
    guard let character = key.typedCharacter else { return false }
    change { $0.insert(String(character).editable(isMultiline: true), isTyping: true) }
    return true
  }

  /// Inserts pasted text at the cursor, as one piece, with its line breaks.
  public override func paste(_ text: String) -> Bool {
    let editable = text.editable(isMultiline: true, upTo: maximumLength ?? .max)
    var isWhole = true
    change { isWhole = $0.insert(editable) }
    if !isWhole { tellOfCutPaste() }
    return true
  }

  /// Puts the cursor where the mouse is; with Shift, selects up to there.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    moveCursor(to: event, isSelecting: event.modifiers.contains(.shift))
    return true
  }

  /// Selects up to where the mouse is.
  public override func mouseDragged(_ event: MouseEvent) {
    moveCursor(to: event, isSelecting: true)
  }

  /// Scrolls, and leaves the cursor where it is in the text.
  public override func scrollWheel(_ event: MouseEvent) -> Bool {
    let last = lines.lines.count - bounds.height
    guard last > 0 else { return false }
    followsCursor = false
    firstVisible = max(0, min(firstVisible + event.wheelRows, last))
    setNeedsDisplay()
    return true
  }

  private func moveCursor(to event: MouseEvent, isSelecting: Bool) {
    let point = event.location(in: self)
    let line = max(0, min(firstVisible + point.y, lines.lines.count - 1))
    let position = lines.position(inLine: line, column: max(0, point.x))
    change { $0.move(to: position, isSelecting: isSelecting) }
  }

  /// Changes the text or moves the cursor, as a key asks for it.
  func change(keeping column: Int? = nil, _ edit: (inout TextBuffer) -> Void) {
    let before = buffer.characters
    edit(&buffer)
    keptColumn = column
    bufferDidChange()
    guard buffer.characters != before else { return }
    onChange(text)
    editingChanged()
  }

  /// Moves by visible lines, in the same column; beyond the first or the last line, to that end of
  /// the text.
  func moveByLines(_ offset: Int, isSelecting: Bool) {
    let column = keptColumn ?? lines.column(of: buffer.cursor)
    let line = cursorLine + offset
    let position =
      line < 0
      ? 0
      : line >= lines.lines.count
        ? buffer.characters.count : lines.position(inLine: line, column: column)
    change(keeping: column) { $0.move(to: position, isSelecting: isSelecting) }
  }

  var cursorLine: Int { lines.line(of: buffer.cursor) }

  /// Whether there is a line above or below the cursor's.
  func hasLine(_ offset: Int) -> Bool { lines.lines.indices.contains(cursorLine + offset) }

  // MARK: - View

  /// The preferred columns and rows.
  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(size.width, preferredColumns), height: preferredRows)
  }

  /// Breaks the lines again at another width, and keeps the cursor visible.
  public override func layoutSubviews() {
    super.layoutSubviews()
    breakLines()
  }

  /// Writes the visible lines, or the placeholder.
  public override func draw(in canvas: Canvas) {
    if buffer.characters.isEmpty {
      let sample = Placeholder.shown(placeholder, in: self)
      for (row, line) in sample.wrapped(toColumns: bounds.width).enumerated() {
        canvas.write(line, at: Point(x: 0, y: row), role: .faint)
      }
      return
    }
    let selection = buffer.selection ?? 0..<0
    for row in 0..<min(bounds.height, lines.lines.count - firstVisible) {
      let line = lines.lines[firstVisible + row]
      let selected = line.clamped(to: selection)
      let head = line.lowerBound..<(selected.isEmpty ? line.upperBound : selected.lowerBound)
      var x = write(head, x: 0, y: row, isSelected: false, in: canvas)
      if selected.isEmpty { continue }
      x = write(selected, x: x, y: row, isSelected: true, in: canvas)
      write(selected.upperBound..<line.upperBound, x: x, y: row, isSelected: false, in: canvas)
    }
  }

  @discardableResult
  private func write(
    _ range: Range<Int>, x: Int, y: Int, isSelected: Bool, in canvas: Canvas
  ) -> Int {
    // A line break is visible only where it is selected: as a blank.
    var text = String(buffer.characters[range])
    if text.last?.isNewline == true { text = text.dropLast() + (isSelected ? " " : "") }
    return canvas.write(
      text, at: Point(x: x, y: y), role: isSelected ? .selected : .text,
      on: isSelected ? .selection : nil)
  }

  /// The position of the cursor.
  public override var cursor: Point? {
    let row = cursorLine - firstVisible
    guard bounds.width > 0, (0..<bounds.height).contains(row) else { return nil }
    return Point(x: min(lines.column(of: buffer.cursor), bounds.width - 1), y: row)
  }

  /// The text.
  public override var accessibilityValue: String? { text }

  /// The placeholder.
  public override var accessibilityHint: String? { placeholder }

  /// Replaces the whole text.
  public func enter(_ text: String) {
    change { $0.replaceAll(with: text.editable(isMultiline: true)) }
  }

  /// Always `true`.
  public var takesLineBreaks: Bool { true }

  /// The cursor's row.
  public var focusArea: Rect {
    Rect(x: 0, y: cursor?.y ?? 0, width: bounds.width, height: 1)
  }

  /// The rows that a page key moves by: one less than are visible, to keep one line in view.
  var page: Int { max(1, bounds.height - 1) }

  private func bufferDidChange() {
    followsCursor = true
    breakLines()
    setNeedsDisplay()
    if !isCursorInSight { invalidateIntrinsicSize() }
  }

  /// Breaks the text into lines, with a column left for the cursor after the last character, and
  /// scrolls as little as is needed for the cursor to be visible, unless the wheel has scrolled
  /// away from it.
  private func breakLines() {
    lines = TextLines(buffer.characters, columns: bounds.width - 1)
    let height = max(1, bounds.height)
    let line = cursorLine
    firstVisible = min(firstVisible, max(0, lines.lines.count - height))
    guard followsCursor else { return }
    firstVisible = max(min(firstVisible, line), line - height + 1)
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
