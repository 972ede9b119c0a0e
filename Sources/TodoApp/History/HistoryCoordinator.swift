import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// The history's screen: the changes, the newest first, each of which can be undone separately.
@MainActor final class HistoryCoordinator: Coordinator {
  private let access: StoreAccess
  private let messages: Messages
  private weak var navigator: Navigator?
  private let dayChanges: DayChanges
  private let animator: Animator
  private let container = ContainerPanel()
  private let listPanel = ListPanel<JournalEntry.ID>()
  private let rows: HistoryRows
  private let days: GroupedRows<HistoryRows.DayID, JournalEntry.ID>
  private lazy var emptyPanel = MessagePanel(
    Message(
      art: """
        ╭─────╮
        │  ↶  │
        ╰─────╯
        """,
      title: "No changes yet",
      detail: "Your changes appear here and can be undone."))
  private var observations: [AnyObject] = []
  private var minute: Animation?

  /// Creates the screen.
  ///
  /// - Parameter startedAt: The moment at which this run of the app began.
  init(
    _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator, _ dayChanges: DayChanges,
    _ animator: Animator, startedAt: Timestamp
  ) {
    (self.access, self.messages, self.navigator) = (access, messages, navigator)
    (self.dayChanges, self.animator) = (dayChanges, animator)
    let rows = HistoryRows(access, messages, startedAt: startedAt)
    self.rows = rows
    days = GroupedRows(rows) {
      rows.groups
    } heading: { id, _, panel in
      let heading = panel as? HeadingPanel ?? HeadingPanel()
      heading.text = id.day.map(messages.days.past) ?? "Older changes have been discarded"
      return heading
    }
    super.init()
    container.title = "History"
    container.commands = { [access, messages] in
      [RecapCopier(access: access, messages: messages).command]
    }
    listPanel.delegate = self
    listPanel.dataSource = days
  }

  override var primaryPanel: Panel { container }

  override func didStart() {
    observations = [
      access.store.observe(self),
      // Today has become yesterday.
      dayChanges.observe { [listPanel] in listPanel.reloadData(animated: false) },
    ]
    update(animated: false)
  }

  override func didStop() {
    observations = []
    minute?.cancel()
  }

  // MARK: - Showing

  private func update(animated: Bool) {
    let current = listPanel.currentID
    let index = current.flatMap(rows.index)
    rows.reload(around: index)
    if rows.rowCount > 0 { listPanel.reloadData(animated: animated) }
    if index == 0 {
      // At the top, new entries appear above, and the current entry stays current.
      listPanel.makeCurrent(index: 0)
      listPanel.makeCurrent(current)
    }
    container.setContent(rows.rowCount == 0 ? emptyPanel : listPanel, animated: animated)
    awaitMinute()
  }

  /// Updates the words for recent moments every minute, for an hour.
  private func awaitMinute() {
    guard minute == nil, let newest = rows.entries.first?.entry.at,
      access.clock.now.secondsSinceEpoch - newest.secondsSinceEpoch < Double(MomentText.hour)
    else { return }
    minute = animator.schedule(after: 60) { [weak self] in
      guard let self, isRunning else { return }
      minute = nil
      listPanel.reloadData(animated: false)
      awaitMinute()
    }
  }

  // MARK: - Undoing

  private func undo(_ entry: HistoryEntry) {
    guard entry.canUndo else {
      messages.show(Toast(HistoryCoordinator.refusal(of: entry), isError: true))
      return
    }
    access.perform { [weak self, access, messages] in
      do {
        let undone = try await access.store.journal.undo(entry.id)
        messages.announce(messages.phraseBook.undone(undone), offering: .redo, "redo")
      } catch StoreError.undoConflict(let obstacle) {
        // The obstacle is newer, so its row has been read.
        self?.listPanel.makeCurrent(obstacle.id)
        let later = messages.phraseBook.sentence(for: obstacle)
        messages.show(Toast("Undo this later change first: \(later)", isError: true))
      }
    }
  }

  private static func refusal(of entry: HistoryEntry) -> String {
    switch entry.entry.kind {
    case .change: "This change is already undone."
    case .undo: "This is an undo. Redo repeats the change that it undid."
    case .redo: "This is a redo. Undo the change itself."
    case .seed: "This came with the program and can't be undone."
    }
  }
}

extension HistoryCoordinator: ListDelegate {
  func list(
    _ list: ListPanel<JournalEntry.ID>, actionsForRow id: JournalEntry.ID
  ) -> [RowAction] {
    guard let entry = rows.entry(id) else { return [] }
    return [
      RowAction(.undoEntry, hint: entry.canUndo ? Command.undoEntry.hint : nil) {
        [unowned self] in undo(entry)
      },
      RowAction(.showPast) { [weak navigator] in navigator?.go(to: .past(id)) },
    ]
  }

  static let actions: [Command] = [.undoEntry, .showPast]

  func listCurrentRowDidChange(_ list: ListPanel<JournalEntry.ID>) {
    if let index = list.currentID.flatMap(rows.index) { rows.readOn(from: index) }
  }
}

extension HistoryCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if event.isChange { update(animated: true) }
  }
}

extension Command {
  static let undoEntry = Command(
    "history.undo", .enter, .character("u"), title: "Undo this change", hint: "undo")
  static let showPast = Command(
    "history.look", .right, .character("l"), title: "Show the list as it was then", hint: "look",
    word: "look")
}
