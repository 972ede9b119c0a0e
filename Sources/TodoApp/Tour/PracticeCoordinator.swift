import TermPanels
import TodoModel

/// The first tour: a second instance of the app, on sample data, above a card with instructions. It
/// does not change the person's data; their app stays unchanged below.
@MainActor final class PracticeCoordinator: Coordinator {
  private let application: Application
  private let store: TodoStore
  private let app: AppCoordinator
  private let deeds: Deeds
  private var isHelpOpen = false

  private lazy var panel = TourPanel(
    showing: app.primaryPanel, Tour(steps, closing: closing), .practice,
    catalogue: application.keyCatalogue)

  /// Creates the tour on a store of its own, which is closed at the end.
  ///
  /// - Parameters:
  ///   - samples: The store.
  ///   - application: The application that shows the tour.
  ///   - configuration: The configuration of the app that offers the tour.
  init(
    _ samples: TodoStore, _ application: Application, _ configuration: AppConfiguration
  ) throws(StoreError) {
    (self.application, store) = (application, samples)
    var own = configuration
    own.isPractice = true
    (own.inbox, own.hook, own.sync, own.alarm) = (nil, nil, nil, nil)
    own.remember = { _ in }
    own.startView = try samples.lists(by: .place).first.map { .list($0.list.name) } ?? .lists
    app = AppCoordinator(samples, application, own)
    deeds = Deeds(samples)
  }

  override var primaryPanel: Panel { panel }

  override func didStart() {
    panel.contentCommands = { [unowned self] in
      app.commands.filter { $0.id != Command.quit.id }
    }
    panel.tour.didEnd = { [unowned self] in end() }
    startChild(app)
  }

  override func didStop() {
    // The file has no name and vanishes with the process, if that ends first.
    Task { [store] in await store.close() }
  }

  private func end() {
    // Panels that are presented above the tour are dismissed first.
    while panel.presentingPanel != nil { panel.dismiss() }
    // The last toast is about samples, and so is its command.
    application.window.hideToast()
    stop()
  }

  // MARK: - Steps

  private var steps: [TourStep] {
    [
      step(
        "Complete",
        """
        {item.toggleDone} completes the item with the bar; {list.down} and {list.up} move the bar. \
        Try it: this is sample data, so nothing can go wrong.
        """, [.ticked]),
      step(
        "Undo",
        """
        {app.undo} undoes your last change, then the one before it. That's why nothing here asks “Are \
        you sure?”. Try it.
        """, [.undone]),
      step(
        "Add",
        """
        {item.add} adds an item. Type “Call Ann tomorrow 9am @phone”, see what is recognised, and press \
        Enter.
        """, [.added]),
      step(
        "Plan",
        """
        {item.high}, {item.medium} or {item.low} sets the priority, {item.due} the due date; \
        {item.later} and {item.earlier} shift it by a day. Set both.
        """, [.dated, .prioritised]),
      TourStep(
        title: "Find",
        text: """
          {app.goTo} goes to any list, item or command by a few letters. Type “pass” for the passport, \
          which is in another list, and press Enter.
          """,
        begin: { [unowned self] in listAtBegin = app.navigator.lastList },
        isOver: { [unowned self] in app.navigator.lastList != listAtBegin }),
      TourStep(
        title: "Help",
        text: """
          {app.help} shows every key that works where you are, so there's nothing to memorise. Open it, \
          look around, and close it with Esc.
          """,
        begin: { [unowned self] in isHelpOpen = isHelpShown },
        isOver: { [unowned self] in wasHelpClosed() }),
    ]
  }

  /// A step that asks for changes of these kinds.
  private func step(_ title: String, _ text: String, _ wanted: Set<Deeds.Deed>) -> TourStep {
    TourStep(
      title: title, text: text, begin: { [deeds] in deeds.clear() },
      isOver: { [deeds] in deeds.include(wanted) })
  }

  private var closing: TourStep {
    TourStep(
      title: "That's all you need",
      text: """
        {item.add} adds, {item.toggleDone} completes, {app.undo} undoes, and {app.help} shows the \
        rest. {app.tour} brings you back here at any time.
        """)
  }

  private var listAtBegin: Identifier<TodoList>?

  private var isHelpShown: Bool {
    application.window.presentedPanels.last is HelpPanel
  }

  private func wasHelpClosed() -> Bool {
    let wasOpen = isHelpOpen
    isHelpOpen = isHelpShown
    return wasOpen && !isHelpOpen
  }
}
