import CivilCalendar
public import TermPanels
public import TodoModel
import TodoWording

/// The root of the coordinators: starts the first screen, offers the commands that work everywhere,
/// and ends the program. Within a tour it is an app in another one, which offers its ``commands``
/// and closes its store.
@MainActor public final class AppCoordinator: Coordinator {
  private let application: Application
  private let configuration: AppConfiguration
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts
  private let news: News
  private let dayChanges: DayChanges
  private let upkeep: StoreUpkeep
  private let inboxLines: InboxLines?
  private let hook: HookService?
  private let reminders: ReminderService?
  private let sync: SyncService?
  private lazy var resumption = DraftResumption(application, access, messages, drafts, navigator)
  private var observations: [AnyObject] = []
  private let work: WorkStatus
  /// The status about the file.
  private var fileStatus: String?
  /// The status while something is being saved.
  private var savingStatus: String?

  /// Goes to the screens.
  private(set) lazy var navigator = Navigator(
    application, configuration, access, messages, drafts, news, dayChanges,
    takeTour: canTakeTour ? { [unowned self] in takeTour() } : nil)

  /// The error that ended the program, for the person at the shell; `nil` if they ended it.
  public private(set) var failure: String?

  /// A notice shown once at the start, such as about a problem in the settings.
  public var notice: String?

  /// Creates the app on a store, for an application to run. Call ``start()`` before it runs the
  /// ``primaryPanel``.
  public init(
    _ store: TodoStore, _ application: Application,
    _ configuration: AppConfiguration = AppConfiguration()
  ) {
    (self.application, self.configuration) = (application, configuration)
    messages = Messages(
      application, clock: store.clock, dateStyle: configuration.settings.dateStyle)
    access = StoreAccess(store, application.work, messages, configuration.settings)
    drafts = Drafts(store, application, isOn: configuration.keepsDrafts && store.drafts.areKept)
    news = News(store, application.animator)
    dayChanges = DayChanges(store.clock, application.animator)
    work = WorkStatus(access, application.animator)
    upkeep = StoreUpkeep(
      upkeep: store.upkeep, keptChanges: configuration.settings.keptChanges, messages: messages)
    inboxLines = configuration.inbox.map { [access, messages] in InboxLines($0, access, messages) }
    hook = configuration.hook.map { [messages] in
      HookService($0.hook, launch: $0.launch, store, application.animator, messages)
    }
    reminders = configuration.alarm.map { [access, messages] in
      ReminderService(configuration.settings, $0, access, application, messages)
    }
    sync = configuration.sync.map { [messages] in
      SyncService(
        $0, every: configuration.settings.syncEvery, store.clock, application.animator, messages)
    }
  }

  /// The split that everything is shown in.
  public override var primaryPanel: Panel { navigator.primaryPanel }

  public override func didStart() {
    observations = [
      access.store.observe(self),
      dayChanges.observe { [upkeep] in Task { await upkeep.keepUp() } },
    ]
    work.didChange = { [unowned self] in showStatus() }
    sync?.didChange = { [unowned self] in showStatus() }
    if !configuration.isPractice { takeProgram() }
    startChild(navigator)
    dayChanges.begin()
    work.update()
    // The first frame does not wait for what only later changes need.
    Task { @MainActor [weak self] in await self?.settleIn() }
  }

  public override func didStop() {
    observations = []
    news.end()
    dayChanges.end()
    work.end()
    inboxLines?.end()
    reminders?.end()
    sync?.end()
    messages.end()
  }

  private func takeProgram() {
    application.commands = { [unowned self] in commands }
    if configuration.isRestricted { application.withheldCommands = Restriction.commands }
    application.registerCommands(KeyCatalogue.Group.app)
    application.helpCommand = .showHelp
    application.appearances = ListColor.appearances.merging(configuration.settings.appearances) {
      $1
    }
    application.window.density = configuration.settings.density
    application.delegate = self
  }

  private func settleIn() async {
    await resumption.offer(withTextsIn: configuration.editorFiles)
    if let notice { messages.show(Toast(notice, isError: true)) }
    access.store.startWatching { [animator = application.animator] seconds, action in
      let timer = animator.schedule(after: seconds, action)
      return { timer.cancel() }
    }
    hook?.begin()
    reminders?.begin()
    inboxLines?.begin()
    sync?.begin()
    do {
      try await access.store.upkeep.prepareForWriting()
      try await access.store.upkeep.verifyIfDue()
    } catch StoreError.closed {
      // The program was left before the check was over.
    } catch {
      // Where everything can be read, only changes are refused.
      if configuration.isPractice || error.leavesReading { return messages.report(error) }
      let backup = await access.store.upkeep.newestBackup()
      failure = "\(StoreAdvice(error) { _ in backup })"
      application.quit()
      return
    }
    await upkeep.keepUp()
  }

  // MARK: - Commands

