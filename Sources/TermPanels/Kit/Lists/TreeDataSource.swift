/// Nodes from a tree of values, each shown by a panel that a closure configures.
///
/// ```swift
/// let tree = TreeDataSource(folders, id: \.path) { $0.subfolders() } configure: { folder, row in
///   let row = row as? RowPanel ?? RowPanel()
///   row.text = folder.name
///   return row
/// }
/// let outline = OutlinePanel(dataSource: tree)
/// ```
@MainActor public final class TreeDataSource<Element, ID: Hashable>: OutlineDataSource {
  /// The values without a parent. After setting them, ``OutlinePanel/reloadData(animated:)`` shows
  /// the difference.
  public var roots: [Element]

  private let id: (Element) -> ID
  private let children: (Element) -> [Element]
  private let mayUnfold: (Element) -> Bool
  private let configure: (Element, Panel?) -> Panel
  /// The values that an outline has requested.
  private var known: [ID: Element] = [:]

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - roots: The values without a parent.
  ///   - id: Returns the identity of a value; different for each in the whole tree.
  ///   - children: Returns the children of a value, in their order.
  ///   - hasChildren: Returns whether a value has children, or may have some. `nil` requests the
  ///     children of each value in sight: pass a closure where they are slow to find.
  ///   - configure: Returns the panel for a value: the one passed in, or a new one.
  public init(
    _ roots: [Element] = [], id: @escaping (Element) -> ID,
    children: @escaping (Element) -> [Element], hasChildren: ((Element) -> Bool)? = nil,
    configure: @escaping (Element, Panel?) -> Panel
  ) {
    self.roots = roots
    self.id = id
    self.children = children
    mayUnfold = hasChildren ?? { !children($0).isEmpty }
    self.configure = configure
  }

  /// The value with an identity, if an outline has requested it.
  public subscript(id: ID) -> Element? { known[id] }

  /// The identities of a value's children.
  public func children(of id: ID?) -> [ID] {
    let elements: [Element]
    if let id {
      elements = known[id].map(children) ?? []
    } else {
      // An outline that begins with the roots requests everything that it shows again.
      known.removeAll(keepingCapacity: true)
      elements = roots
    }
    return elements.map { element in
      let id = self.id(element)
      if known[id] == nil { known[id] = element }
      return id
    }
  }

  /// Whether a value has children.
  public func hasChildren(_ id: ID) -> Bool { known[id].map(mayUnfold) ?? false }

  /// The panel for a value.
  public func panel(for id: ID, reusing panel: Panel?) -> Panel {
    guard let element = known[id] else {
      preconditionFailure("An outline shows only values that it has requested.")
    }
    return configure(element, panel)
  }
}
