import CivilCalendar
import TermPanels
import TodoModel

/// Goes to the destinations of the app, and owns the coordinators of its screens. A screen that is
/// open is brought to the front, instead of being opened a second time.
///
/// ```swift
/// navigator.go(to: .list(list.id, at: item.id))
/// navigator.go(to: .calendar)
/// ```
@MainActor final class Navigator: Coordinator {
  private let application: Application
  private let configuration: AppConfiguration
  private let access: StoreAccess
  private let messages: Messages
  private let drafts: Drafts
  private let news: News
  private let dayChanges: DayChanges
  private let takeTour: (() -> Void)?
  private let folds = Folds()
  private let choices: RememberedChoices
  /// The moment at which this run of the app began.
  let startedAt: Timestamp
  private let nothingOpen = MessagePanel(Message(title: ""))

  private lazy var overview = ListOverviewCoordinator(
    access, messages, forms, news, dayChanges, choices,
    templates: { [unowned self] in templates }, takeTour: takeTour,
    didSelect: { [unowned self] in go(to: $0) },
    didReload: { [unowned self] in showFirstSteps(hasLists: $0) })
  private lazy var detail = DetailCoordinator(
    access, messages, self, dayChanges, application.animator,
    LinkOpener(configuration.browser, application, messages),
    usualReminders: configuration.alarm == nil ? nil : configuration.settings.remind)
  private lazy var router = SplitRouter(root: overview, placeholder: nothingOpen, detail: detail)

  /// The forms, which are presented above the screens.
  private(set) lazy var forms = Forms(
    self, application, configuration, access, messages, drafts, folds)

  /// The forms on the screens of templates, whose dates count from the day of their use.
  private lazy var formsOfTemplates = Forms(
    self, application, configuration, access.ofTemplates, messages, drafts, folds)

  /// The forms for saving and using templates.
  private(set) lazy var templates = TemplateForms(
    self, access, messages, firstWeekday: configuration.settings.firstWeekday)

  /// The forms for what is reached through an access.
  func forms(on access: StoreAccess) -> Forms {
    access.firstDay == nil ? forms : formsOfTemplates
  }

  /// Whether there are templates to use.
  private(set) var hasTemplates = false

  /// Whether there are areas to go to.
  private(set) var hasAreas = false

  /// The list on the screen, or the last one that was there.
  private(set) var lastList: Identifier<TodoList>?

  /// Creates a navigator. Without a `takeTour`, nothing offers the tour.
  init(
    _ application: Application, _ configuration: AppConfiguration, _ access: StoreAccess,
    _ messages: Messages, _ drafts: Drafts, _ news: News, _ dayChanges: DayChanges,
    takeTour: (() -> Void)?
  ) {
    (self.application, self.configuration) = (application, configuration)
    (self.access, self.messages, self.drafts) = (access, messages, drafts)
    (self.news, self.dayChanges, self.takeTour) = (news, dayChanges, takeTour)
    startedAt = access.clock.now
    choices = RememberedChoices(configuration)
    super.init()
    arrangeColumns()
  }

  /// Updates what stands beside the lists while nothing is open.
  private func showFirstSteps(hasLists: Bool) {
    nothingOpen.message = .nothingOpen(hasLists: hasLists, application.keyMap)
    (hasAreas, hasTemplates) = (overview.hasAreas, overview.hasTemplates)
  }

  /// Gives the list of items the room that the lists and the details do not need.
  private func arrangeColumns() {
    router.split.threshold = 96...100
    router.split.widthForThree = 130
    router.split.standardWidths = [
      .primary: .init(share: 0.2, within: 28...34), .secondary: .init(share: 0.25, within: 36...44),
    ]
    router.split.showsLastColumn = choices.memory.showsDetails
    router.didToggleLastColumn = { [unowned self] in
      choices.set(\.showsDetails, router.split.showsLastColumn)
    }
  }

  /// The split that everything is shown in.
  override var primaryPanel: Panel { router.split }

  override func didStart() {
    startChild(overview)
    startChild(detail)
    open(configuration.startView)
  }

  // MARK: - Going

  /// Shows a destination, whatever is in its place.
  func go(to destination: Destination) {
    switch destination {
    case .home: router.show(overview)
    case .row(let id):
      router.show(overview)
      overview.reveal(id)
    case .inbox:
      if let inbox = access.read(or: nil, { try access.store.inbox.list() }) {
        return go(to: .list(inbox.id))
      }
      access.perform { [weak self, access] in
        let inbox = try await access.store.inbox.prepare()
        self?.go(to: .list(inbox.id))
      }
    case .search:
      overview.select(.smart(.all))
      show(.smart(.all))?.beginSearch()
    case .smart(let list):
      overview.select(.smart(list))
      show(.smart(list))
    case .list(let id, let item): showList(id, at: item)
    case .item(let id):
      guard let item = access.item(id) else {
        return messages.report(StoreError.itemMissing)
      }
      showList(item.list, at: id)
    case .details(let id):
      detail.load(id)
      router.show(detail)
    case .template(let id):
      guard let template = access.list(id) else { return messages.report(StoreError.listMissing) }
      templates.use(template)
    case .calendar:
      show { [self] in
        try CalendarCoordinator(
          access, messages, self, dayChanges, firstWeekday: configuration.settings.firstWeekday)
      }
    case .week: planWeek()
    // A day is right above the calendar, so the way back leads to it.
    case .day(let day): show(.day(day), isDeeper: true)
    case .history:
      show(isDeeper: true) { [self] in
        HistoryCoordinator(
          access, messages, self, dayChanges, application.animator, startedAt: startedAt)
      }
    case .past(let entry):
      show(where: { $0.entry == entry }, isDeeper: true) { [self] in
        PastCoordinator(entry, access, messages)
      }
    case .year:
      show(isDeeper: true) { [self] in YearCoordinator(access, messages, self, dayChanges) }
    }
  }

