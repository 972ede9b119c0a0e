/// Asks for a few values above the screen: labelled fields, a button that accepts them and one that
/// cancels. Present it with ``Panel/present(_:)``; it dismisses itself.
///
/// Enter accepts from every field; Ctrl-S does so in a field of several lines, which needs Enter
/// itself, and so does Alt-Enter. Esc cancels, and so does `q` where no field takes text; Tab and
/// Shift-Tab cycle through the fields and buttons; an open calendar keeps Enter and Esc for itself.
/// While the prompt is presented, no typed character is a command of a panel below.
///
/// ```swift
/// let name = TextField(placeholder: "What is to be done?")
/// let prompt = PromptPanel(title: "New to-do", fields: ["Name": name], acceptTitle: "Create") {
///   try await store.add(name.text)
/// }
/// prompt.validate = { name.text.isEmpty ? .init(field: name, message: "Give it a name.") : nil }
/// panel.present(prompt)
/// ```
///
/// Accepting happens in this order: every field's own ``PromptField/errorText``, ``validate``,
/// ``onAccept``, the dismissal, ``onDismiss``. An error on the way is shown, and everything that
/// was typed stays.
public final class PromptPanel: Panel {
  /// Returns a problem with the values as a whole, or `nil`; called before they are accepted. The
  /// message is shown below its field, which gets the keys.
  public var validate: () -> Problem? {
    get { form.validate }
    set { form.validate = newValue }
  }

  /// Carries out the request. While it runs, the application holds input, and after
  /// ``savingDelay`` the prompt shows `Saving…`; when it throws, the prompt shows the error's
  /// description and stays.
  public let onAccept: @MainActor () async throws -> Void

  /// Called once for each presentation, after the prompt was dismissed by whatever means, with
  /// whether its values were accepted. If it is dismissed from outside while ``onAccept`` runs, the
  /// call follows when ``onAccept`` is over.
  public var onDismiss: (_ isAccepted: Bool) -> Void = { _ in }

  /// Called after each change of a field.
  public var onChange: () -> Void = {}

  /// Returns other ways to accept, which come right after Enter; their keys win over those of the
  /// prompt. None by default.
  public var furtherCommands: @MainActor () -> [KeyCommand] = { [] }

  /// Whether the prompt was cancelled by Esc, the button or ``cancel()``, and not dismissed from
  /// outside. Set before ``onDismiss`` is called.
  public private(set) var isCancelled = false

  /// Seconds that ``onAccept`` may take before the prompt shows `Saving…`.
  public static let savingDelay = 0.15

  /// Whether ``onAccept`` is running.
  public private(set) var isSaving = false

  private let form: FormPanel
  private let acceptButton: Button
  private let cancelButton = Button("Cancel")
  private let content: DialogView
  /// Whether the prompt was presented and ``onDismiss`` was not called yet.
  private var owesEnd = false
  private var isAccepted = false

  /// Creates a prompt.
  ///
  /// - Parameters:
  ///   - title: The title, in the first line.
  ///   - fields: The fields and their labels, from top to bottom. Without any, the prompt is a
  ///     question, and the accepting button gets the keys.
  ///   - acceptTitle: The word on the button that accepts; in lower case the key hint too.
  ///   - onAccept: Carries out the request.
  public convenience init(
    title: String, fields: KeyValuePairs<String, any PromptField>, acceptTitle: String,
    onAccept: @escaping @MainActor () async throws -> Void
  ) {
    self.init(title: title, form: FormPanel(fields), acceptTitle: acceptTitle, onAccept: onAccept)
  }

  /// Creates a prompt with rows that are only known while the program runs, such as one for each
  /// blank of a text; otherwise like the other initialiser.
  public convenience init(
    title: String, rows: [(label: String, field: any PromptField)], acceptTitle: String,
    onAccept: @escaping @MainActor () async throws -> Void
  ) {
    let form = FormPanel(rows.map { FormRow(label: $0.label, field: $0.field) })
    self.init(title: title, form: form, acceptTitle: acceptTitle, onAccept: onAccept)
  }

