/// The source of the nodes of an ``OutlinePanel``: a tree, of which only the unfolded part is
/// requested.
@MainActor public protocol OutlineDataSource<NodeID>: AnyObject {
  /// The type of the nodes' identities.
  associatedtype NodeID: Hashable

  /// The identities of a node's children, in their order; with `nil`, those of the nodes without a
  /// parent.
  ///
  /// Called when the node is unfolded, and at each ``OutlinePanel/reloadData(animated:)`` while it
  /// is unfolded and in an unfolded node. An identity that occurs twice in the tree is shown once.
  func children(of id: NodeID?) -> [NodeID]

  /// Whether a node has children, or may have some. Called for rows in sight and for the current
  /// one, so it should not need the children.
  func hasChildren(_ id: NodeID) -> Bool

  /// The panel for a node, with its content set. The outline shows it beside the guides and the
  /// mark of the node.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - panel: The panel that showed this node so far, or one that has become free; set its
  ///     content and return it. `nil` requests a new one.
  func panel(for id: NodeID, reusing panel: Panel?) -> Panel
}
