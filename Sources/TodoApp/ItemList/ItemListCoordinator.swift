import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues
import TodoWording

/// One list's screen: its items with their subtasks, or, when it is empty, an invitation to add
/// one.
@MainActor final class ItemListCoordinator: Coordinator, ItemScreen {
  private let access: StoreAccess
  private let messages: Messages
  private weak var navigator: Navigator?
  private let forms: Forms
  private let news: News
  private let dayChanges: DayChanges
  private(set) var list: TodoList
  let screen = FinderPanel()
  let listPanel = ListPanel<TodoItem.ID>()
  private let contents: ListContents
  /// The rows while nothing is searched for.
  private var ownRows: (any ListDataSource<TodoItem.ID>)?
  /// These rows, where the list has headings.
  private var headedRows: HeadedRows?
  /// The results while searching.
  private var found: QueryResults?
  private lazy var nothingPanel = FinderPanel.nothing
  private lazy var emptyPanel = MessagePanel(
    .emptyList(hiding: 0), command: .addItem
  ) { [unowned self] in addItem() }
  private var observations: [AnyObject] = []
  private let listActions: ItemActions
  private let board: ListBoard

  init(
    _ list: TodoList, _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator,
    _ news: News, _ dayChanges: DayChanges, _ folds: Folds, _ choices: RememberedChoices
  ) throws(StoreError) {
    self.list = list
    (self.access, self.messages, self.navigator) = (access, messages, navigator)
    (forms, self.news, self.dayChanges) = (navigator.forms(on: access), news, dayChanges)
    contents = try ListContents(of: list, access, folds, choices)
    listActions = ItemActions(listPanel, access, messages, navigator)
    board = ListBoard(of: list, access, messages, navigator, news, choices)
    super.init()
    screen.commands = { [unowned self] in commands }
    screen.onChange = { [unowned self] in find($0) }
    screen.habits = { access.habits }
    screen.onSave = { [unowned self] in
      guard self.list.kind == .list else { return messages.explain("No view shows templates") }
      let typed = Query.typed(Query.list(self.list.name).description, and: $0)
      forms.addView(saving: typed)
    }
    screen.hasItems = { [unowned self] in (found?.count ?? contents.items.count) > 0 }
    screen.list = listPanel
    contents.didChange = { [weak self] in self?.reload() }
    listActions.attach(to: self)
    board.attach(to: self)
    board.didChoose = { [unowned self] id in
      show(animated: false)
      if let id { reveal(id) }
    }
    putInOrder()
  }

  private var commands: [KeyCommand] {
    [
      KeyCommand(.addItem) { [unowned self] in addItem() },
      KeyCommand(.addHeading) { [unowned self] in addHeading() },
      KeyCommand(
        .orderList, isEnabled: contents.items.count > 0, obstacle: "There is nothing to sort"
      ) { [unowned self] in forms.order(list) },
    ] + (navigator?.templates.commands(on: list) ?? boardCommands + doneCommands)
  }

  private var boardCommands: [KeyCommand] {
    board.commands(at: listPanel.currentID, isFinding: found != nil)
  }

  /// The commands on all done items of the list.
  private var doneCommands: [KeyCommand] {
    let (hasDone, hidesDone) = (contents.doneCount > 0, contents.hidesDone)
    return [
      KeyCommand(
        .hideDone, title: hidesDone ? "Show done items" : nil, isEnabled: hasDone || hidesDone,
        obstacle: "Nothing is done here"
      ) { [unowned self] in toggleDone() },
      DoneArchiver(list: list, access: access, messages: messages).command(hasDone),
    ]
  }

  override var primaryPanel: Panel { screen }

  /// The list, unless the results of a search are in place of its rows.
  var shownList: Identifier<TodoList>? { found == nil ? list.id : nil }

  /// Whether the board is on the screen.
  private var isBoard: Bool { board.isShown && found == nil }

  var actions: ItemActions { isBoard ? board.actions ?? listActions : listActions }

  var query: ItemQuery {
    found?.query ?? board.query
      ?? ItemQuery(.list(list.id), sort: list.sort, grouping: list.grouping, today: access.today)
  }

  override func didStart() {
    observations = [
      access.store.observe(self),
      news.observe(in: listPanel) { $0.item ?? $0.list?.ofRow },
      dayChanges.observe { [weak self] in self?.dayDidChange() },
    ]
    show(animated: false)
  }

  override func didStop() { observations = [] }

  var outline: ItemOutline? { found == nil && !isBoard ? contents.rows : nil }

  var order: ItemOrder? { ItemOrder(of: list) }

  var headings: ListHeadings? { found == nil && !isBoard ? contents.headings : nil }

  /// Reads the items in the order of the list.
  private func putInOrder() {
    contents.putInOrder(of: list)
    showRows()
  }

  private func showRows() {
    let grouping = ItemOrder(of: list).grouping
    let plain = itemRows(contents.rows, .depth, below: grouping)
    plain.succession = contents.successors
    headedRows =
      contents.headings.all.isEmpty
      ? nil : HeadedRows(plain, contents.rows, contents.headings, news)
    ownRows = grouping == .none ? plain : plain.grouped
    if let headedRows { ownRows = headedRows }
    if found == nil { listPanel.dataSource = ownRows }
  }

