/// A view with a text to type into: it shows what its ``TextInput`` holds.
@MainActor protocol TextControl: View {
  /// Shows the text, the cursor and the selection as they are now, after every change of any.
  func inputDidChange(isOtherText: Bool)

  /// The position in the text that is nearest to a point of the view.
  func position(at point: Point) -> TextPosition
}

/// The input of a view: the text with its cursor, its selection and its history, and
/// the keys, pastes and clicks that change them. UIKit's text input: a ``TextField`` has one with a
/// single line, a ``TextView`` one with several.
@MainActor final class TextInput {
  /// The text, the cursor, the selection and the history.
  private(set) var buffer = TextBuffer()
  /// Whether a movement that leaves the cursor where it is, such as Left at the start, continues up
  /// the responder chain.
  var passesIdleMovements = false

  private unowned let control: any TextControl
  private let isMultiline: Bool
  /// The unit that the mouse selects while it is dragged, and the piece of the text on which it was
  /// pressed.
  private var press = (unit: TextBuffer.Unit.character, piece: TextPosition()..<TextPosition())

  /// Creates the input of a view.
  ///
  /// - Parameters:
  ///   - control: The view.
  ///   - isMultiline: Whether the text may have several lines.
  init(of control: any TextControl, isMultiline: Bool) {
    (self.control, self.isMultiline) = (control, isMultiline)
  }

  // MARK: - The text

  /// The most bytes that the text may have in UTF-8; `nil` sets no limit.
  var maximumLength: Int? {
    get { buffer.maximumLength }
    set { buffer.maximumLength = newValue }
  }

  /// Sets another text, with the cursor at its end and nothing to undo.
  func reset(to text: String) {
    buffer.reset(to: text.editable(isMultiline: isMultiline))
    control.inputDidChange(isOtherText: false)
  }

  /// Replaces the whole text, as a person does: it can be undone.
  func enter(_ text: String) {
    change { $0.replaceAll(with: text.editable(isMultiline: isMultiline)) }
  }

  /// Changes the text or moves the cursor.
  func change(_ edit: (inout TextBuffer) -> Void) {
    let before = buffer.version
    edit(&buffer)
    control.inputDidChange(isOtherText: buffer.version != before)
  }

  // MARK: - Typing

  /// Inserts a typed character in place of the selection; returns whether the key is one.
  func type(_ key: Key) -> Bool {
    guard let character = key.typedCharacter else { return false }
    let text = String(character).editable(isMultiline: isMultiline)
    let now = control.window?.application?.now ?? 0
    change { $0.type(text, at: now) }
    return true
  }

  /// Inserts pasted text in place of the selection, as one piece.
  func paste(_ text: String) {
    let editable = text.editable(isMultiline: isMultiline, upTo: maximumLength ?? .max)
    var isWhole = true
    change { isWhole = $0.insert(editable) }
    if !isWhole { control.tellOfCutPaste() }
  }

  // MARK: - Keys

  /// The editing keys of every text, without hints: people who type know them, or find them in the
  /// help.
  var keyCommands: [KeyCommand] { TextEdit.all.flatMap(keyCommands) }

  private func keyCommands(for edit: TextEdit) -> [KeyCommand] {
    guard let movement = edit.movement, let destination = edit.destination else {
      return [KeyCommand(edit.command) { [unowned self] in change { edit.perform(&$0) } }]
    }
    let isIdle =
      passesIdleMovements && buffer.selection == nil && destination(buffer) == buffer.cursor
    return keyCommands(for: movement, isEnabled: !isIdle) { [unowned self] isSelecting in
      change { $0.move(to: destination($0), isSelecting: isSelecting) }
    }
  }

  /// The command of a movement, and that of the same movement with Shift, which selects.
  func keyCommands(
    for movement: TextMovement, isEnabled: Bool = true,
    perform: @escaping (_ isSelecting: Bool) -> Void
  ) -> [KeyCommand] {
    let move = KeyCommand(movement.command, isEnabled: isEnabled) { perform(false) }
    let selecting = movement.selecting.map { KeyCommand($0) { perform(true) } }
    return [move] + (selecting.map { [$0] } ?? [])
  }

  // MARK: - The mouse

  /// Puts the cursor where the mouse was pressed; with Shift, selects up to there. A double click
  /// selects the word there, a triple click its line.
  func mouseDown(_ event: MouseEvent) {
    let position = position(of: event)
    let unit: TextBuffer.Unit =
      event.clickCount > 2 ? .line : event.clickCount == 2 ? .word : .character
    press = (unit, buffer.piece(unit, at: position))
    let piece = press.piece
    change {
      unit == .character
        ? $0.move(to: position, isSelecting: event.modifiers.contains(.shift)) : $0.select(piece)
    }
  }

  /// Selects up to where the mouse is: after a double click whole words, after a triple click whole
  /// lines.
  func mouseDragged(_ event: MouseEvent) {
    let position = position(of: event)
    guard press.unit != .character else {
      return change { $0.move(to: position, isSelecting: true) }
    }
    let (first, last) = (press.piece, buffer.piece(press.unit, at: position))
    change {
      last.lowerBound < first.lowerBound
        ? $0.select(from: first.upperBound, to: last.lowerBound)
        : $0.select(from: first.lowerBound, to: last.upperBound)
    }
  }

  private func position(of event: MouseEvent) -> TextPosition {
    control.position(at: event.location(in: control))
  }
}
