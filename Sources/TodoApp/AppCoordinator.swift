import CivilCalendar
public import TermPanels
public import TodoModel

/// The root of the coordinators: starts the first screen, offers the commands that work everywhere,
/// and ends the program. Under another coordinator it is an app within the program: its parent
/// offers its ``commands`` and closes its store.
@MainActor public final class AppCoordinator: Coordinator {
  let context: AppContext
  let overview: ListOverviewCoordinator
  let router: SplitRouter
  private let detail: DetailCoordinator
  private let nothingOpen = MessagePanel(Message(title: ""))
  private weak var history: HistoryCoordinator?
  private var observation: ObservationToken?
  private var midnight: Animation?
  /// The day for which everything is shown.
  private var day: Day?
  /// The status while nothing is being saved.
  private var standingStatus: String?

  /// The error that ended the program, for the person who is back at the shell; `nil` when they
  /// ended it themselves.
  public private(set) var failure: String?

  /// A notice shown once at the start, such as about a problem in the settings.
  public var notice: String?

  /// The screen shown at the start. A list that does not exist is ignored.
  public var startView = Settings.StartView.lists

  /// Creates the app on a store. Call ``start()`` before the application runs its panel.
  public init(_ context: AppContext) {
    self.context = context
    overview = ListOverviewCoordinator(context)
    detail = DetailCoordinator(context)
    router = SplitRouter(
      root: overview, placeholder: nothingOpen, detail: detail)
    router.split.threshold = 96...100
    context.router = router
    context.detail = detail
  }

  /// The split that everything is shown in.
  public override var primaryPanel: Panel { router.split }

  /// The message beside the lists while none is open.
  private var nothingOpenMessage: Message {
    func key(_ command: Command) -> String {
      context.application.keyMap.keys(of: command).first?.name ?? ""
    }
    let (today, calendar) = (key(.goToday), key(.goCalendar))
    let further =
      today.isEmpty || calendar.isEmpty
      ? "" : "\n\(today) shows the items due today, \(calendar) the calendar."
    return Message(
      art: """
        ╭───────╮
        │ ○ ─── │
        │ ○ ──  │
        │ ○ ─── │
        ╰───────╯
        """,
      title: "No list is open",
      detail: overview.hasLists
        ? "Enter opens the current list." + further : "The items of a list appear here.")
  }

  public override func didStart() {
    // Before every screen: rows ask whether they are news.
    observation = context.store.observe(self)
    overview.didReload = { [unowned self] in nothingOpen.message = nothingOpenMessage }
    context.news.didEnd = { [unowned self] in overview.newsDidEnd($0) }
    if parent == nil { takeProgram() }
    if canTakeTour { overview.onTour = { [unowned self] in takeTour() } }
    startChild(overview)
    startChild(detail)
    openStartView()
    awaitMidnight()
    // The first frame does not wait for what only later changes need.
    Task { @MainActor [weak self] in await self?.settleIn() }
  }

  public override func didStop() {
    observation = nil
    context.news.end()
    midnight?.cancel()
  }

  private func takeProgram() {
    context.application.commands = { [unowned self] in commands }
    if context.isRestricted { context.application.withheldCommands = Restriction.commands }
    context.application.registerCommands(KeyCatalogue.Group.app)
    context.application.appearances = ListColor.appearances
    context.application.delegate = self
  }

  private func settleIn() async {
    offerDrafts()
    if let notice { router.announce(Toast(notice, isError: true)) }
    context.store.startWatching()
    do {
      try await context.store.verifyIfDue()
    } catch StoreError.closed {
      // The program was left before the check was over.
    } catch {
      guard parent == nil else { return context.tell(error) }
      failure = "\(error)"
      context.application.quit()
      return
    }
    await indexTexts()
    await backUp()
    await forgetChanges()
  }

  /// Forgets the oldest changes, as set in the settings.
  private func forgetChanges() async {
    guard let count = context.settings.keptChanges else { return }
    // The next start, or the next day, continues it: a failure is never worth reporting.
    try? await context.store.forgetChanges(keeping: count)
  }

  /// Brings the text index up to date. Until then, searches work without it.
  private func indexTexts() async {
    do {
      try await context.store.indexTexts()
    } catch StoreError.closed, StoreError.busy {
      // The next change, or the next start, continues it.
    } catch {
      context.tell(error)
    }
  }

  /// Makes today's backup. A failure is reported, and everything else continues.
  private func backUp() async {
    do {
      try await context.store.backUpIfDue()
    } catch StoreError.closed {
      // The program was left before the backup was made. The next start makes it.
    } catch {
      router.announce(Toast("\(error)", isError: true))
    }
  }

