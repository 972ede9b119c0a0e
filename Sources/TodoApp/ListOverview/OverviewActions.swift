import TermPanels
import TodoModel
import TodoWording

/// The actions on the rows of the overview: on lists, views and areas, and on what is put away.
@MainActor final class OverviewActions {
  private let access: StoreAccess
  private let messages: Messages
  private let forms: Forms
  private let content: OverviewContent
  private let listPanel: ListPanel<OverviewRow.ID>
  private let templates: () -> TemplateForms
  /// Called when other rows are shown than before.
  var didChange: (_ animated: Bool) -> Void = { _ in }

  init(
    _ access: StoreAccess, _ messages: Messages, _ forms: Forms, _ content: OverviewContent,
    _ listPanel: ListPanel<OverviewRow.ID>, _ templates: @escaping () -> TemplateForms
  ) {
    self.templates = templates
    (self.access, self.messages, self.forms) = (access, messages, forms)
    (self.content, self.listPanel) = (content, listPanel)
  }

  // MARK: - Offering

  /// The actions on a row.
  func actions(for row: OverviewRow?) -> [RowAction] {
    switch row {
    case .smart, nil: []
    case .inbox(let summary): [edit(summary.list)]
    case .list(let summary, let isInArea): actions(forList: summary.list, isInArea)
    case .view(let view, _, let isInArea): actions(forView: view, isInArea)
    case .area(let summary, _): actions(forArea: summary.list)
    case .templates: [foldTemplates]
    case .template(let summary): actions(forTemplate: summary.list)
    case .putAway: [foldPutAway]
    case .away(let summary): actions(forAway: summary.list)
    }
  }

  private func actions(forList list: TodoList, _ isInArea: Bool) -> [RowAction] {
    var actions = [edit(list), move(list, down: true), move(list, down: false)]
    if content.tree.hasAreas { actions.append(moveToArea(list)) }
    if isInArea { actions += folding(list) }
    actions.append(puttingAway(list))
    actions.append(RowAction(.saveListAsTemplate) { [unowned self] in templates().keep(list) })
    actions.append(deletion(of: list))
    return actions
  }

  private func actions(forTemplate template: TodoList) -> [RowAction] {
    [
      RowAction(.useTemplate) { [unowned self] in templates().use(template) },
      edit(template, title: "Edit the template"), deletion(of: template),
    ]
  }

  private func actions(forView view: TodoList, _ isInArea: Bool) -> [RowAction] {
    var actions = [RowAction(.editView) { [unowned self] in forms.editView(view) }]
    if content.tree.hasAreas {
      actions.append(moveToArea(view, title: "Move the view to an area"))
    }
    if isInArea { actions += folding(view) }
    actions.append(puttingAway(view, title: "Put the view away"))
    let deletion = RowAction(.deleteView, isDestructive: true) { [unowned self] in delete(view) }
    return actions + [deletion]
  }

  private func actions(forArea area: TodoList) -> [RowAction] {
    var actions = [
      edit(area, title: "Edit the area"), move(area, down: true, title: "Move the area down"),
      move(area, down: false, title: "Move the area up"),
    ]
    actions += folding(area)
    actions.append(puttingAway(area, title: "Put the area away with its lists"))
    actions.append(deletion(of: area))
    return actions
  }

  private func actions(forAway list: TodoList) -> [RowAction] {
    let title = "Bring the \(list.kind.rawValue) back"
    let bringing = RowAction(.bringListBack, title: title) { [unowned self] in bringBack(list) }
    return [bringing, deletion(of: list)]
  }

  /// The actions on lists while a smart list is current: disabled, with the reason.
  func actionsWithoutList() -> [KeyCommand] {
    guard case .smart = listPanel.currentID else { return [] }
    return ListOverviewCoordinator.listActions.map { command in
      KeyCommand(command, isEnabled: false, obstacle: "Choose one of your lists first") {}
    }
  }

  private func edit(_ list: TodoList, title: String? = nil) -> RowAction {
    RowAction(.editList, title: title) { [unowned self] in forms.edit(list) }
  }

  private func move(_ list: TodoList, down: Bool, title: String? = nil) -> RowAction {
    let command: Command = down ? .moveListDown : .moveListUp
    return RowAction(command, title: title) { [access] in
      access.perform { [access] in try await access.store.areas.move(list.id, down: down) }
    }
  }

  private func moveToArea(_ list: TodoList, title: String? = nil) -> RowAction {
    RowAction(.moveToArea, title: title) { [unowned self] in forms.chooseArea(for: list) }
  }

  private func puttingAway(_ list: TodoList, title: String? = nil) -> RowAction {
    RowAction(.putListAway, title: title) { [unowned self] in putAway(list) }
  }

