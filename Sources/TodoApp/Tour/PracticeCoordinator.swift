import TermPanels
import TodoModel

/// The first tour: the whole app once more, on samples of its own, above a card that says what to
/// try. Nothing of the person's own is touched by it; their app stays below as it is.
@MainActor final class PracticeCoordinator: Coordinator {
  private let context: AppContext
  private let app: AppCoordinator
  private let deeds: Deeds
  private var isHelpOpen = false

  private lazy var panel = TourPanel(
    showing: app.primaryPanel, Tour(steps, closing: closing), .practice,
    catalogue: context.application.keyCatalogue)

  /// - Parameters:
  ///   - samples: A store that nobody else uses. It is closed at the end.
  ///   - context: The context whose terminal and settings are used.
  init(samples: TodoStore, like context: AppContext) {
    self.context = AppContext(
      store: samples, application: context.application, editor: context.editor,
      temporaryFolder: context.temporaryFolder, isRestricted: context.isRestricted,
      settings: context.settings)
    app = AppCoordinator(self.context)
    deeds = Deeds(samples)
  }

  override var primaryPanel: Panel { panel }

  override func didStart() {
    let lists = context.read(or: []) { try context.store.lists(by: .place) }
    if let first = lists.first { app.startView = .list(first.list.name) }
    panel.contentCommands = { [unowned self] in
      app.commands.filter { $0.id != Command.quit.id }
    }
    panel.tour.didEnd = { [unowned self] in end() }
    startChild(app)
  }

  override func didStop() {
    // The file has no name and vanishes with the process, if that ends first.
    Task { [store = context.store] in await store.close() }
  }

  private func end() {
    // Panels that are presented above the tour are dismissed first.
    while panel.presentingPanel != nil { panel.dismiss() }
    // The last toast is about samples, and so is its command.
    context.application.window.hideToast()
    stop()
  }

  // MARK: - Steps

  private var steps: [TourStep] {
    [
      TourStep(
        title: "Done",
        text: """
          {item.toggleDone} ticks off what the bar is on; {list.down} and {list.up} move the bar. Try it: \
          these are samples, nothing can go wrong.
          """,
        begin: { [deeds] in deeds.clear() },
        isOver: { [deeds] in deeds.include([.ticked]) }),
      TourStep(
        title: "Undo",
        text: """
          {app.undo} takes back what you did, and what you did before that. So nothing here asks whether \
          you are sure. Take it back.
          """,
        begin: { [deeds] in deeds.clear() },
        isOver: { [deeds] in deeds.include([.undone]) }),
      TourStep(
        title: "Add",
        text: """
          {item.add} adds an item. Type “Call Ann tomorrow 9am @phone”, see what is understood, and press \
          Enter.
          """,
        begin: { [deeds] in deeds.clear() },
        isOver: { [deeds] in deeds.include([.added]) }),
      TourStep(
        title: "Plan",
        text: """
          {item.high}, {item.medium} or {item.low} says how much an item matters, {item.due} when it is \
          due; {item.later} and {item.earlier} nudge it by a day. Do both.
          """,
        begin: { [deeds] in deeds.clear() },
        isOver: { [deeds] in deeds.include([.dated, .prioritised]) }),
      TourStep(
        title: "Find",
        text: """
          {app.goTo} goes to any list, item or command by a few letters. Type “pass” for the passport, \
          which is in another list, and press Enter.
          """,
        begin: { [unowned self] in listAtBegin = context.openList },
        isOver: { [unowned self] in context.openList != listAtBegin }),
      TourStep(
        title: "Help",
        text: """
          {app.help} shows every key that works where you are: nothing has to be learnt by heart. Open \
          it, look around, and close it with Esc.
          """,
        begin: { [unowned self] in isHelpOpen = isHelpShown },
        isOver: { [unowned self] in wasHelpClosed() }),
    ]
  }

  private var closing: TourStep {
    TourStep(
      title: "That is all you need",
      text: """
        {item.add} adds, {item.toggleDone} ticks off, {app.undo} takes back, and {app.help} knows the \
        rest. {app.tour} brings you here again, at any time.
        """)
  }

  private var listAtBegin: Identifier<TodoList>?

  private var isHelpShown: Bool {
    context.application.window.presentedPanels.last is HelpPanel
  }

  private func wasHelpClosed() -> Bool {
    let wasOpen = isHelpOpen
    isHelpOpen = isHelpShown
    return wasOpen && !isHelpOpen
  }
}
