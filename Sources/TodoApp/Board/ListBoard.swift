import TermPanels
import TodoModel
import TodoValues

/// A list as a board: its headings, or the priorities, as columns beside each other.
@MainActor final class ListBoard {
  /// The columns.
  let panel = ColumnsPanel()
  let access: StoreAccess
  let messages: Messages
  let news: News
  /// Called when a person has chosen how the list is shown, with the item that stays current.
  var didChoose: (TodoItem.ID?) -> Void = { _ in }
  /// The items; `nil` while the list is not shown as a board.
  private(set) var items: BoardItems?

  private weak var navigator: Navigator?
  private weak var screen: (any ItemScreen)?
  private let choices: BoardChoices
  private(set) var list: TodoList
  private var columns: [BoardColumnPanel] = []

  init(
    of list: TodoList, _ access: StoreAccess, _ messages: Messages, _ navigator: Navigator,
    _ news: News, _ choices: RememberedChoices
  ) {
    (self.list, self.access, self.messages, self.news) = (list, access, messages, news)
    (self.navigator, self.choices) = (navigator, BoardChoices(choices: choices))
  }

  /// Acts for a screen, and shows the list as a board if the person has chosen that before.
  func attach(to screen: any ItemScreen) {
    self.screen = screen
    if let kind = choices.kind(of: list.id) { begin(by: kind) }
  }

  /// Whether the list is shown as a board.
  var isShown: Bool { items != nil }

  /// The property by which the columns are made; `nil` while the list is not shown as a board.
  var kind: BoardKind? { items?.kind }

  /// The query of the items, as for the list; `nil` while the list is not shown as a board.
  var query: ItemQuery? {
    guard var query = items?.results.query else { return nil }
    (query.scope, query.filter) = (.list(list.id), .everything)
    return query
  }

  /// The column with the keys.
  var current: BoardColumnPanel? { isShown ? panel.currentPanel as? BoardColumnPanel : nil }

  /// The actions on the items of the current column.
  var actions: ItemActions? { current?.actions }

  // MARK: - Choosing

  /// The commands that choose how the list is shown.
  ///
  /// - Parameter row: The current row of the list, which stays current on the board.
  func commands(at row: TodoItem.ID?, isFinding: Bool) -> [KeyCommand] {
    let showing = KeyCommand(
      .showBoard, title: isShown ? "Show the board as a list" : nil, isEnabled: !isFinding,
      obstacle: "Clear the search first"
    ) { [unowned self] in toggle(at: row) }
    guard let kind, !isFinding else { return [showing] }
    return [
      showing,
      KeyCommand(.boardColumns, title: "Show a column for each \(kind.other.text)") {
        [unowned self] in turn(kind.other)
      },
    ]
  }

  /// Shows the list as a board, or as a list again. A list without headings has columns for the
  /// priorities.
  private func toggle(at row: TodoItem.ID?) {
    guard isShown else {
      let headings = access.read(or: []) { try access.store.headings.all(of: list.id) }
      choose(headings.isEmpty ? .priority : .heading)
      return didChoose(row)
    }
    let id = current?.list.currentID
    (items, columns) = (nil, [])
    panel.setPanels([])
    choices.set(nil, of: list.id)
    didChoose(id)
  }

  /// Shows the other kind of columns.
  private func turn(_ kind: BoardKind) {
    guard let items else { return }
    let id = current?.list.currentID
    choices.set(kind, of: list.id)
    items.update(list, by: kind, hidingDone: hidesDone)
    reload(animated: false)
    didChoose(id)
  }

  private func choose(_ kind: BoardKind) {
    begin(by: kind)
    if isShown { choices.set(kind, of: list.id) }
  }

  private var hidesDone: Bool { choices.choices.memory.hidesDone }

  private func begin(by kind: BoardKind) {
    items = access.read(or: nil) {
      try BoardItems(of: list, by: kind, hidingDone: hidesDone, access, messages.days)
    }
    items?.didChange = { [weak self] in self?.reload() }
    columns = []
    reload(animated: false)
  }

  // MARK: - Showing

  /// Follows a change of the list, of its headings, or of what is hidden.
  func update(_ list: TodoList) {
    self.list = list
    guard let items else { return }
    items.update(list, by: items.kind, hidingDone: hidesDone)
  }

  /// Shows the columns and their items as they are now.
  func reload(animated: Bool = true) {
    guard let items else { return }
    let known = Dictionary(columns.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let wanted = items.columns
    columns = wanted.map { known[$0.key] ?? BoardColumnPanel($0.key, of: self, items) }
    for (column, panel) in zip(wanted, columns) {
      panel.name = column.title
      panel.reload(animated: animated)
    }
    if !columns.elementsEqual(panel.panels, by: { $0 === $1 }) { panel.setPanels(columns) }
  }

  /// Makes an item current, and its column; instead of a subtask its ancestor on the board.
  func reveal(_ id: TodoItem.ID) {
    let ancestors = access.item(id).map(access.ancestors) ?? []
    for id in [id] + ancestors.map(\.id) {
      guard let index = items?.columnIndex(of: id), columns.indices.contains(index) else {
        continue
      }
      panel.makeCurrent(index)
      return columns[index].makeCurrent(id)
    }
  }

  /// Makes the column of a heading current.
  func reveal(heading id: TodoList.ID) {
    guard let index = columns.firstIndex(where: { $0.key == .heading(id) }) else { return }
    panel.makeCurrent(index)
  }

  /// Makes the item of one's own change current, unless it is about to leave its place.
  func follow(_ event: StoreEvent) {
    if let id = actions?.itemToFollow(event) { reveal(id) }
  }

  /// The rows of a column.
  func makeRows(_ items: ColumnItems, _ actions: ItemActions) -> ItemRows {
    ItemRows(items, access, messages, news, detail: .depth, wrapsNames: true) {
      [unowned actions] in actions.toggleDone($0)
    }
  }

  /// The actions on the items in the list of a column.
  func makeActions(in list: ListPanel<TodoItem.ID>) -> ItemActions {
    guard let navigator, let screen else {
      preconditionFailure("A board is on the screen of its list.")
    }
    let actions = ItemActions(list, access, messages, navigator)
    actions.attach(to: screen)
    return actions
  }

  /// Opens an item to edit it.
  func open(_ item: TodoItem) { navigator?.forms.edit(item) }

  // MARK: - Adding

  /// The values of a new item of the current column.
  var preset: ItemPreset {
    switch current?.key {
    case .heading(let id): ItemPreset(heading: id)
    case .priority(let priority): ItemPreset(priority: priority)
    default: ItemPreset()
    }
  }

  /// The place of a new heading: right of the current column, or else last.
  var headingPlace: HeadingPlace {
    if case .heading(let id?)? = current?.key { .after(id) } else { .last }
  }

  // MARK: - Dragging

  /// Marks the column to which a drop would move the dragged item.
  func showTarget(of event: MouseEvent?, from source: BoardColumnPanel?) {
    let target = event.flatMap(column(under:))
    for column in columns {
      let isTarget = column === target && column !== source
      guard isTarget != column.isTarget else { continue }
      column.isTarget = isTarget
      column.reload(animated: false)
    }
  }

  /// The column under the mouse.
  func column(under event: MouseEvent) -> BoardColumnPanel? {
    let index = panel.columnIndex(at: event.location(in: panel.view))
    return index.flatMap { columns.indices.contains($0) ? columns[$0] : nil }
  }
}
