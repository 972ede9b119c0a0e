import TermPanels
import TodoModel
import TodoWording

/// Shows the effect of changes before anything is changed: a row for each item, which can be left
/// out. Present it; it dismisses itself.
///
/// Enter applies the changes to the remaining items, Esc to none. When something is changed
/// elsewhere meanwhile, the panel shows the effect on the items as they are now.
@MainActor final class RehearsalPanel: Panel {
  private let rehearsal: Rehearsal
  private let apply: (_ ids: [Identifier<TodoItem>], _ changes: [ItemChange]) -> Void
  private let access: StoreAccess
  private let messages: Messages
  private let list = ListPanel<TodoItem.ID>()
  private let summary = Label(role: .secondary)
  private let nothing = Label("Nothing to change", role: .faint)
  private var observation: ObservationToken?

  /// The columns and rows of a panel with enough room.
  static let size = Size(width: 84, height: 24)

  /// Creates the panel.
  ///
  /// - Parameters:
  ///   - rehearsal: The preview of the changes.
  ///   - title: The title of the frame.
  ///   - apply: Applies the changes, after the panel was dismissed.
  init(
    _ rehearsal: Rehearsal, title: String, _ access: StoreAccess, _ messages: Messages,
    apply: @escaping (_ ids: [Identifier<TodoItem>], _ changes: [ItemChange]) -> Void
  ) {
    (self.rehearsal, self.apply) = (rehearsal, apply)
    (self.access, self.messages) = (access, messages)
    super.init()
    self.title = title
    preferredContentSize = Size(
      width: RehearsalPanel.size.width,
      height: min(RehearsalPanel.size.height, 3 * rehearsal.rowCount + 5))
    list.dataSource = rehearsal
    list.delegate = self
  }

  // MARK: - Panel

  override func loadView() {
    let content = RehearsalView(summary: summary, nothing: nothing)
    view = FrameView(title: title ?? "", content: content, padding: FrameView.dialogPadding)
    embedChild(list, in: content.rows)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = access.store.observe(self)
    show()
  }

  override var childForStatus: Panel? { list }

  override var keyCommands: [KeyCommand] {
    let count = rehearsal.leftCount
    return super.keyCommands + [
      KeyCommand(
        .applyChanges, title: "Change \(Counts.items(count))", isEnabled: count > 0
      ) { [unowned self] in finish() },
      KeyCommand(.cancelChanges) { [unowned self] in dismiss() },
    ]
  }

  /// The commands besides those of the list.
  static let commands: [Command] = [.applyChanges, .cancelChanges]

  // MARK: - Doing

  private func show() {
    summary.text = rehearsal.summary
    nothing.isHidden = rehearsal.rowCount > 0
    setNeedsStatusUpdate()
  }

  private func finish() {
    let left = rehearsal.left
    dismiss()
    apply(left, rehearsal.changes)
  }
}

extension RehearsalPanel: ListDelegate {
  func list(_ list: ListPanel<TodoItem.ID>, actionsForRow id: TodoItem.ID) -> [RowAction] {
    let isOut = rehearsal.isStruckOut(id)
    return [
      RowAction(
        .leaveOut, title: isOut ? "Include the item" : nil,
        hint: isOut ? "include" : Command.leaveOut.hint
      ) { [unowned self] in
        rehearsal.strikeOut(id)
        list.reloadData(animated: false)
        show()
      }
    ]
  }
}

extension RehearsalPanel: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    do {
      guard try rehearsal.follow(event) else { return }
    } catch {
      // All items are gone, or the preview can no longer be read and is out of date.
      messages.report(error)
      return dismiss()
    }
    list.reloadData(animated: false)
    show()
  }
}

extension Command {
  static let applyChanges = Command(
    "rehearsal.apply", .enter, title: "Change the items", hint: "apply")
  static let cancelChanges = Command(
    "rehearsal.cancel", .escape, .character("q"), title: "Change nothing", hint: "cancel")
  static let leaveOut = Command(
    "rehearsal.strike", .space, .character("x"), title: "Skip the item", hint: "skip")
}

/// The rows of a preview above a line that sums them up.
@MainActor final class RehearsalView: View {
  /// The view that the rows fill.
  let rows = View()
  private let summary: Label
  private let nothing: Label

  init(summary: Label, nothing: Label) {
    (self.summary, self.nothing) = (summary, nothing)
    super.init()
    for view in [nothing, rows, summary] { addSubview(view) }
  }

  /// All there is: the rows are as many as there is room for.
  override func sizeThatFits(_ size: Size) -> Size { size }

  override func layoutSubviews() {
    let size = bounds.size
    // A blank row sets the line apart where there is room for one.
    let bottom = size.height > 6 ? 2 : 1
    rows.frame = Rect(x: 0, y: 0, width: size.width, height: max(0, size.height - bottom))
    rows.setNeedsLayout()
    nothing.frame = Rect(x: 2, y: 0, width: max(0, size.width - 2), height: 1)
    summary.frame = Rect(
      x: 2, y: max(0, size.height - 1), width: max(0, size.width - 2), height: 1)
  }
}
