import TermPanels
import TodoModel

/// A column of a board: its items in a list, or a message when it is empty.
@MainActor final class BoardColumnPanel: ContainerPanel {
  /// The property that the items of the column share.
  let key: ItemGroup.Key
  let list = ListPanel<TodoItem.ID>()
  /// The actions on the items of the column.
  let actions: ItemActions

  /// Weak: a list that is deleted elsewhere takes its board with it, even while a menu is open.
  private weak var board: ListBoard?
  private let items: ColumnItems
  private let empty = MessagePanel("Nothing here")
  private var observation: AnyObject?
  /// Whether a drop of the dragged item would put it here.
  var isTarget = false
  /// The name of the column.
  var name = ""

  init(_ key: ItemGroup.Key, of board: ListBoard, _ items: BoardItems) {
    (self.key, self.board, self.items) = (key, board, ColumnItems(items, key))
    actions = board.makeActions(in: list)
    super.init()
    list.delegate = self
  }

  // MARK: - Showing

  override func viewDidLoad() {
    prepare()
    super.viewDidLoad()
  }

  /// Gives the list its rows. A column that nobody has seen has none.
  private func prepare() {
    guard observation == nil, let board else { return }
    list.dataSource = board.makeRows(items, actions)
    observation = board.news.observe(in: list, row: \.item)
  }

  /// Shows the items and their number as they are now.
  func reload(animated: Bool = true) {
    let count = items.count
    title = isTarget ? "→ \(name)" : name
    navigationItem.detail = "\(count)"
    // A column that became empty keeps its last picture, which fades out.
    if count > 0 { list.reloadData(animated: animated) }
    setContent(count == 0 ? empty : list, animated: animated)
    setNeedsStatusUpdate()
  }

  /// Makes an item current.
  func makeCurrent(_ id: TodoItem.ID) {
    prepare()
    list.makeCurrent(id)
  }

  /// The item on which an action on a row works: the row's, or the marked ones.
  func subject(_ item: TodoItem) -> Subject {
    list.markedCount > 0 ? Subject(marked: list.markedIDs) : Subject(item)
  }
}

extension BoardColumnPanel: ListDelegate {
  func list(_ list: ListPanel<TodoItem.ID>, actionsForRow id: TodoItem.ID) -> [RowAction] {
    guard let board, let item = board.access.item(id) else { return [] }
    return [RowAction(.openOnBoard) { [weak board] in board?.open(item) }]
      + actions.list(list, actionsForRow: id) + board.moves(of: item, in: self)
  }

  func list(_ list: ListPanel<TodoItem.ID>, canDragRowAway id: TodoItem.ID) -> Bool { true }

  func list(_ list: ListPanel<TodoItem.ID>, didDragRow id: TodoItem.ID, to event: MouseEvent) {
    board?.showTarget(of: event, from: self)
  }

  func list(_ list: ListPanel<TodoItem.ID>, didDropRow id: TodoItem.ID, at event: MouseEvent) {
    board?.drop(id, from: self, at: event)
  }

  func list(_ list: ListPanel<TodoItem.ID>, didCancelDragOfRow id: TodoItem.ID) {
    board?.showTarget(of: nil, from: nil)
  }
}
