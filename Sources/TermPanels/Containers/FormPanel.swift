/// Labelled fields below each other, with what is wrong with a value next to its field. It scrolls
/// where there is no room for all.
///
/// Tab, up and down go round the fields. Embed it in a screen of its own; a ``PromptPanel`` is a
/// form with a frame and buttons.
///
/// ```swift
/// let form = FormPanel(["Name": name, "Note": note])
/// form.validate = { name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil }
/// form.onSubmit = { save(name.text, note.text) }
/// ```
public final class FormPanel: Panel {
  /// What is wrong with the values as a whole, asked by ``check()`` after each field was; `nil`
  /// when nothing is.
  public var validate: () -> Problem? = { nil }

  /// Called after each change of a field.
  public var onChange: () -> Void = {}

  /// Called when Enter is pressed in a field that has no use for it, and nothing is wrong. `nil`
  /// leaves the key to the panels around the form.
  public var onSubmit: (() -> Void)?

  /// What takes the keys after the fields, and before the first one again.
  var furtherStops: [View] = []
  /// What has the keys first; `nil` is the first field.
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
      row.field.editingChanged = { [unowned self] in
        clearProblems()
        onChange()
      }
    }
  }

  /// The fields, from top to bottom.
  public var fields: [any PromptField] { content.rows.map(\.field) }

  // MARK: - Problems

  /// Looks whether the values can be accepted. What is wrong is shown next to its field, and that
  /// field gets the keys.
  ///
  /// - Returns: Whether nothing is wrong.
  public func check() -> Bool {
    clearProblems()
    // A field shows by itself why it cannot be accepted.
    if let row = content.rows.first(where: { $0.field.errorText != nil }) {
      focus(on: row.field)
      return false
    }
    guard let problem = validate() else { return true }
    show(problem)
    return false
  }

  /// Shows what is wrong next to its field, until something is changed, and gives that field the
  /// keys.
  public func show(_ problem: Problem) {
    let row = content.rows.first { $0.field === problem.field }
    precondition(row != nil, "A form's problem belongs to one of its fields.")
    row?.message = problem.message
    focus(on: problem.field)
  }

  /// Takes away what ``check()`` and ``show(_:)`` have shown.
  public func clearProblems() {
    for row in content.rows { row.message = "" }
  }

  // MARK: - Focus

  /// What had the keys last, or has them first.
  var focusedStop: View? { lastFocus ?? firstStop ?? stops.first }

  /// Everything that takes the keys, in the order of Tab.
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
    // A button that is disabled takes no keys and is passed over.
    for steps in 1...stops.count {
      let offset = current + steps * step + stops.count
      if focus(on: stops[offset % stops.count]) { return }
    }
  }

  /// Going round.
  func focusCommands(isEnabled: Bool = true) -> [KeyCommand] {
    let isEnabled = isEnabled && stops.count > 1
    return [
      KeyCommand(
        id: "form.next", .tab, .down, .right, title: "Next field", hint: "next field",
        isEnabled: isEnabled
      ) { [unowned self] in moveFocus(by: 1) },
      KeyCommand(
        id: "form.previous", .backTab, .up, .left, title: "Previous field", isEnabled: isEnabled
      ) { [unowned self] in moveFocus(by: -1) },
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

  /// Going round, and submitting.
  public override var keyCommands: [KeyCommand] {
    var commands = super.keyCommands
    if onSubmit != nil {
      commands.append(
        KeyCommand(
          id: "form.accept", .enter, Key(.enter, .alt), title: "Accept", hint: "accept"
        ) { [unowned self] in if check() { onSubmit?() } })
    }
    return movesFocus ? commands + focusCommands() : commands
  }
}
