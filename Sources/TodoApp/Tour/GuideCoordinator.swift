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
          A window shows one panel, its root: here this tour, with the whole app in it. The app need not \
          know, for no panel asks what it lies in.
          """,
        subject: { [unowned self] in panel }, begin: { [unowned self] in navigator.go(to: .home) }),
      TourStep(
        title: "Navigation",
        text: """
          A navigation stacks panels under one title line. What lies below stays as it is, so the way \
          back finds its bar where it was.
          """,
        subject: { [unowned self] in screen(of: full)?.primaryPanel.navigationPanel },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "Container",
        text: """
          A container shows one panel and does not ask which: a list now, a message another time. So what \
          is seen is never a matter of flags.
          """,
        subject: { [unowned self] in screen(of: full)?.screen.content },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "List",
        text: """
          A list makes panels for the rows in sight and uses them again as it scrolls. So a million items \
          need no more of them than these.
          """,
        subject: { [unowned self] in screen(of: full)?.listPanel },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "Row",
        text: """
          A row is a panel that knows one item and no neighbour. So it is tested alone, and serves lists, \
          views and searches alike.
          """,
        subject: { [unowned self] in screen(of: full)?.listPanel.currentRowPanel },
        begin: { [unowned self] in open(full) }),
      TourStep(
        title: "Message",
        text: """
          Nothing to do is no list without rows but another panel, with the one thing to do next. So no \
          list has to know how to be empty.
          """,
        subject: { [unowned self] in screen(of: empty)?.screen.content.content },
        begin: { [unowned self] in
          open(empty)
          takeOut()
        }),
      TourStep(
        title: "Crossfade",
        text: """
          An item came: the container exchanges message and list. Both are its children while one fades, \
          so each hears once that it comes or goes.
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
      title: "Every screen is made so",
      text: """
        Small panels in panels, each with one thing to know; {inspector.toggle} shows them at any time. \
        The app is all yours now.
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
    access.perform { [access] in try await access.store.deleteItem(item) }
  }
}
