/// Lets a person find one of many things by typing a part of its name. Present it; it dismisses
/// itself, and then reports the choice.
///
/// The arrows, `Ctrl-N` and `Ctrl-P` move through the matches, Enter picks, Esc picks nothing. All
/// other keys are typed.
///
/// ```swift
/// let picker = PickerPanel(title: "Go to", placeholder: "List or item") { typed in
///   lists.map { PickerChoice(id: $0.id, title: $0.name) }.matching(typed)
/// }
/// picker.onPick = { [unowned self] choice in open(choice.id) }
/// present(picker)
/// ```
public final class PickerPanel<ID: Hashable>: Panel {
  /// Called after the picker was dismissed by a choice.
  public var onPick: (PickerChoice<ID>) -> Void = { _ in }
  /// Returns the last choice to offer when something was typed, for a name that does not exist yet.
  /// `nil` offers nothing.
  public var other: ((_ typed: String) -> PickerChoice<ID>?)?
  /// The text shown where nothing matches.
  public var emptyText = "No matches"

  /// The size of a picker that has room.
  public static var size: Size { Size(width: 60, height: 17) }

  /// Returns the choices that match the typed text, the best first.
  var find: (String) -> [PickerChoice<ID>]
  private let field: TextField
  private let list = ListPanel<ID>()
  private let note = Label(role: .secondary, alignment: .center)
  private let rows: ArrayListDataSource<PickerChoice<ID>, ID>
  private var picked: PickerChoice<ID>?

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - title: The title of the frame.
  ///   - placeholder: The text in the field while it is empty.
  ///   - typed: The text in the field at the beginning.
  ///   - find: The choices that match the typed text, the best first. Called when the picker
  ///     appears, after every change, and by ``reload()``; it should not take longer than a frame.
  public init(
    title: String, placeholder: String = "", typed: String = "",
    find: @escaping (String) -> [PickerChoice<ID>]
  ) {
    self.find = find
    field = TextField(placeholder: placeholder)
    field.text = typed
    rows = ArrayListDataSource(id: \.id) { choice, panel in
      let row = panel as? RowPanel ?? RowPanel(.value1)
      row.text = choice.title
      row.textRole = choice.titleRole
      row.textHighlights = choice.matches.map {
        TextHighlight($0..<$0 + 1, role: .accent, .bold)
      }
      row.detail = choice.detail
      row.detailRole = choice.detailRole
      row.mark = choice.mark
      return row
    }
    super.init()
    self.title = title
    preferredContentSize = Self.size
    isModalInPresentation = false
    list.selectsOnClick = true
    list.isFocusable = false
    field.editingChanged = { [unowned self] in reload() }
    list.dataSource = rows.grouped(by: \.group) { group, _, heading in heading.text = group }
    list.delegate = self
  }

  /// Asks for the choices again, when more of them have become known. The current one stays
  /// current.
  public func reload() {
    let kept = list.currentID
    let typedSince = shownFor != field.text
    shownFor = field.text
    var choices = find(field.text)
    if !field.text.isEmpty, let other = other?(field.text) { choices.append(other) }
    rows.elements = choices.gathered()
    list.reloadData(animated: false)
    // After typing, the best match becomes current; it stands first.
    if typedSince || kept == nil || !list.makeCurrent(kept) { list.makeCurrent(index: 0) }
    note.text = choices.isEmpty ? emptyText : ""
    note.isHidden = !choices.isEmpty
    setNeedsStatusUpdate()
  }

  private var shownFor: String?

  // MARK: - Panel

  public override func loadView() {
    let content = PickerView(field: field, note: note)
    view = FrameView(title: title ?? "", content: content, padding: FrameView.dialogPadding)
    embedChild(list, in: content.results)
  }

  public override func viewWillAppear(animated: Bool) { reload() }

  /// The field.
  public override var preferredFirstResponder: Responder? { field }

  /// The commands to pick, close and move.
  public override var keyCommands: [KeyCommand] {
    super.keyCommands + ownCommands + list.keys.movements
  }

  /// The commands besides the list's movements.
  private var ownCommands: [KeyCommand] {
    [
      KeyCommand(.pickerPick, isEnabled: !rows.elements.isEmpty) { [unowned self] in pick() },
      KeyCommand(.pickerCancel) { [unowned self] in dismiss() },
      KeyCommand(.pickerNext) { [unowned self] in list.rows.move(by: 1) },
      KeyCommand(.pickerPrevious) { [unowned self] in list.rows.move(by: -1) },
    ]
  }

  private func pick() {
    guard let id = list.currentID, let choice = rows[id] else { return }
    picked = choice
    dismiss()
  }

  override func didDismiss() {
    guard let choice = picked else { return }
    picked = nil
    onPick(choice)
  }
}

extension PickerPanel: ListDelegate {
  /// Picks the row, for a click.
  public func list(_ list: ListPanel<ID>, didSelectRow id: ID) -> ListSelectionResponse {
    pick()
    return []
  }
}