  private func itemRows(
    _ items: any LiveItems, _ detail: ItemRowPanel.Detail, below grouping: Grouping = .none
  ) -> ItemRows {
    ItemRows(items, access, messages, news, detail: detail, below: grouping) {
      [unowned listActions] in listActions.toggleDone($0)
    }
  }

  // MARK: - Showing

  private func show(animated: Bool) {
    screen.title = list.title
    if let found { return show(found) }
    let isEmpty = contents.shownCount == 0
    if isEmpty { emptyPanel.message = .emptyList(hiding: contents.doneCount) }
    screen.content.setContent(
      isEmpty ? emptyPanel : isBoard ? board.panel : listPanel, animated: animated)
    screen.navigationItem.detail = contents.detail(
      of: list, order: board.kind.map { "by \($0.text)" } ?? order?.detail)
  }

  private func show(_ found: QueryResults) {
    let isNothing = found.count == 0 && found.isComplete
    screen.content.setContent(isNothing ? nothingPanel : listPanel, animated: false)
    screen.navigationItem.detail = found.isComplete ? "\(found.count) found" : "searching…"
  }

  private func reload() {
    // A list that became empty keeps its last picture, which fades out.
    if (found?.count ?? contents.shownCount) > 0 { listPanel.reloadData() }
    board.reload()
    show(animated: true)
  }

  private func find(_ filter: Query?) {
    guard let filter, filter != .everything else {
      found = nil
      listPanel.dataSource = ownRows
      return show(animated: false)
    }
    if let found {
      found.query.filter = filter
      listPanel.reloadData(animated: false)
    } else {
      let query = ItemQuery(.list(list.id), filter: filter, today: access.today)
      guard let found = access.read(or: nil, { try access.store.results(for: query) }) else {
        return
      }
      found.didChange = { [weak self] in
        if let failure = self?.found?.failure { self?.messages.report(failure) }
        self?.reload()
        self?.screen.didFind()
      }
      self.found = found
      listPanel.dataSource = itemRows(found, .parent)
    }
    show(animated: false)
  }

  /// Makes an item current. A search ends, and the ancestors and the heading of the item unfold.
  func reveal(_ id: Identifier<TodoItem>) {
    screen.endSearch()
    contents.unfold(above: id)
    listPanel.makeCurrent(id)
    board.reveal(id)
  }

  // MARK: - Adding

  /// Asks for an item, which goes to the end of the items below the current row's heading.
  private func addItem() {
    if isBoard { return forms.addItem(to: list, board.preset) }
    let rows = found == nil ? headedRows : nil
    let heading = listPanel.currentID.flatMap { rows?.heading(at: $0)?.id }
    if let heading { contents.headings.unfold(heading) }
    forms.addItem(to: list, ItemPreset(heading: heading))
  }

  /// Asks for a heading at the current row.
  private func addHeading() {
    let order = ItemOrder(of: list)
    guard order.showsHeadings || isBoard && board.kind == .heading else {
      return messages.announce(order.text, offering: .orderList, "to sort by hand first")
    }
    let ownPlace = found == nil ? contents.headings.place(at: listPanel.currentID) : .last
    forms.addHeading(to: list, at: isBoard ? board.headingPlace : ownPlace) { [weak self] heading in
      self?.listPanel.makeCurrent(heading.id.ofRow)
      self?.board.reveal(heading: heading.id)
    }
  }

  // MARK: - Done items

  /// Hides the done items of all lists, or shows them.
  private func toggleDone() {
    contents.toggleDone(in: list)
    showRows()
    updateBoard()
    show(animated: true)
  }

  /// Updates the words for due dates.
  private func dayDidChange() {
    found?.query.today = access.today
    contents.dayDidChange()
    listPanel.reloadData(animated: false)
    updateBoard()
  }

  /// Reads the columns of the board again.
  private func updateBoard() {
    board.update(list)
    board.reload(animated: false)
  }
}

extension ItemListCoordinator: TodoStoreObserver {
  func store(_ store: TodoStore, didReceive event: StoreEvent) {
    switch event {
    case .changed(let changes):
      let concerns = changes.items.contains { change in
        change.before?.list == list.id || change.after?.list == list.id
      }
      let lists = changes.lists.compactMap { $0.before ?? $0.after }
      if lists.contains(where: { $0.headingOf == list.id }) {
        readHeadings()
        update()
      } else if concerns || lists.contains(where: { $0.id == list.id }) {
        update()
      }
      if isBoard { board.follow(event) } else { listActions.follow(event) }
    case .reloaded:
      readHeadings()
      update()
    case .writing, .displaced: break
    }
  }

  /// Reads the headings, which may have changed.
  private func readHeadings() {
    let hadHeadings = headedRows != nil
    contents.readHeadings(of: list)
    if hadHeadings == contents.headings.all.isEmpty { showRows() } else { headedRows?.regroup() }
  }

  /// Updates the list, or hides the screen if the list was deleted.
  private func update() {
    guard let summary = access.read(or: nil, { try access.store.list(list.id) }) else {
      navigator?.hide(self)
      return
    }
    let before = ItemOrder(of: list)
    list = summary.list
    if ItemOrder(of: list) != before { putInOrder() }
    board.update(list)
    reload()
  }
}
