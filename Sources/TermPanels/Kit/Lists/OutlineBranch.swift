internal import FileKit

/// The children of an unfolded node, or those without a parent, with the rows that they and their
/// unfolded descendants take.
///
/// The rows of a branch are counted from its first child. A row is found by a binary search over
/// the unfolded children alone, so a million folded ones cost nothing.
@MainActor final class OutlineBranch<ID: Hashable> {
  /// The node whose children these are; `nil` for those without a parent.
  let id: ID?
  /// The branch that the node is in.
  unowned let parent: OutlineBranch?
  /// The index of the node among the children of that branch.
  let position: Int
  /// The number of ancestors of each child.
  let level: Int

  /// The children, in their order.
  private(set) var children: [ID] = []
  /// The number of rows: that of the children and those of the branches below them.
  private(set) var rowCount = 0
  /// The branches of the unfolded children, in their order.
  private(set) var unfolded: [OutlineBranch] = []
  /// The row of each unfolded child.
  private var starts: [Int] = []

  /// Creates an empty branch: of a node at a position in another branch, or the outermost one.
  init(of id: ID?, at position: Int = 0, in parent: OutlineBranch? = nil) {
    self.id = id
    self.position = position
    self.parent = parent
    level = parent.map { $0.level + 1 } ?? 0
  }

  // MARK: - Rows

  /// The child in a row: its branch, and its index there.
  func place(ofRow row: Int) -> (branch: OutlineBranch, position: Int) {
    var (branch, row) = (self, row)
    while true {
      let next = branch.starts.partitioningIndex { $0 > row }
      guard next > 0 else { return (branch, row) }
      let child = branch.unfolded[next - 1]
      let below = row - branch.starts[next - 1]
      if below == 0 { return (branch, child.position) }
      if below > child.rowCount { return (branch, child.position + below - child.rowCount) }
      (branch, row) = (child, below - 1)
    }
  }

  /// The row of a child in the outermost branch.
  func outermostRow(ofChildAt position: Int) -> Int {
    var row = self.row(ofChildAt: position)
    var branch = self
    while let parent = branch.parent {
      row += parent.row(ofChildAt: branch.position) + 1
      branch = parent
    }
    return row
  }

  private func row(ofChildAt position: Int) -> Int {
    let next = unfolded.partitioningIndex { $0.position >= position }
    guard next > 0 else { return position }
    let before = unfolded[next - 1]
    return starts[next - 1] + before.rowCount + position - before.position
  }

  // MARK: - Changes

  /// Adds a child after the others. Call ``measure()`` when all are there.
  func append(_ child: ID) { children.append(child) }

  /// Adds the branch of an unfolded child. Call ``measure()`` or ``measureOutwards()`` afterwards.
  func unfold(_ branch: OutlineBranch) {
    let index = unfolded.partitioningIndex { $0.position >= branch.position }
    unfolded.insert(branch, at: index)
  }

  /// Removes the branch of a child, which is folded now, and returns it; `nil` if the child was
  /// folded.
  func fold(childAt position: Int) -> OutlineBranch? {
    let index = unfolded.partitioningIndex { $0.position >= position }
    guard index < unfolded.count, unfolded[index].position == position else { return nil }
    return unfolded.remove(at: index)
  }

  /// Counts the rows again, from those of the unfolded children.
  func measure() {
    starts.removeAll(keepingCapacity: true)
    var extra = 0
    for branch in unfolded {
      starts.append(branch.position + extra)
      extra += branch.rowCount
    }
    rowCount = children.count + extra
  }

  /// Counts the rows of the branch and of all around it again.
  func measureOutwards() {
    var next: OutlineBranch? = self
    while let branch = next {
      branch.measure()
      next = branch.parent
    }
  }
}
