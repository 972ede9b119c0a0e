/// A line of text to type into, with the editing keys of a shell.
///
/// Keys that it does not use (Tab, Enter, Esc, up and down) continue up the responder chain, so the
/// panel around it decides what they mean. A text that is wider than the field scrolls; the cursor
/// and the whole character under it stay visible.
///
/// ```swift
/// let name = TextField(placeholder: "What is to be done?")
/// name.onChange = { text in … }
/// ```
public final class TextField: View, PromptField {
  /// The text, in one line. Setting it puts the cursor at its end and forgets what could be undone;
  /// ``onChange`` is not called.
  public var text: String {
    get { input.buffer.text }
    set {
      input.reset(to: newValue)
      wantedColumns = text.columns + 1
    }
  }
  /// The text shown while the field is empty.
  public var placeholder: String {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }
  /// The minimum columns of the field. Setting a text may make it wider; typing does not, so that
  /// nothing moves meanwhile.
  public var preferredColumns = 24 {
    didSet { if preferredColumns != oldValue { invalidateIntrinsicSize() } }
  }
  /// The most bytes that the text may have in UTF-8, 4,096 by default; more is not accepted, which
  /// a toast reports after a paste. `nil` sets no limit.
  public var maximumLength: Int? {
    get { input.maximumLength }
    set { input.maximumLength = newValue }
  }
  /// Called with the text after each change that was typed, pasted or undone.
  public var onChange: (String) -> Void = { _ in }
  /// Called at the same time, for the prompt that the field is in.
  public var editingChanged: () -> Void = {}

  /// Whether the field takes the keys itself; `false` for a part of another view that passes them
  /// on. The mouse selects text in it all the same.
  public var isFocusable = true

  /// The number of characters before the cursor.
  public var cursorPosition: Int { input.buffer.cursor.offset }

  /// The selected part of the text; empty without a selection.
  public var selectedText: String {
    input.buffer.selection.map { input.buffer.text(in: $0) } ?? ""
  }

  /// Highlighted pieces, such as words that a program has understood. They have to be set again
  /// whenever the text changes.
  public var highlights: [TextHighlight] = [] {
    didSet { if highlights != oldValue { setNeedsDisplay() } }
  }

  private(set) lazy var input = TextInput(of: self, isMultiline: false)
  private var wantedColumns = 0 {
    didSet {
      let isOther = max(preferredColumns, wantedColumns) != max(preferredColumns, oldValue)
      if isOther { invalidateIntrinsicSize() }
    }
  }
  /// The number of characters that have scrolled out at the left.
  private var firstVisible = 0

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: The text at first.
  ///   - placeholder: The text shown while it is empty.
  public init(_ text: String = "", placeholder: String = "") {
    self.placeholder = placeholder
    super.init()
    surface = .field
    maximumLength = 4096
    self.text = text
  }

  // MARK: - Responder

  /// Whether the field takes the keys itself.
  public override var canBecomeFirstResponder: Bool { isFocusable }

  /// Always `true`: typed characters are text.
  public override var takesText: Bool { true }

  /// The heading of the editing keys in the help.
  public override var keyCommandsTitle: String? { "Typing" }

  /// The editing keys, without hints: people who type know them, or find them in the help.
  public override var keyCommands: [KeyCommand] { input.keyCommands }

  /// The commands of a text of one line, in the order in which they are tried.
  public static let commands = TextEdit.all.flatMap(\.commands)

  /// Called when the field has given up the keys: UIKit's `textFieldDidEndEditing(_:)`.
  public var didEndEditing: () -> Void = {}

  /// Calls ``didEndEditing``.
  public override func didResignFirstResponder() { didEndEditing() }

  /// Inserts a typed character at the cursor.
  public override func keyDown(_ key: Key) -> Bool { input.type(key) }

  /// Inserts pasted text at the cursor, as one piece and in one line.
  public override func paste(_ text: String) -> Bool {
    input.paste(text)
    return true
  }

  /// Puts the cursor where the mouse is; with Shift, selects up to there. A double click selects a
  /// word, a triple click everything.
  public override func mouseDown(_ event: MouseEvent) -> Bool {
    input.mouseDown(event)
    return true
  }

  /// Selects up to where the mouse is.
  public override func mouseDragged(_ event: MouseEvent) { input.mouseDragged(event) }

  /// Puts the cursor before the character at a column of the field, or after the text where there
  /// is none.
  public func placeCursor(atColumn column: Int) {
    let position = position(at: Point(x: column, y: 0))
    input.change { $0.move(to: position) }
  }

  /// Replaces the whole text, in one line.
  public func enter(_ text: String) { input.enter(text) }

