/// Labelled fields below each other, with each problem next to its field. The form scrolls where
/// there is no room for all.
///
/// Tab, up and down cycle through the fields. Embed it in a screen of its own; a ``PromptPanel`` is
/// a form with a frame and buttons.
///
/// ```swift
/// let form = FormPanel(["Name": name, "Note": note])
/// form.validate = { name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil }
/// form.onSubmit = { save(name.text, note.text) }
/// ```
public final class FormPanel: Panel {
  /// Returns a problem with the combination of values, or `nil`. Called by ``check()`` if no single
  /// field has a problem.
  public var validate: () -> Problem? = { nil }

  /// Called after each change of a field.
  public var onChange: () -> Void = {}

  /// Called when Enter is pressed in a field that does not use it, and there is no problem. `nil`
  /// leaves the key to the panels around the form.
  public var onSubmit: (() -> Void)?

  /// Returns a problem with the content of a field that is bound to a property, or `nil`.
  var checkBindings: () -> Problem? = { nil }
  /// The views that take the keys after the fields, and before the first one again.
  var furtherStops: [View] = []
  /// The view that has the keys first; `nil` means the first field.
  weak var firstStop: View?
  /// Whether Tab and the arrows are the form's own keys, not those of the panel around it.
  var movesFocus = true

  let content: FormView
  private weak var lastFocus: View?

  /// Creates a form.
  ///
  /// - Parameter fields: The fields and their labels, from top to bottom.
  public convenience init(_ fields: KeyValuePairs<String, any PromptField>) {
    self.init(fields.map { FormRow(label: $0.key, field: $0.value) })
  }

  init(_ rows: [FormRow]) {
    content = FormView(rows)
    super.init()
    for row in content.rows {
      // The program may keep its fields longer than the form.
      row.field.editingChanged = { [weak self] in
        guard let self else { return }
        clearProblems()
        onChange()
      }
    }
  }

  /// The fields, from top to bottom.
  public var fields: [any PromptField] { content.rows.map(\.field) }

  // MARK: - Problems

  /// Checks whether the values can be accepted. A problem is shown next to its field, and that
  /// field gets the keys.
  ///
  /// - Returns: Whether there is no problem.
  public func check() -> Bool {
    clearProblems()
    // A field itself shows why its value cannot be accepted.
    if let row = content.rows.first(where: { $0.field.errorText != nil }) {
      focus(on: row.field)
      return false
    }
    guard let problem = checkBindings() ?? validate() else { return true }
    show(problem)
    return false
  }

  /// Shows a problem next to its field, until a value changes, and gives that field the keys.
  public func show(_ problem: Problem) {
    let row = content.rows.first { $0.field === problem.field }
    precondition(row != nil, "A form's problem belongs to one of its fields.")
    row?.message = problem.message
    focus(on: problem.field)
  }

  /// Removes the problems that ``check()`` and ``show(_:)`` have shown.
  public func clearProblems() {
    for row in content.rows { row.message = "" }
  }

  // MARK: - Focus

  /// The view that had the keys last, or has them first.
  var focusedStop: View? { lastFocus ?? firstStop ?? stops.first }

  /// All views that take the keys, in the order of Tab.
  private var stops: [View] { content.rows.map(\.field) + furtherStops }

  @discardableResult
  func focus(on view: View) -> Bool {
    guard view.becomeFirstResponder() else { return false }
    lastFocus = view
    content.focus(on: view)
    return true
  }

  func restoreFocus() {
    if let focusedStop { focus(on: focusedStop) }
  }

  private func moveFocus(by step: Int) {
    let stops = stops
    let current = stops.firstIndex { $0.isFirstResponder } ?? 0
    // A disabled button takes no keys and is skipped.
    for steps in 1...stops.count {
      let offset = current + steps * step + stops.count
      if focus(on: stops[offset % stops.count]) { return }
    }
  }

  /// The commands that move the focus.
  func focusCommands() -> [KeyCommand] {
    let isEnabled = stops.count > 1
    return [
      KeyCommand(.formNext, isEnabled: isEnabled) { [unowned self] in moveFocus(by: 1) },
      KeyCommand(.formPrevious, isEnabled: isEnabled) { [unowned self] in moveFocus(by: -1) },
    ]
  }

  // MARK: - Panel

  /// Sets the form's view.
  public override func loadView() { view = content }

  /// The field that had the keys last.
  public override var preferredFirstResponder: Responder? { focusedStop }

  /// Marks the field that has the keys, however it got them, and keeps it in sight.
  public override func updateStatus() {
    super.updateStatus()
    guard let field = fields.first(where: { $0.isFirstResponder }), lastFocus !== field else {
      return
    }
    lastFocus = field
    content.focus(on: field)
  }

  /// The commands that submit the form and move the focus.
  public override var keyCommands: [KeyCommand] {
    var commands = super.keyCommands
    if onSubmit != nil {
      commands.append(KeyCommand(.formAccept) { [unowned self] in if check() { onSubmit?() } })
    }
    return movesFocus ? commands + focusCommands() : commands
  }
}
