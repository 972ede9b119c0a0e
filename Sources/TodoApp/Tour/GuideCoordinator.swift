public import TermPanels
import TodoModel

/// A tour of the running app's panels: the purpose of each, one key per step. The same app
/// continues when the tour is left.
@MainActor public final class GuideCoordinator: Coordinator {
  /// Called when the tour is over or was left.
  public var onEnd: () -> Void = {}

  private let content: Panel
  private let navigator: Navigator
  private let access: StoreAccess
  private let catalogue: KeyCatalogue
  private var full: TodoList?
  private var empty: TodoList?
  /// The item that the tour has added to the empty list.
  private var added: Identifier<TodoItem>?

  private lazy var panel = TourPanel(
    showing: content, Tour(steps, closing: closing), .showing, catalogue: catalogue)

  /// Creates a tour of an app, whose root panel is the content above the tour's card.
  init(
    _ content: Panel, _ navigator: Navigator, _ access: StoreAccess, _ catalogue: KeyCatalogue
  ) {
    (self.content, self.navigator) = (content, navigator)
    (self.access, self.catalogue) = (access, catalogue)
  }

  /// The app above the tour's card; the root of the window until the tour is over.
  public override var primaryPanel: Panel { panel }

  /// The panel that the current step explains.
  public var subject: Panel? { isRunning ? panel.tour.current.subject() : nil }

  public override func didStart() {
    let lists = access.read(or: []) { try access.store.lists(by: .place) }
    full = lists.first { $0.openCount > 0 }?.list
    empty = lists.first { $0.totalCount == 0 }?.list
    panel.tour.didEnd = { [unowned self] in end() }
  }

  private func end() {
    guard let window = panel.viewIfLoaded?.window else { return }
    panel.releaseContent()
    window.rootPanel = content
    stop()
    onEnd()
  }

  // MARK: - Steps

  private var steps: [TourStep] {
    [
      TourStep(
        title: "The root",
        text: """
          A window shows one panel, its root: here this tour, which contains the whole app. The app \
          doesn't need to know: no panel asks about its container.
          """,
        subject: { [unowned self] in panel }, begin: { [unowned self] in navigator.go(to: .home) }),
      TourStep(
        title: "Navigation",
        text: """
          A navigation panel stacks panels under one title line. The ones below stay as they are, so when \
          you go back, the bar is where it was.
          """,
        subject: { [unowned self] in screen(of: full)?.primaryPanel.navigationPanel },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "Container",
        text: """
          A container shows one panel, no matter which: a list now, a message another time. So no flags \
          decide what is visible.
          """,
        subject: { [unowned self] in screen(of: full)?.screen.content },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "List",
        text: """
          A list creates panels for the visible rows and reuses them as it scrolls. So a million items \
          need no more panels than these.
          """,
        subject: { [unowned self] in screen(of: full)?.listPanel },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "Row",
        text: """
          A row is a panel that knows one item and no neighbour. So it can be tested alone, and works in \
          lists, views and searches alike.
          """,
        subject: { [unowned self] in screen(of: full)?.listPanel.currentRowPanel },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "Message",
        text: """
          “Nothing to do” isn't a list without rows, but another panel, with the one thing to do next. So \
          no list has to know how to be empty.
          """,
        subject: { [unowned self] in screen(of: empty)?.screen.content.content },
        begin: { [unowned self] in
          open(empty)
          takeOut()
        }),
      TourStep(
        title: "Crossfade",
        text: """
          An item was added: the container exchanges the message for the list. Both are its children \
          during the fade; each is notified once.
          """,
        subject: { [unowned self] in screen(of: empty)?.screen.content },
        begin: { [unowned self] in
          open(empty)
          putIn()
        }),
    ]
  }

  private var closing: TourStep {
    TourStep(
      title: "Every screen works like this",
      text: """
        Small panels within panels, each with one job; {inspector.toggle} shows them at any time. The \
        app is all yours now.
        """)
  }

  // MARK: - What is shown

  private func screen(of list: TodoList?) -> ItemListCoordinator? {
    list.flatMap { navigator.screen(of: $0.id) }
  }

  private func open(_ list: TodoList?) {
    if let list { navigator.go(to: .list(list.id)) }
  }

  /// Adds an item to the empty list, so that its screen exchanges the message for a list.
  private func putIn() {
    guard let empty, added == nil else { return }
    access.perform { [weak self, access] in
      self?.added = try await access.store.createItem(
        NewItem("Watch a message become a list", in: empty.id)
      ).id
    }
  }

  /// Empties the list again.
  private func takeOut() {
    guard let item = added else { return }
    added = nil
    access.perform { [access] in try await access.store.deleteItems([item]) }
  }
}
