/// The keys of a list: binds its commands to what it does, in the state that it is in.
@MainActor final class ListKeys<ID: Hashable> {
  private unowned let list: ListPanel<ID>

  init(of list: ListPanel<ID>) { self.list = list }

  /// All commands, in the order in which they are tried.
  var all: [KeyCommand] { ofCurrentRow + ofMarks + movements }

  /// The commands for the current row.
  var ofCurrentRow: [KeyCommand] {
    let id = list.currentID
    let actions = id.map { self.actions(of: $0) } ?? []
    let title = id == nil ? nil : list.selectionTitle
    let open = KeyCommand(
      .listOpen, title: title?.capitalizedFirst, hint: title, isEnabled: title != nil
    ) { [unowned list] in list.selectCurrentRow() }
    let menu = KeyCommand(.listMenu, isEnabled: !actions.isEmpty) { [unowned list] in
      if let id { list.presentMenu(of: actions, forRow: id) }
    }
    return list.outerRowCommands() + [open] + actions.map(\.command) + [menu, mark]
  }

  /// The actions of a row, without those that are disabled for this run.
  func actions(of id: ID) -> [RowAction] {
    let actions = list.delegate?.list(list, actionsForRow: id) ?? []
    let withheld = list.application?.withheldCommands ?? []
    return withheld.isEmpty ? actions : actions.filter { !$0.command.isWithheld(by: withheld) }
  }

  // MARK: - Marks

  private var canMarkAny: Bool { list.allowsMultipleSelection && list.currentID != nil }

  /// Whether the current row can be marked, or ends a range.
  private var canMark: Bool {
    guard canMarkAny, let id = list.currentID else { return false }
    return list.marks.isRangeOpen || list.canMark(id)
  }

  private var rangeTitle: String? { list.marks.isRangeOpen ? "Mark the range" : nil }

  private var mark: KeyCommand {
    KeyCommand(.listMark, title: rangeTitle, isEnabled: canMark) { [unowned list] in
      if list.marks.isRangeOpen { return list.endMarkRange() }
      if let id = list.currentID { list.marks.toggle(id) }
      list.rows.move(by: 1)
    }
  }

  /// The commands that mark several rows, and remove marks.
  private var ofMarks: [KeyCommand] {
    let isRangeOpen = list.marks.isRangeOpen
    return [
      KeyCommand(.listMarkRange, title: rangeTitle, isEnabled: canMark) { [unowned list] in
        list.marks.isRangeOpen ? list.endMarkRange() : list.beginMarkRange()
      },
      KeyCommand(.listMarkAll, isEnabled: canMarkAny) { [unowned list] in
        list.rows.steadily { if let source = list.rows.source { list.marks.toggleAll(in: source) } }
      },
      KeyCommand(
        .listUnmark, title: isRangeOpen ? "Cancel the range" : nil,
        isEnabled: list.allowsMultipleSelection && (isRangeOpen || list.markedCount > 0)
      ) { [unowned list] in
        list.marks.isRangeOpen ? list.marks.cancelRange() : list.clearMarks()
      },
    ]
  }

  // MARK: - Movements

  /// The commands that move the current row: the same in every state.
  private(set) lazy var movements: [KeyCommand] = {
    let list = list
    return [
      KeyCommand(.listDown) { [unowned list] in list.rows.move(by: 1) },
      KeyCommand(.listUp) { [unowned list] in list.rows.move(by: -1) },
      KeyCommand(.listPageDown) { [unowned list] in list.rows.page(1) },
      KeyCommand(.listPageUp) { [unowned list] in list.rows.page(-1) },
      KeyCommand(.listHalfPageDown) { [unowned list] in list.rows.page(1, isHalf: true) },
      KeyCommand(.listHalfPageUp) { [unowned list] in list.rows.page(-1, isHalf: true) },
      KeyCommand(.listFirst) { [unowned list] in list.makeCurrent(index: 0) },
      KeyCommand(.listLast) { [unowned list] in list.makeCurrent(index: .max) },
    ]
  }()
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + String(dropFirst()) }
}