  /// Selects all the text: typing, pasting or deleting replaces it, and a movement keeps it.
  public func selectAll() { input.change { $0.selectAll() } }

  /// Ends the selection and keeps the text.
  func endSelection() { input.change { $0.select($0.cursor..<$0.cursor) } }

  // MARK: - View

  /// One row; as many columns as preferred, or as the placeholder or the text that was set need.
  public override func sizeThatFits(_ size: Size) -> Size {
    let sample = Placeholder.shown(placeholder, in: self).columns + 1
    return Size(width: max(preferredColumns, sample, wantedColumns), height: 1)
  }

  /// Keeps the cursor visible at another width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    scrollToCursor()
  }

  /// Writes the text, or the placeholder.
  public override func draw(in canvas: Canvas) {
    let line = input.buffer
    if line.isEmpty {
      let shown = Placeholder.shown(placeholder, in: self).truncated(toColumns: bounds.width)
      let x = shown.runsRightToLeft ? bounds.width - shown.columns : 0
      canvas.write(shown, at: Point(x: x, y: 0), role: .faint)
      return
    }
    if let visual = visualLine {
      let start = visual.origin(in: bounds.width)
      for place in visual.places {
        write(place.character, firstVisible + place.index, at: start + place.column, in: canvas)
      }
      return
    }
    var x = 0
    for (index, character) in line.characters.enumerated().dropFirst(firstVisible)
    where x < bounds.width { x = write(character, index, at: x, in: canvas) }
  }

  /// Writes the character at an index at a column; returns the column after it.
  @discardableResult
  private func write(_ character: Character, _ index: Int, at x: Int, in canvas: Canvas) -> Int {
    let highlight = highlights.last { $0.range.contains(index) }
    return canvas.write(
      String(character), at: Point(x: x, y: 0), role: highlight?.role ?? .text,
      (highlight?.attributes ?? []).union(.verbatim),
      on: input.buffer.selection(inLine: 0).contains(index) ? .selection : nil)
  }

  /// The visible characters in the order of the screen, if any may run from right to left.
  private var visualLine: VisualLine? {
    let line = input.buffer
    guard line.lines[0].hasRightToLeft else { return nil }
    let characters = line.characters
    var (end, used) = (firstVisible, 0)
    while end < characters.count, used + characters[end].columns <= bounds.width {
      used += characters[end].columns
      end += 1
    }
    return VisualLine(characters[firstVisible..<end], in: TextDirection(of: characters))
  }

  /// The position of the cursor.
  public override var cursor: Point? {
    guard bounds.width > 0 else { return nil }
    if let visual = visualLine {
      let x = visual.origin(in: bounds.width) + visual.column(of: cursorPosition - firstVisible)
      return Point(x: min(max(0, x), bounds.width - 1), y: 0)
    }
    return Point(x: min(columns(from: firstVisible, to: cursorPosition), bounds.width - 1), y: 0)
  }

  /// A line of text to type into.
  public override var accessibilityRole: AccessibilityRole { .textField }

  /// The text.
  public override var accessibilityValue: String? { text }

  /// The placeholder.
  public override var accessibilityHint: String? { placeholder }

  /// Scrolls as little as is needed for the cursor and the whole character under it to be visible,
  /// and back where room at the right would be wasted.
  private func scrollToCursor() {
    let characters = input.buffer.characters
    let cursor = cursorPosition
    firstVisible = min(firstVisible, cursor)
    guard bounds.width > 0 else { return }
    let under = cursor < characters.count ? max(1, characters[cursor].columns) : 1
    var used = columns(from: firstVisible, to: cursor) + under
    while used > bounds.width, firstVisible < cursor {
      used -= characters[firstVisible].columns
      firstVisible += 1
    }
    var rest = columns(from: firstVisible, to: characters.count) + 1
    while firstVisible > 0, rest + characters[firstVisible - 1].columns <= bounds.width {
      firstVisible -= 1
      rest += characters[firstVisible].columns
    }
  }

  private func columns(from start: Int, to end: Int) -> Int {
    input.buffer.characters[start..<end].reduce(0) { $0 + $1.columns }
  }
}

extension TextField: TextControl {
  func inputDidChange(isOtherText: Bool) {
    scrollToCursor()
    setNeedsDisplay()
    guard isOtherText else { return }
    onChange(text)
    editingChanged()
  }

  func position(at point: Point) -> TextPosition {
    if let visual = visualLine {
      let offset = visual.index(at: point.x - visual.origin(in: bounds.width))
      return TextPosition(offset: firstVisible + offset)
    }
    var position = firstVisible
    var end = 0
    for character in input.buffer.characters.dropFirst(firstVisible) {
      end += character.columns
      if end > point.x { break }
      position += 1
    }
    return TextPosition(offset: position)
  }
}
