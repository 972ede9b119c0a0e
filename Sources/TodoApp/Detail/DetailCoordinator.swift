import CivilCalendar
import MarkdownKit
import TermPanels
import TodoModel

/// The details screen: it follows the current row of the item screen beside it. Once it has the
/// focus itself, it stays with its item.
///
/// When the current row changes, it reads the item after the screen has been drawn, and not while
/// keys are still arriving, so that moving costs the same with it and without.
@MainActor final class DetailCoordinator: Coordinator {
  let context: AppContext
  private let panel = DetailPanel()
  private let text = TextBlocksView()
  private lazy var scrolling = ScrollingContentPanel(contentView: text)
  private let message = MessagePanel(DetailCoordinator.nothingSelected)
  private var observation: ObservationToken?
  /// The details on the screen; `nil` beside a message.
  private(set) var shown: ItemDetail?
  /// The item on the screen, or the last one that was there.
  private var shownID: Identifier<TodoItem>?
  /// Whether the details on the screen may be out of date.
  private var isStale = false
  /// The scheduled update of the details.
  private var awaited: Animation?

  init(_ context: AppContext) {
    self.context = context
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

  override func didStart() { observation = context.store.observe(self) }

  override func didStop() {
    observation = nil
    awaited?.cancel()
  }

  /// Seconds between the frame with another current row and the update. Not zero: then chance would
  /// decide into which turn it falls, also when a recording is replayed.
  private static let moment = 0.001

  /// Shows an item, and focuses its details.
  func show(_ item: TodoItem) {
    load(item.id)
    context.router?.show(self)
  }

  // MARK: - Following

  /// The screen whose items are followed.
  var screen: (any ItemScreen)? {
    context.router?.coordinator(in: .supplementary) as? any ItemScreen
  }

  private var hasKeys: Bool { context.router?.split.focusedColumn == .secondary }

  private var wanted: Identifier<TodoItem>? {
    if hasKeys, let shownID { return shownID }
    guard let list = screen?.actions.list, list.parent != nil else { return nil }
    return list.currentID?.base as? Identifier<TodoItem>
  }

  private func follow() {
    guard panel.isOnScreen else { return }
    let next = wanted
    if isStale {
      // A change appears everywhere in the same frame.
      awaited?.cancel()
      awaited = nil
      return load(next)
    }
    guard next != shownID, awaited == nil else { return }
    awaited = context.application.animator.schedule(after: Self.moment) { [weak self] in
      guard let self else { return }
      awaited = nil
      // While the current row is still moving, wait for it.
      guard wanted == next else { return follow() }
      load(next)
    }
  }

  private func load(_ id: Identifier<TodoItem>?) {
    isStale = false
    let isAnother = id != shownID
    shownID = id
    shown = context.read(or: nil) {
      try id.flatMap { try ItemDetail($0, from: context.store) }
    }
    guard let shown else {
      message.message =
        id != nil && hasKeys
        ? DetailCoordinator.gone
        : screen == nil ? DetailCoordinator.nothingSelected : DetailCoordinator.nothingThere
      panel.content = message
      return
    }
    text.blocks = shown.blocks(by: context.clock, dateStyle: context.settings.dateStyle)
    if isAnother { scrolling.setContentOffset(.zero) }
    panel.content = scrolling
  }

  // MARK: - Commands

  private var commands: [KeyCommand] {
    guard let item = shown?.item, let screen else { return [] }
    return ItemAction.inDetails.map { action in
      KeyCommand(
        action.command, title: action.title(for: item),
        hint: action.command == ItemAction.edit.command ? "edit" : action.hint(for: item)
      ) { [weak actions = screen.actions] in
        if let actions { action.perform(actions, Subject(item)) }
      }
    } + [KeyCommand(.copyLink, isEnabled: !links.isEmpty) { [unowned self] in copyLink() }]
  }

  static let commands = ItemAction.inDetails.map(\.command) + [.copyLink]

  private var links: [Markdown.Link] {
    guard let shown else { return [] }
    return Markdown(shown.item.name).links + shown.notes.links
  }

  /// Copies a link. It does not open one: which program to use is the person's choice.
  private func copyLink() {
    let links = links
    if links.count == 1 { return context.copy(links[0].address) }
    let choices = links.map { link in
      PickerChoice(
        id: link.address, title: link.title, detail: link.title == link.address ? "" : link.address)
    }
    let picker = PickerPanel(title: "Copy a link", placeholder: "Link") { choices.matching($0) }
    picker.emptyText = "No matches"
    picker.onPick = { [context] choice in
      if let address = choice.id.base as? String { context.copy(address) }
    }
    context.router?.present(picker)
  }
}

extension DetailCoordinator: DayFollower {
  func dayDidChange() {
    isStale = true
    panel.setNeedsStatusUpdate()
  }
}

extension DetailCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .writing, .displaced: return
    case .changed, .reloaded: isStale = true
    }
    panel.setNeedsStatusUpdate()
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
  static let copyLink = Command(
    "detail.copyLink", .character("o"), title: "Copy a link", hint: "copy link")
}