  /// The commands that work everywhere.
  var commands: [KeyCommand] {
    let undoing = UndoCommands(access: access, messages: messages, work: application.work)
    return [
      KeyCommand(.showHelp) { [unowned self] in showHelp() },
      undoing.undo, undoing.redo,
      KeyCommand(.addItemAnywhere) { [unowned self] in navigator.addItem() },
      KeyCommand(.goAnywhere) { [unowned self] in presentPalette() },
      KeyCommand(.goByName, isEnabled: application.narrator == nil) { [unowned self] in
        presentPalette(typing: application.currentKey?.letter)
      },
      command(to: .history),
      exchangeCommand(.importFile) { $0.importFile() },
      exchangeCommand(.exportFile) { $0.exportFile() },
      KeyCommand(.quit) { [unowned self] in application.quit() },
    ] + ([.inbox] + Place.smartLists + [.calendar, .week]).map(command) + [
      KeyCommand(
        .resumeDraft, hint: drafts.areOffered ? Command.resumeDraft.hint : nil,
        isEnabled: drafts.canResume, obstacle: "There is no draft to resume"
      ) { [unowned self] in resumption.resume() },
      KeyCommand(
        .stopWork, isEnabled: work.text != nil, obstacle: "No item is being worked on"
      ) { [unowned self] in work.stop(messages) },
      KeyCommand(
        .snoozeReminder, isEnabled: reminders?.last.isEmpty == false,
        obstacle: "There is no reminder to snooze"
      ) { [unowned self] in reminders?.offerSnoozing(in: navigator) },
      SyncService.command(of: sync),
      command(to: .home),
      KeyCommand(
        .takeTour, isEnabled: !configuration.isPractice, obstacle: "This is the tour"
      ) { [unowned self] in takeTour() },
    ] + areaCommands + templateCommands
  }

  /// The command to use a template, for a person who has templates.
  private var templateCommands: [KeyCommand] {
    guard navigator.hasTemplates else { return [] }
    return [KeyCommand(.chooseTemplate) { [unowned self] in navigator.templates.choose() }]
  }

  /// The command to go to an area, for a person who has areas.
  private var areaCommands: [KeyCommand] {
    guard navigator.hasAreas else { return [] }
    return [KeyCommand(.goToArea) { [unowned self] in navigator.chooseArea() }]
  }

  private func command(to place: Place) -> KeyCommand {
    KeyCommand(place.command) { [unowned self] in navigator.go(to: place.destination) }
  }

  private func exchangeCommand(
    _ command: Command, _ action: @escaping (Forms) -> Void
  ) -> KeyCommand {
    KeyCommand(
      command, isEnabled: configuration.files != nil, obstacle: "No files can be reached here"
    ) { [unowned self] in action(navigator.forms) }
  }

  /// Presents a picker of lists, items and commands by a part of their names, which may have begun.
  private func presentPalette(typing letter: Character? = nil) {
    let choices = PaletteChoices(access) { [unowned self] in navigator.go(to: $0) }
    navigator.present(
      choices.palette(
        of: application, typing: letter.map(String.init) ?? "",
        without: [.goAnywhere, .goByName]))
  }

  // MARK: - Tours

  /// Whether the tour is available: it needs a screen, and cannot be taken within a tour.
  private var canTakeTour: Bool { !configuration.isPractice && application.narrator == nil }

  /// Starts the tour, on samples.
  private func takeTour() {
    guard application.narrator == nil else {
      return messages.explain("The tour needs a screen. ?: all commands.")
    }
    access.perform { [weak self, access, application, configuration] in
      let samples = try TodoStore.temporary(clock: access.clock)
      try await samples.add(.tour)
      guard let self, isRunning, !children.contains(where: { $0 is PracticeCoordinator }) else {
        return await samples.close()
      }
      let practice = try PracticeCoordinator(samples, application, configuration)
      let panel = practice.primaryPanel
      panel.presentationStyle = .fullScreen
      startChild(practice)
      navigator.present(panel)
    }
  }

  private func showHelp() {
    let help = HelpPanel(for: application)
    help.commands = { [unowned self, unowned help] in
      [
        KeyCommand(.takeTourFromHelp, isEnabled: canTakeTour) { [unowned self] in
          help.dismiss()
          takeTour()
        }
      ]
    }
    navigator.present(help)
  }

  /// Starts a tour that explains containment on this app, which has sample data.
  ///
  /// - Returns: The tour; the application runs its panel.
  public func explainContainment() -> GuideCoordinator {
    let guide = GuideCoordinator(primaryPanel, navigator, access, application.keyCatalogue)
    startChild(guide)
    return guide
  }
}

extension AppCoordinator: TodoStoreObserver {
  /// Shows the status of a slow commit, of a database file that is gone, and of the work.
  public func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .writing(let isSlow): savingStatus = isSlow ? "Saving…" : nil
    case .displaced(let isGone):
      fileStatus = isGone ? "Not saved: the database is gone" : nil
      if isGone { messages.report(StoreError.replaced(path: store.path)) }
    case .changed, .reloaded: work.update()
    }
    showStatus()
    // Other commands may be enabled now.
    primaryPanel.setNeedsStatusUpdate()
  }

  private func showStatus() {
    navigator.status = savingStatus ?? fileStatus ?? work.text ?? sync?.text
  }
}

extension AppCoordinator: ApplicationDelegate {
  /// Detects a new day, and reminders whose moment has come.
  public func applicationWillHandleInput(_ application: Application) {
    dayChanges.check()
    reminders?.check()
  }

  /// Saves the text that is being typed, and lets no change begin.
  public func applicationWillSuspend(_ application: Application) async {
    await drafts.flush()
    await access.store.upkeep.pauseWriting()
  }

  /// Lets changes begin again.
  public func applicationDidResume(_ application: Application) {
    access.store.upkeep.resumeWriting()
  }

  /// Saves the text that is being typed, and closes the store.
  public func applicationWillTerminate(_ application: Application) async {
    await drafts.flush()
    hook?.end()
    configuration.willClose()
    await access.store.close()
  }
}