  /// Asks for an item: one that belongs on the screen, if that shows items of many lists.
  func addItem() {
    if let screen = itemScreen as? SmartListCoordinator, screen.takesItems {
      screen.addItem()
    } else {
      forms.addItem()
    }
  }

  /// Offers the areas.
  func chooseArea() {
    present(AreaChoices(access).picker { [weak self] in self?.go(to: $0) })
  }

  /// Presents the planning of a week, perhaps with the choices of a draft.
  func planWeek(continuing draft: Draft? = nil) {
    do {
      let week = try WeekCoordinator(
        access, messages, drafts, news, dayChanges, continuing: draft,
        asOneList: application.narrator != nil)
      startChild(week)
      present(week.primaryPanel)
    } catch {
      messages.report(error)
    }
  }

  private func open(_ view: Settings.StartView) {
    switch view {
    case .place(let name):
      guard let place = Place.all.first(where: { $0.name == name }), place.destination != .home
      else { return }
      go(to: place.destination)
    case .list(let name):
      let views = access.read(or: []) { try access.store.views() }
      let named = (access.lists + views).first { $0.name.lowercased() == name.lowercased() }
      if let named { go(to: .list(named.id)) }
    }
  }

  private func showList(_ id: Identifier<TodoList>, at item: Identifier<TodoItem>?) {
    overview.select(.own(id))
    if let view = access.read(or: nil, { try access.store.view(id) }) {
      show(.view(view))
      return
    }
    guard let list = access.list(id) else { return messages.report(StoreError.listMissing) }
    let screen = show(where: { $0.list.id == id }) { [self] in
      try ItemListCoordinator(
        list, access.within(list), messages, self, news, dayChanges, folds, choices)
    }
    guard let screen else { return }
    if list.kind == .list { lastList = id }
    guard let item else { return }
    screen.reveal(item)
    if choices.memory.hidesDone, let item = access.item(item), item.isDone {
      messages.announce("“\(item.name)” is done and hidden", offering: .hideDone, "show done items")
    }
  }

  @discardableResult
  private func show(_ gathering: Gathering, isDeeper: Bool = false) -> SmartListCoordinator? {
    return show(where: { $0.gathering.isSame(as: gathering) }, isDeeper: isDeeper) { [self] in
      try SmartListCoordinator(gathering, access, messages, self, news, dayChanges)
    }
  }

  /// Brings a screen to the front. One that is not open is opened: right above the lists, or above
  /// the current screen, if it is deeper. A toast reports why it cannot be opened.
  @discardableResult
  private func show<Screen: Coordinator>(
    where isIt: (Screen) -> Bool = { _ in true }, isDeeper: Bool = false,
    orOpen make: () throws -> Screen
  ) -> Screen? {
    if let open = children.lazy.compactMap({ $0 as? Screen }).first(where: isIt) {
      router.show(open)
      return open
    }
    do {
      let screen = try make()
      startChild(screen)
      if isDeeper { router.show(screen) } else { router.show(screen, above: overview) }
      return screen
    } catch {
      messages.report(error)
      return nil
    }
  }

  /// Goes back to the screen before one.
  func hide(_ screen: Coordinator) { router.hide(screen) }

  /// Presents a panel above all screens.
  func present(_ panel: Panel) { router.present(panel) }

  // MARK: - What is open

  /// The screen of a list, while it is open.
  func screen(of id: Identifier<TodoList>) -> ItemListCoordinator? {
    children.lazy.compactMap { $0 as? ItemListCoordinator }.first { $0.list.id == id }
  }

  /// The screen of items beside the details, if any.
  var itemScreen: (any ItemScreen)? { router.coordinator(in: .supplementary) as? any ItemScreen }

  /// The list whose rows are on the screen: all of them, not the results of a search.
  var shownList: Identifier<TodoList>? { (itemScreen as? ItemListCoordinator)?.shownList }

  /// Whether the details have the keys.
  var isInDetails: Bool { router.split.focusedColumn == .secondary }

  /// The status in the title line, such as a slow commit; `nil` for none.
  var status: String? {
    get { router.split.status }
    set { router.split.status = newValue }
  }
}