  var commands: [KeyCommand] {
    let store = context.store
    return [
      KeyCommand(.showHelp) { [unowned self] in showHelp() },
      KeyCommand(.undo, isEnabled: store.canUndo || context.application.isBusy) {
        [unowned self] in undo()
      },
      KeyCommand(.redo, isEnabled: store.canRedo || context.application.isBusy) {
        [unowned self] in redo()
      },
      KeyCommand(.addItemAnywhere) { [unowned self] in QuickAddPrompt.present(context) },
      KeyCommand(.goAnywhere) { [unowned self] in presentPalette() },
      KeyCommand(.showHistory) { [unowned self] in showHistory() },
      KeyCommand(.quit) { [unowned self] in context.application.quit() },
    ] + goCommands
  }

  private var goCommands: [KeyCommand] {
    SmartList.allCases.map { kind in
      KeyCommand(kind.command) { [unowned self] in overview.open(.smart(kind)) }
    } + [
      KeyCommand(.goCalendar) { [unowned self] in overview.openCalendar() },
      KeyCommand(.resumeDraft, isEnabled: context.drafts.areOffered) { [unowned self] in
        continueTyping()
      },
      KeyCommand(.goHome) { [unowned self] in overview.goHome() },
      KeyCommand(.takeTour, isEnabled: parent == nil) { [unowned self] in takeTour() },
    ]
  }

  private func showHistory() {
    let coordinator = history ?? HistoryCoordinator(context)
    if history == nil {
      startChild(coordinator)
      history = coordinator
    }
    router.show(coordinator)
  }

  private func openStartView() {
    switch startView {
    case .lists: break
    case .today: overview.open(.smart(.today))
    case .upcoming: overview.open(.smart(.upcoming))
    case .all: overview.open(.smart(.all))
    case .list(let name):
      let lists = context.read(or: []) { try context.store.lists() }
      let named = lists.first { $0.list.name.lowercased() == name.lowercased() }
      if let named { return overview.open(named.list) }
      let views = context.read(or: []) { try context.store.views() }
      if let view = views.first(where: { $0.name.lowercased() == name.lowercased() }) {
        overview.open(.view(view))
      }
    }
  }

  private func undo() {
    context.perform { [context] in
      guard let entry = try await context.store.undo() else { return }
      context.announce(context.phraseBook.undone(entry), offering: .redo, "redo")
    }
  }

  private func redo() {
    context.perform { [context] in
      guard let entry = try await context.store.redo() else { return }
      context.announce(context.phraseBook.redone(entry))
    }
  }

  /// Waits for midnight, when "today" becomes another day while the program is open.
  private func awaitMidnight() {
    day = context.today
    let clock = context.clock.stopped
    let next = clock.zone.start(of: clock.today.adding(days: 1))
    let wait = max(1, next.secondsSinceEpoch - clock.now.secondsSinceEpoch)
    midnight = context.application.animator.schedule(after: wait) { [weak self] in
      self?.dayDidChange()
    }
  }

  private func dayDidChange() {
    overview.dayDidChange()
    history?.dayDidChange()
    detail.dayDidChange()
    Task { [weak self] in
      await self?.backUp()
      await self?.forgetChanges()
    }
    awaitMidnight()
  }
}

extension AppCoordinator: TodoStoreObserver {
  /// Shows the status of a slow commit, and of a database file that is gone.
  public func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes): context.news.receive(changes)
    case .writing(let isSlow): router.split.status = isSlow ? "Saving…" : standingStatus
    case .displaced(let isGone):
      standingStatus = isGone ? "Not saved: the database is gone" : nil
      router.split.status = standingStatus
      if isGone { context.tell(StoreError.replaced(path: store.path)) }
    case .reloaded: break
    }
    router.split.setNeedsStatusUpdate()
  }
}

extension AppCoordinator: ApplicationDelegate {
  /// Detects a new day: a machine that sleeps stops the timer, and nothing reports that the clock
  /// was set.
  public func applicationWillHandleInput(_ application: Application) {
    guard context.today != day else { return }
    midnight?.cancel()
    dayDidChange()
  }

  /// Saves the text that is being typed.
  public func applicationWillSuspend(_ application: Application) async {
    await context.drafts.flush()
  }

  /// Saves the text that is being typed, and closes the store.
  public func applicationWillTerminate(_ application: Application) async {
    await context.drafts.flush()
    await context.store.close()
  }
}
