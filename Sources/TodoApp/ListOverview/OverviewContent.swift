import TodoModel

/// The content of the overview: the lists, views and areas at the last look, and what of them is
/// folded.
@MainActor final class OverviewContent {
  /// The lists, views and areas.
  private(set) var tree = ListTree()

  private let access: StoreAccess
  private let viewCounts: ViewCounts
  private let folds: AreaFolds
  /// Whether the templates are shown below their row.
  private var showsTemplates = false
  /// The areas that the drag under way has unfolded.
  private var unfoldedByDrag: [TodoList] = []
  /// Whether what is put away is shown below its row.
  private var showsPutAway = false

  init(_ access: StoreAccess, _ choices: RememberedChoices) {
    self.access = access
    viewCounts = ViewCounts(access)
    folds = AreaFolds(choices)
  }

  /// Called when a view has been counted in the background.
  var didCount: () -> Void {
    get { viewCounts.didChange }
    set { viewCounts.didChange = newValue }
  }

  /// Reads the lists, views and areas again.
  func read() { tree = access.read(or: tree) { try access.store.areas.tree() } }

  // MARK: - Rows

  /// Whether there are lists, views or areas, or items in the Inbox.
  var hasLists: Bool { !tree.isEmpty || (tree.inbox?.totalCount ?? 0) > 0 }

  /// The number of open items in all lists that are not put away.
  var openCount: Int {
    tree.groups.reduce(tree.inbox?.openCount ?? 0) { $0 + $1.openCount }
  }

  /// The row that becomes current when there are lists for the first time.
  var firstOwn: OverviewRow.ID? {
    let own = tree.groups[0]
    let first = own.lists.first?.id ?? own.views.first?.id ?? tree.areas.first?.id
    if let first { return .own(first) }
    if !tree.templates.isEmpty { return .templates }
    return tree.putAway.isEmpty ? (tree.inbox?.id).map { .own($0) } : .putAway
  }

  /// The rows, from the top.
  var rows: [OverviewRow] {
    let own = tree.groups[0]
    var rows: [OverviewRow] = []
    if let inbox = tree.inbox { rows.append(.inbox(inbox)) }
    rows += smartRows
    rows += own.views.map { row(of: $0, isInArea: false) }
    rows += own.lists.map { OverviewRow.list($0, isInArea: false) }
    for group in tree.groups.dropFirst() { rows += rowsOfArea(group) }
    return rows + rowsOfTemplates + rowsPutAway
  }

  private var smartRows: [OverviewRow] {
    SmartList.allCases.map { kind in
      let query = ItemQuery(kind.traits.scope, today: access.today)
      return .smart(kind, count: access.read(or: 0) { try access.store.counts.count(of: query) })
    }
  }

  private func row(of view: TodoList, isInArea: Bool) -> OverviewRow {
    .view(view, count: viewCounts.count(of: view), isInArea: isInArea)
  }

  private func rowsOfArea(_ group: ListTree.Group) -> [OverviewRow] {
    guard let area = group.summary else { return [] }
    let isFolded = folds.isFolded(area.id)
    var rows = [OverviewRow.area(area, isFolded: isFolded)]
    guard !isFolded else { return rows }
    rows += group.views.map { row(of: $0, isInArea: true) }
    rows += group.lists.map { OverviewRow.list($0, isInArea: true) }
    return rows
  }

  private var rowsOfTemplates: [OverviewRow] {
    guard !tree.templates.isEmpty else { return [] }
    let row = OverviewRow.templates(count: tree.templates.count, isFolded: !showsTemplates)
    return [row] + (showsTemplates ? tree.templates.map(OverviewRow.template) : [])
  }

  private var rowsPutAway: [OverviewRow] {
    guard !tree.putAway.isEmpty else { return [] }
    let row = OverviewRow.putAway(count: tree.putAway.count, isFolded: !showsPutAway)
    return [row] + (showsPutAway ? tree.putAway.map(OverviewRow.away) : [])
  }

  // MARK: - Folding

  /// The area to which a row belongs: that of the row, or the one that a list or a view is in.
  func area(at id: OverviewRow.ID?) -> TodoList? {
    guard let list = id?.list else { return nil }
    return tree.area(list) ?? tree.area(of: list)
  }

  /// Whether an area is folded.
  func isFolded(_ area: TodoList) -> Bool { folds.isFolded(area.id) }

  /// Folds an area, or unfolds it.
  func fold(_ area: TodoList, _ isFolded: Bool) { folds.fold([area.id], isFolded) }

  /// Folds the templates, or unfolds them.
  func toggleTemplates() { showsTemplates.toggle() }

  /// Folds what is put away, or unfolds it.
  func togglePutAway() { showsPutAway.toggle() }

  /// Folds all areas, or unfolds them if all are folded.
  func toggleFolds() {
    let areas = tree.areas
    folds.fold(areas.map(\.id), !areas.allSatisfy(isFolded))
  }

  /// Unfolds what a list, a view, an area or a template is in.
  func unfold(around id: Identifier<TodoList>) {
    if let area = tree.area(of: id) { fold(area, false) }
    if tree.templates.contains(where: { $0.id == id }) { showsTemplates = true }
    if tree.putAway.contains(where: { $0.id == id }) { showsPutAway = true }
  }

  // MARK: - Dragging

  /// Shows a list or an area in another row. Returns whether anything moved.
  func drag(_ id: Identifier<TodoList>, over other: Identifier<TodoList>) -> Bool {
    guard tree.move(id, over: other) else { return false }
    // In a folded area the row would vanish from under the mouse.
    if let area = tree.area(of: id), isFolded(area) {
      fold(area, false)
      unfoldedByDrag.append(area)
    }
    return true
  }

  /// Keeps what a drag has shown.
  func endDrag() { unfoldedByDrag = [] }

  /// Shows the saved positions again, and folds the areas that a drag has unfolded.
  func cancelDrag() {
    for area in unfoldedByDrag { fold(area, true) }
    unfoldedByDrag = []
    read()
  }
}