  init(
    title: String, form: FormPanel, acceptTitle: String,
    onAccept: @escaping @MainActor () async throws -> Void
  ) {
    self.onAccept = onAccept
    self.form = form
    form.movesFocus = false
    acceptButton = Button(acceptTitle)
    form.furtherStops = [acceptButton, cancelButton]
    content = DialogView(title: title, form: form.content, buttons: [acceptButton, cancelButton])
    super.init()
    self.title = title
    acceptButton.action = { [unowned self] in accept() }
    cancelButton.action = { [unowned self] in cancel() }
    form.onChange = { [unowned self] in
      content.show("", role: .secondary)
      onChange()
    }
  }

  /// The field that gets the keys at first; without one, the first of all.
  public var initialField: (any PromptField)? {
    get { form.firstStop as? any PromptField }
    set { form.firstStop = newValue }
  }

  // MARK: - Life cycle

  /// Sets the prompt's view.
  public override func loadView() { view = content }

  public override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(form, in: content.viewport)
  }

  public override func viewWillAppear(animated: Bool) {
    (owesEnd, isAccepted, isCancelled) = (true, false, false)
  }

  /// Gives the keys to the first field.
  public override func viewIsAppearing(animated: Bool) { form.restoreFocus() }

  /// The field or button that had the keys last.
  public override var preferredFirstResponder: Responder? {
    isSaving ? nil : form.focusedStop
  }

  // MARK: - Responder

  /// Whether the values are being accepted: then no field takes any keys.
  public override var canBecomeFirstResponder: Bool { isSaving }

  /// Always `true`, also while a button has the keys.
  public override var takesText: Bool { true }

  /// The commands that accept, cancel and move the focus.
  public override var keyCommands: [KeyCommand] {
    let accept = acceptButton.title
    // A text of several lines takes Enter itself, so the other key is the one to hint at.
    let takesEnter = form.focusedStop is TextView
    let enter = KeyCommand(.promptAccept, title: accept, hint: accept.lowercased()) {
      [unowned self] in self.accept()
    }
    let commands = [
      KeyCommand(
        .promptAcceptText, title: accept, hint: takesEnter ? accept.lowercased() : nil
      ) { [unowned self] in self.accept() },
      KeyCommand(.promptCancel) { [unowned self] in cancel() },
      KeyCommand(.promptClose, isEnabled: !form.fields.contains(where: \.takesText)) {
        [unowned self] in cancel()
      },
    ]
    return super.keyCommands + [enter] + furtherCommands() + commands + form.focusCommands()
  }

  // MARK: - Accepting

  /// Dismisses the prompt without accepting anything, as Esc does.
  public func cancel() {
    guard !isSaving else { return }
    isCancelled = true
    finish(isAccepted: false)
  }

  /// Accepts the values, as Enter does.
  public func accept() {
    guard !isSaving else { return }
    content.show("", role: .secondary)
    guard form.check() else { return }
    setSaving(true)
    let timer = application?.animator.schedule(after: PromptPanel.savingDelay) { [weak self] in
      self?.content.show("Saving…", role: .secondary)
    }
    // Work that was requested before the prompt comes before the prompt's own.
    guard let application else {
      Task { await save(timer) }
      return
    }
    application.work.perform(holdingInput: true) { [self] in await save(timer) }
  }

  private func save(_ timer: Animation?) async {
    do {
      try await onAccept()
      timer?.cancel()
      finish(isAccepted: true)
    } catch {
      timer?.cancel()
      setSaving(false)
      guard view.window != nil else {
        program?.window.presentError(error)
        return reportEnd()
      }
      application?.discardHeldInput()
      content.show(String(describing: error), role: .error)
      form.restoreFocus()
    }
  }

  private func setSaving(_ isSaving: Bool) {
    self.isSaving = isSaving
    content.show("", role: .secondary)
    acceptButton.isEnabled = !isSaving
    cancelButton.isEnabled = !isSaving
    if isSaving { becomeFirstResponder() }
    view.window?.setNeedsStatusUpdate()
  }

  private func finish(isAccepted: Bool) {
    setSaving(false)
    self.isAccepted = isAccepted
    if presentation != nil { dismissItself() } else { reportEnd() }
  }

  override func didDismiss() {
    if !isSaving { reportEnd() }
  }

  private func reportEnd() {
    guard owesEnd else { return }
    owesEnd = false
    onDismiss(isAccepted)
  }
}
