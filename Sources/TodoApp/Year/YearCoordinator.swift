import CivilCalendar
import DatePhrases
import TermPanels
import TodoCommands
import TodoModel
import TodoWording

/// The screen of a year of done items: all of them, or those of one list or tag.
@MainActor final class YearCoordinator: Coordinator {
  /// The commands of the screen.
  static let commands: [Command] = [.chooseShare]

  /// The most lists, and the most tags.
  private static let mostShares = 20

  private let access: StoreAccess
  private let messages: Messages
  private weak var navigator: Navigator?
  private let dayChanges: DayChanges
  private let container = ContainerPanel()
  private let year = YearView()
  private lazy var scrolling = ScrollingContentPanel(contentView: year)
  private let message = MessagePanel(YearCoordinator.counting)
  private var filter = DoneFilter.everything
  /// The lists and tags of all items.
  private var shares: DoneCounts?
  private var observations: [AnyObject] = []
  /// Whether a count is requested that has not begun.
  private var isAwaited = false

  init(
    _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator, _ dayChanges: DayChanges
  ) {
    (self.access, self.messages, self.navigator) = (access, messages, navigator)
    self.dayChanges = dayChanges
    super.init()
    container.title = title
    container.transitionDuration = 0
    container.content = message
    container.commands = { [unowned self] in
      [
        KeyCommand(
          .chooseShare, isEnabled: shares != nil, obstacle: "The items are still being counted"
        ) { [unowned self] in choose() }
      ]
    }
  }

  override var primaryPanel: Panel { container }

  override func didStart() {
    observations = [
      access.store.observe(self), dayChanges.observe { [weak self] in self?.count() },
    ]
    count()
  }

  override func didStop() { observations = [] }

  // MARK: - Counting

  /// Counts in the background. Of several requests the last one is carried out.
  private func count() {
    guard !isAwaited else { return }
    isAwaited = true
    access.perform { [weak self] in
      guard let self, isRunning else { return }
      isAwaited = false
      let days = YearOfWeeks.days(
        until: access.today, firstWeekday: access.habits.firstWeekday)
      let counts = access.store.counts
      let done = try await counts.doneInBackground(on: days, filter)
      let shares = try await counts.doneSharesInBackground(of: days, atMost: Self.mostShares)
      guard isRunning else { return }
      self.shares = shares
      show(done, shares)
    }
  }

  private func show(_ done: DoneDays, _ shares: DoneCounts) {
    container.title = title
    container.navigationItem.detail = "\(done.total) done"
    let text = YearText(days: done, format: messages.days)
    year.show(
      summary: text.summary, weeks: Self.values(of: done),
      notes: [text.fullestWeek].compactMap(\.self) + text.runs,
      shares: filter == .everything ? values(of: shares) : [])
    message.message = Self.nothing
    container.setContent(done.total == 0 ? message : scrolling, animated: false)
  }

  /// The weeks from the first one in which something was done. That one, and the first week of each
  /// month, has the name of its month.
  private static func values(of done: DoneDays) -> [ChartValue] {
    done.weeks.drop { $0.count == 0 }.enumerated().map { index, week in
      let isNamed = index == 0 || week.first.day <= 7
      return ChartValue(isNamed ? week.first.localShortMonthName : "", Double(week.count))
    }
  }

  private func values(of shares: DoneCounts) -> [YearView.Shares] {
    [
      YearView.Shares(
        title: "Lists",
        values: shares.lists.map { ChartValue(label(of: $0.id), Double($0.count)) }),
      YearView.Shares(
        title: "Tags", values: shares.tags.map { ChartValue("@\($0.name)", Double($0.count)) }),
    ]
  }

  private func name(of list: TodoList.ID) -> String { access.list(list)?.title ?? "" }

  /// The sign and the name of a list, with all names in the same column.
  private func label(of id: TodoList.ID) -> String {
    access.list(id).map { "\(ListSign.padded($0.sign ?? "≡")) \($0.name)" } ?? ""
  }

  private var title: String {
    switch filter {
    case .everything: "A year"
    case .list(let list): "A year of \(name(of: list))"
    case .tag(let tag): "A year of @\(tag)"
    }
  }

  // MARK: - Choosing

  /// Lets the person choose a list or a tag, or everything.
  private func choose() {
    guard let shares else { return }
    let all = PickerChoice(id: DoneFilter.everything, title: "Everything")
    let lists = shares.lists.map { list in
      PickerChoice(
        id: DoneFilter.list(list.id), title: name(of: list.id), detail: "\(list.count) done")
    }
    let tags = shares.tags.map { tag in
      PickerChoice(id: DoneFilter.tag(tag.name), title: "@\(tag.name)", detail: "\(tag.count) done")
    }
    let choices = [all] + lists + tags
    let picker = PickerPanel(title: "A year of", placeholder: "List or tag") {
      choices.matching($0)
    }
    picker.onPick = { [weak self] choice in
      self?.filter = choice.id
      self?.count()
    }
    navigator?.present(picker)
  }
}

extension YearCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    if event.isChange { count() }
  }
}

extension YearCoordinator {
  private static let counting = Message(title: "Counting…")

  private static let nothing = Message(
    title: "Nothing was done in this year", detail: "Completed items are counted here.")
}

extension Command {
  static let showYear = Command(
    "logbook.year", .character("Y"), title: "Show a year of done items", word: "year")
  static let chooseShare = Command(
    "year.choose", .character("/"), title: "Choose a list or a tag", hint: "choose")
}