  private func deletion(of list: TodoList) -> RowAction {
    let title: String? =
      switch list.kind {
      case .list, .heading: nil
      case .view: "Delete the view"
      case .area: "Delete the area, and keep its lists"
      case .template: "Delete the template"
      }
    return RowAction(.deleteList, title: title, isDestructive: true) { [unowned self] in
      delete(list)
    }
  }

  private func folding(_ list: TodoList) -> [RowAction] {
    [
      RowAction(.foldArea) { [unowned self] in toggleFold(at: .own(list.id)) },
      RowAction(.foldAreas) { [unowned self] in toggleFolds() },
    ]
  }

  private var foldTemplates: RowAction {
    RowAction(.foldArea, title: "Show or hide the templates") { [unowned self] in
      toggleTemplates()
    }
  }

  private var foldPutAway: RowAction {
    RowAction(.foldArea, title: "Show or hide what is put away") { [unowned self] in
      togglePutAway()
    }
  }

  // MARK: - Folding

  /// Folds the area of a row, or unfolds it, and makes its row current.
  func toggleFold(at id: OverviewRow.ID) {
    guard let area = content.area(at: id) else { return }
    listPanel.makeCurrent(.own(area.id))
    content.fold(area, !content.isFolded(area))
    didChange(true)
  }

  /// Folds the templates, or unfolds them.
  func toggleTemplates() {
    content.toggleTemplates()
    didChange(true)
  }

  /// Folds what is put away, or unfolds it.
  func togglePutAway() {
    content.togglePutAway()
    didChange(true)
  }

  private func toggleFolds() {
    if let area = content.area(at: listPanel.currentID) { listPanel.makeCurrent(.own(area.id)) }
    content.toggleFolds()
    didChange(true)
  }

  // MARK: - Putting away

  private func putAway(_ list: TodoList) {
    listPanel.stepAside(from: leaving(list))
    access.perform { [access, messages] in
      try await access.store.areas.putAway(list)
      messages.announce(Deed(.putAway, Deed.Subject(list)))
    }
  }

  private func bringBack(_ list: TodoList) {
    access.perform { [access, messages] in
      try await access.store.areas.bringBack(list)
      messages.announce(Deed(.broughtBack, Deed.Subject(list)))
    }
  }

  /// Explains why an area that is put away cannot be opened.
  func explainAreaAway() { messages.explain("Bring the area back to see its lists") }

  private func delete(_ list: TodoList) {
    let lists = content.tree.groups.reduce(0) { $0 + $1.lists.count }
    // The neighbour is another list of one's own, if there is one.
    if list.kind != .list || lists > 1 { listPanel.stepAside(from: [.own(list.id)]) }
    let hasLists = content.tree.groups.contains { group in
      group.area?.id == list.id && !(group.lists.isEmpty && group.views.isEmpty)
    }
    access.perform { [access, messages] in
      try await access.store.deleteList(list.id)
      let sentence = messages.phraseBook.sentence(Deed(.deleted, Deed.Subject(list)))
      messages.announce(sentence + (hasLists ? "; its lists stay" : ""))
    }
  }

  /// The rows that leave with a list: those of an area with its lists and views.
  private func leaving(_ list: TodoList) -> Set<OverviewRow.ID> {
    let group = content.tree.groups.first { $0.area?.id == list.id }
    let members = (group?.lists.map(\.id) ?? []) + (group?.views.map(\.id) ?? [])
    return Set(([list.id] + members).map { OverviewRow.ID.own($0) })
  }

  // MARK: - Dragging

  /// Whether a row can be dragged.
  func canMove(_ row: OverviewRow?) -> Bool {
    switch row {
    case .list, .area: true
    default: false
    }
  }

  /// Shows a dragged list or area in another row.
  func drag(_ id: OverviewRow.ID, over other: OverviewRow.ID) {
    guard let list = id.list, let other = other.list, content.drag(list, over: other) else {
      return
    }
    // At once: rows that still move would be hit by the mouse instead of the dragged one.
    didChange(false)
  }

  /// Saves the position of a dragged list or area.
  func drop(_ id: OverviewRow.ID) {
    guard let list = id.list else { return }
    let area = content.tree.area(list) == nil ? content.tree.area(of: list) : nil
    let next = content.tree.successor(of: list)
    content.endDrag()
    access.perform { [weak self, access] in
      do {
        try await access.store.areas.move(list, to: area?.id, before: next)
      } catch {
        self?.cancelDrag()
        throw error
      }
    }
  }

  /// Shows the saved positions again, after a drag that ended without a drop.
  func cancelDrag() {
    content.cancelDrag()
    didChange(false)
  }
}
