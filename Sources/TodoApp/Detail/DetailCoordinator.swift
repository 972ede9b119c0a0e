import CivilCalendar
import MarkdownKit
import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// The details screen: it follows the current row of the item screen beside it. Once it has the
/// focus itself, it stays with its item.
///
/// When the current row changes, it reads the item after the screen has been drawn, and not while
/// keys are still arriving, so that moving costs the same with it and without.
@MainActor final class DetailCoordinator: Coordinator {
  private let access: StoreAccess
  private let messages: Messages
  private weak var navigator: Navigator?
  private let dayChanges: DayChanges
  private let animator: Animator
  private let opener: LinkOpener
  private let usualReminders: Reminders?
  private let panel = DetailPanel()
  private let text = TextBlocksView()
  private lazy var scrolling = ScrollingContentPanel(contentView: text)
  private let message = MessagePanel(DetailCoordinator.nothingSelected)
  private var observations: [AnyObject] = []
  /// The details on the screen; `nil` beside a message.
  private var shown: ItemDetail?
  /// The item on the screen, or the last one that was there.
  private var shownID: Identifier<TodoItem>?
  /// Whether the details on the screen may be out of date.
  private var isStale = false
  /// The scheduled update of the details.
  private var awaited: Animation?

  init(
    _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator, _ dayChanges: DayChanges,
    _ animator: Animator, _ opener: LinkOpener, usualReminders: Reminders?
  ) {
    (self.access, self.messages, self.navigator) = (access, messages, navigator)
    (self.dayChanges, self.animator, self.opener) = (dayChanges, animator, opener)
    self.usualReminders = usualReminders
    super.init()
    panel.title = "Details"
    panel.transitionDuration = 0
    panel.content = message
    panel.onStatusUpdate = { [unowned self] in follow() }
    text.insets = Insets(left: 2, right: 2)
    scrolling.commands = { [unowned self] in commands }
  }

  override var primaryPanel: Panel { panel }

  override var column: SplitPanel.Column { .secondary }

  override func didStart() {
    observations = [
      access.store.observe(self), dayChanges.observe { [weak self] in self?.detailsDidAge() },
    ]
  }

  override func didStop() {
    observations = []
    awaited?.cancel()
  }

  /// Seconds between the frame with another current row and the update. Not zero: then chance would
  /// decide into which turn it falls, also when a recording is replayed.
  private static let moment = 0.001

  // MARK: - Following

  /// The screen whose items are followed.
  private var screen: (any ItemScreen)? { navigator?.itemScreen }

  private var hasKeys: Bool { navigator?.isInDetails == true }

  private var wanted: Identifier<TodoItem>? {
    if hasKeys, let shownID { return shownID }
    guard let list = screen?.actions.list, list.parent != nil else { return nil }
    return list.currentID
  }

  private func follow() {
    guard panel.hasWindow else { return }
    let next = wanted
    if isStale {
      // A change appears everywhere in the same frame.
      awaited?.cancel()
      awaited = nil
      return load(next)
    }
    guard next != shownID, awaited == nil else { return }
    awaited = animator.schedule(after: Self.moment) { [weak self] in
      guard let self else { return }
      awaited = nil
      // While the current row is still moving, wait for it.
      guard wanted == next else { return follow() }
      load(next)
    }
  }

  /// Shows an item, or a message where there is none.
  func load(_ id: Identifier<TodoItem>?) {
    isStale = false
    let isAnother = id != shownID
    shownID = id
    shown = access.read(or: nil) {
      try id.flatMap { try ItemDetail($0, from: access.store) }
    }
    guard let shown else {
      let isEmpty = screen != nil && id == nil
      message.message =
        id != nil && hasKeys
        ? DetailCoordinator.gone
        : isEmpty ? DetailCoordinator.nothingThere : DetailCoordinator.nothingSelected
      panel.content = message
      return
    }
    text.blocks = shown.blocks(
      in: messages.days, access.clock.zone, usualReminders: usualReminders)
    if isAnother { scrolling.setContentOffset(.zero) }
    panel.content = scrolling
  }

