/// The rows of a tree, a row for each node in an unfolded one: what an ``OutlinePanel`` shows.
///
/// The children of a node are requested when it is unfolded, and forgotten when it is folded. Folds
/// belong to identities: a node that moves keeps its fold, and so does one in a folded node. A row
/// is found by a binary search, and a fold costs as much as the rows that come or go.
///
/// Use it with a ``ListPanel`` of your own where an outline is to have other keys:
///
/// ```swift
/// let rows = OutlineRows(tree)
/// let list = ListPanel(dataSource: rows)
/// rows.unfold(folder.path)
/// list.reloadData()
/// ```
@MainActor public final class OutlineRows<ID: Hashable>: ListDataSource {
  /// The nodes that are unfolded, wherever they are: also those that are in a folded node, or not
  /// in the tree.
  public private(set) var unfoldedIDs: Set<ID>

  /// A number that changes when rows come, go or move.
  public private(set) var revision = 0

  /// Called at a click on the mark of a node that has children. Returns whether that did something.
  var markWasClicked: (ID) -> Bool = { _ in false }
  /// Called at a double click on a node. Returns whether that did something.
  var rowWasDoubleClicked: (ID) -> Bool = { _ in false }

  private typealias Branch = OutlineBranch<ID>

  /// The location of a node in the tree.
  private struct Place {
    unowned let branch: Branch
    let position: Int
  }

  private let source: any OutlineDataSource<ID>
  /// The nodes without a parent; `nil` until they are needed.
  private var outermost: Branch?
  private var places: [ID: Place] = [:]
  private var steadyDepth = 0
  /// Whether folds changed while the rows had to stay.
  private var isStale = false

  /// Creates the rows of a tree.
  ///
  /// - Parameters:
  ///   - source: The tree. It is retained.
  ///   - unfolded: The nodes that are unfolded at the beginning.
  public init(_ source: any OutlineDataSource<ID>, unfolded: Set<ID> = []) {
    self.source = source
    unfoldedIDs = unfolded
  }

  // MARK: - Nodes

  /// Whether a node has children, or may have some.
  public func hasChildren(_ id: ID) -> Bool { source.hasChildren(id) }

  /// Whether the children of a node are shown below it, if it has any.
  public func isUnfolded(_ id: ID) -> Bool { unfoldedIDs.contains(id) }

  /// The number of ancestors of a node; `nil` if it has no row.
  public func level(of id: ID) -> Int? { place(of: id)?.branch.level }

  /// The parent of a node; `nil` for a node without a parent, and for one without a row.
  public func parent(of id: ID) -> ID? { place(of: id)?.branch.id }

  /// The first child of an unfolded node.
  func firstChild(of id: ID) -> ID? {
    guard isUnfolded(id), let index = index(of: id), index + 1 < rowCount else { return nil }
    let next = rowID(at: index + 1)
    return parent(of: next) == id ? next : nil
  }

  // MARK: - Folding

  /// Unfolds a node, now or as soon as it has a row. Reload the list afterwards.
  public func unfold(_ id: ID) {
    guard unfoldedIDs.insert(id).inserted else { return }
    change {
      guard let place = places[id] else { return }
      let branch = makeBranch(of: id, at: place.position, in: place.branch)
      place.branch.unfold(branch)
      place.branch.measureOutwards()
    }
  }

  /// Folds a node; those in it keep their folds. Reload the list afterwards.
  public func fold(_ id: ID) {
    guard unfoldedIDs.remove(id) != nil else { return }
    change {
      guard let place = places[id], let branch = place.branch.fold(childAt: place.position) else {
        return
      }
      place.branch.measureOutwards()
      forget(branch)
    }
  }

  /// Folds all nodes. Reload the list afterwards.
  public func foldAll() {
    guard !unfoldedIDs.isEmpty else { return }
    unfoldedIDs = []
    change { makeAll() }
  }

  /// Requests the children of all unfolded nodes again, after a change of the tree. Reload the list
  /// afterwards.
  public func reload() { change { makeAll() } }

  /// Changes the rows at once or, while they have to stay, afterwards. Rows that nobody has asked
  /// for are made when they are needed.
  private func change(_ change: () -> Void) {
    if outermost == nil { return }
    if steadyDepth > 0 { return isStale = true }
    change()
    revision += 1
  }

  // MARK: - Branches

  private var root: Branch {
    if let outermost { return outermost }
    return makeAll()
  }

  private func place(of id: ID) -> Place? {
    _ = root
    return places[id]
  }

  @discardableResult
  private func makeAll() -> Branch {
    places.removeAll(keepingCapacity: true)
    let branch = makeBranch(of: nil)
    outermost = branch
    return branch
  }

  /// Makes the branch of a node with those of the unfolded nodes in it.
  private func makeBranch(of id: ID?, at position: Int = 0, in parent: Branch? = nil) -> Branch {
    let first = Branch(of: id, at: position, in: parent)
    var made = [first]
    var next = 0
    // A loop: unfolded nodes may be nested to any depth.
    while next < made.count {
      let branch = made[next]
      next += 1
      fill(branch)
      if unfoldedIDs.isEmpty { continue }
      for (position, child) in branch.children.enumerated() where unfoldedIDs.contains(child) {
        let inner = Branch(of: child, at: position, in: branch)
        branch.unfold(inner)
        made.append(inner)
      }
    }
    for branch in made.reversed() { branch.measure() }
    return first
  }

  private func fill(_ branch: Branch) {
    for child in source.children(of: branch.id) where places[child] == nil {
      places[child] = Place(branch: branch, position: branch.children.count)
      branch.append(child)
    }
  }

  private func forget(_ branch: Branch) {
    var left = [branch]
    while let branch = left.popLast() {
      for child in branch.children { places[child] = nil }
      left += branch.unfolded
    }
  }

  // MARK: - ListDataSource

  /// The number of rows.
  public var rowCount: Int { root.rowCount }

  /// The node in a row.
  public func rowID(at index: Int) -> ID {
    let (branch, position) = root.place(ofRow: index)
    return branch.children[position]
  }

  /// The row of a node; `nil` for one in a folded node.
  public func index(of id: ID) -> Int? {
    place(of: id).map { $0.branch.outermostRow(ofChildAt: $0.position) }
  }

  /// The panel for a row: that of the node, beside its guides and its mark.
  public func panel(forRowAt index: Int, reusing panel: Panel?) -> Panel {
    let (branch, position) = root.place(ofRow: index)
    let id = branch.children[position]
    let former = panel as? OutlineRowPanel
    let content = source.panel(for: id, reusing: former?.content)
    let row = former.flatMap { $0.content === content ? $0 : nil } ?? OutlineRowPanel(content)
    row.show(level: branch.level, isFolded: source.hasChildren(id) ? !isUnfolded(id) : nil)
    row.markWasClicked = { [weak self] in self?.markWasClicked(id) ?? false }
    row.wasDoubleClicked = { [weak self] in self?.rowWasDoubleClicked(id) ?? false }
    return row
  }

  /// Calls `body`; folds that change meanwhile take effect afterwards.
  public func steadily(_ body: () -> Void) {
    steadyDepth += 1
    body()
    steadyDepth -= 1
    guard steadyDepth == 0, isStale else { return }
    isStale = false
    change { makeAll() }
  }
}
