/// A tree as a list whose rows fold, like the outline view of a Mac.
///
/// Each node is a row, shown by a panel of its own beside the guides of its level. The children of
/// a node are requested when it is unfolded, so a tree may be endless, or slow to read. The rows
/// are those of a ``ListPanel``: only the ones in sight exist, and the current row, the marks and
/// the folds follow the identities of the nodes. Set the list's delegate for what Enter does, and
/// for the actions of a row.
///
/// ```swift
/// let tree = TreeDataSource(folders, id: \.path) { $0.subfolders() } configure: { folder, row in
///   let row = row as? RowPanel ?? RowPanel()
///   row.text = folder.name
///   return row
/// }
/// let outline = OutlinePanel(dataSource: tree)
/// outline.list.delegate = coordinator
/// ```
///
/// → unfolds a row, and goes to its first child if it is unfolded; ← folds a row, and goes to its
/// parent if it is folded. A click on the mark folds and unfolds, and so do Enter and a double
/// click where the list's delegate has no use for them.
public final class OutlinePanel<ID: Hashable>: Panel {
  /// The list of the rows.
  public let list = ListPanel<ID>()
  /// The rows: where each node is, and which ones are unfolded.
  public let rows: OutlineRows<ID>
  /// Called after a person has folded or unfolded a node; with `nil`, all were folded.
  public var onFold: (_ id: ID?, _ isFolded: Bool) -> Void = { _, _ in }

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - dataSource: The tree. It is retained.
  ///   - unfolded: The nodes that are unfolded at the beginning.
  public init(dataSource: any OutlineDataSource<ID>, unfolded: Set<ID> = []) {
    rows = OutlineRows(dataSource, unfolded: unfolded)
    super.init()
    list.dataSource = rows
    list.outerRowCommands = { [weak self] in self?.arrows ?? [] }
    rows.markWasClicked = { [unowned self] id in
      list.makeCurrent(id)
      return toggle(id)
    }
    rows.rowWasDoubleClicked = { [unowned self] id in !opens(id) && toggle(id) }
  }

  // MARK: - Folding

  /// Unfolds a node, and shows its children.
  public func unfold(_ id: ID) {
    rows.unfold(id)
    list.reloadData()
  }

  /// Folds a node. If the current row is in it, the node becomes current.
  public func fold(_ id: ID) {
    if path(of: list.currentID).dropFirst().contains(id) { list.makeCurrent(id) }
    rows.fold(id)
    list.reloadData()
  }

  /// Folds all nodes. The outermost node around the current row becomes current.
  public func foldAll() {
    list.makeCurrent(path(of: list.currentID).last)
    rows.foldAll()
    list.reloadData()
  }

  /// Requests the children of all unfolded nodes again, and shows the difference.
  public func reloadData(animated: Bool = true) {
    rows.reload()
    list.reloadData(animated: animated)
  }

  /// A node and those around it, the outermost last.
  private func path(of id: ID?) -> [ID] {
    var path: [ID] = []
    var next = id
    while let id = next {
      path.append(id)
      next = rows.parent(of: id)
    }
    return path
  }

  /// Whether a node shows its children now.
  private func showsChildren(_ id: ID) -> Bool { rows.isUnfolded(id) && rows.hasChildren(id) }

  // MARK: - By a person

  /// Folds a node, or unfolds it. Returns whether it has children.
  @discardableResult
  private func toggle(_ id: ID) -> Bool {
    guard rows.hasChildren(id) else { return false }
    if rows.isUnfolded(id) { fold(id) } else { unfold(id) }
    onFold(id, !rows.isUnfolded(id))
    return true
  }

  /// Whether the list's delegate has a use for Enter on a row.
  private func opens(_ id: ID) -> Bool {
    if list.selectionTitle != nil { return true }
    return list.keys.actions(of: id).contains { $0.command.keys.contains(KeySequence(.enter)) }
  }

  /// The row that an arrow leads to from the current one: the first child, or the parent.
  private func goal(towardsChildren: Bool) -> ID? {
    guard let id = list.currentID else { return nil }
    return towardsChildren ? rows.firstChild(of: id) : rows.parent(of: id)
  }

  // MARK: - Panel

  /// Embeds the list.
  public override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(list)
  }

  /// The list, which has the keys.
  public override var childForStatus: Panel? { list }

  public override var keyCommandsTitle: String? { title ?? "Outline" }

  /// The commands of the arrows, which the list tries before its own.
  private var arrows: [KeyCommand] {
    let id = list.currentID
    let folds = id.map(showsChildren) ?? false
    let unfolds = id.map { !rows.isUnfolded($0) && rows.hasChildren($0) } ?? false
    return [
      KeyCommand(
        .outlineFold, hint: folds ? "fold" : nil,
        isEnabled: folds || goal(towardsChildren: false) != nil
      ) { [unowned self] in follow(folds: true) },
      KeyCommand(
        .outlineUnfold, hint: unfolds ? "unfold" : nil,
        isEnabled: unfolds || goal(towardsChildren: true) != nil
      ) { [unowned self] in follow(folds: false) },
    ]
  }

  /// Does what an arrow does: folds or unfolds the current row, or moves to another one.
  private func follow(folds: Bool) {
    guard let id = list.currentID else { return }
    if folds ? showsChildren(id) : !rows.isUnfolded(id) && rows.hasChildren(id) {
      toggle(id)
    } else if let goal = goal(towardsChildren: !folds) {
      list.makeCurrent(goal)
    }
  }

  /// The commands that fold, beside those of the arrows.
  public override var keyCommands: [KeyCommand] {
    let canToggle = list.currentID.map { rows.hasChildren($0) } ?? false
    return super.keyCommands + [
      KeyCommand(.outlineToggle, isEnabled: canToggle) { [unowned self] in
        if let id = list.currentID { toggle(id) }
      },
      KeyCommand(.outlineFoldAll, isEnabled: !rows.unfoldedIDs.isEmpty) { [unowned self] in
        foldAll()
        onFold(nil, true)
      },
    ]
  }
}