  private func detailsDidAge() {
    isStale = true
    panel.setNeedsStatusUpdate()
  }

  // MARK: - Commands

  private var commands: [KeyCommand] {
    guard let item = shown?.item, let screen else { return [] }
    return ItemAction.inDetails.map { action in
      let words = action.words(for: item)
      return KeyCommand(
        action.command, title: words.title, hint: action === ItemAction.edit ? "edit" : words.hint
      ) { [weak actions = screen.actions] in
        if let actions { action.perform(actions, Subject(item)) }
      }
    } + [awaitedCommand] + linkCommands
  }

  private var awaitedCommand: KeyCommand {
    KeyCommand(
      .goToAwaited, isEnabled: shown?.awaited.isEmpty == false, obstacle: "It waits for nothing"
    ) { [unowned self] in goToAwaited() }
  }

  /// Goes to the item for which the shown one waits; of several, the person chooses one.
  private func goToAwaited() {
    let awaited = shown?.awaited ?? []
    if awaited.count == 1 {
      navigator?.go(to: .item(awaited[0].id))
      return
    }
    let picker = PickerPanel(title: "Go to", placeholder: "Item") { typed in
      awaited.map { other in
        PickerChoice(
          id: other.id, title: other.name, detail: other.list, detailRole: .faint,
          mark: other.isDone ? "✓" : "○")
      }.matching(typed)
    }
    picker.onPick = { [weak navigator] in navigator?.go(to: .item($0.id)) }
    navigator?.present(picker)
  }

  private var linkCommands: [KeyCommand] {
    let opens = opener.browser != nil
    let (isEnabled, obstacle) = (!links.isEmpty, "The notes have no link")
    return [
      KeyCommand(
        .openLink, title: opens ? nil : "Copy a link (no browser is set)",
        hint: opens ? Command.openLink.hint : "copy link", isEnabled: isEnabled, obstacle: obstacle
      ) { [unowned self] in
        chooseLink("Open a link") { [opener] in opener.open($0) }
      },
      KeyCommand(.copyLink, isEnabled: isEnabled, obstacle: obstacle) { [unowned self] in
        chooseLink("Copy a link") { [messages] in messages.copy($0) }
      },
    ]
  }

  static let commands =
    ItemAction.inDetails.map(\.command) + [.goToAwaited, .openLink, .copyLink]

  private var links: [Markdown.Link] {
    guard let shown else { return [] }
    return Markdown(shown.item.name).links + shown.notes.links
  }

  /// Calls `action` with the address of the link; with several, the person chooses one.
  private func chooseLink(_ title: String, _ action: @escaping (String) -> Void) {
    let links = links
    if links.count == 1 { return action(links[0].address) }
    navigator?.present(opener.picker(title, of: links, then: action))
  }
}

extension DetailCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if event.isChange { detailsDidAge() }
  }
}

extension DetailCoordinator {
  private static let art = """
    ╭─────────╮
    │ ○ ───── │
    │   ──    │
    │   ────  │
    ╰─────────╯
    """

  fileprivate static let nothingSelected = Message(
    art: art, title: "Nothing selected",
    detail: "Select an item to see its details.")

  fileprivate static let nothingThere = Message(
    art: art, title: "Nothing selected", detail: "Add an item to see its details.")

  fileprivate static let gone = Message(
    art: art, title: "This item was deleted", detail: "Esc goes back. Undo restores the item.")
}

extension Command {
  static let goToAwaited = Command(
    "detail.goToAwaited", .character("b"), title: "Go to an item that it waits for")
  static let openLink = Command(
    "detail.openLink", .character("o"), title: "Open a link", hint: "open link")
  static let copyLink = Command("detail.copyLink", .character("Y"), title: "Copy a link")
}
