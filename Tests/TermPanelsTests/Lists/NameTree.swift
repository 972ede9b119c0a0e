import TermPanels

/// A tree of names, which records the requests for children.
@MainActor final class NameTree: OutlineDataSource {
  var roots: [String]
  var kinds: [String: [String]]
  private(set) var requests: [String?] = []
  /// The number of panels that were made.
  private(set) var madePanels = 0

  init(_ roots: [String], _ kinds: [String: [String]]) { (self.roots, self.kinds) = (roots, kinds) }

  /// Fruit and drinks with their kinds, and bread.
  static var food: NameTree {
    NameTree(
      ["Fruit", "Bread", "Drinks"],
      ["Fruit": ["Apple", "Pear", "Citrus"], "Citrus": ["Lemon", "Lime"], "Drinks": ["Tea"]])
  }

  func children(of id: String?) -> [String] {
    requests.append(id)
    return id.map { kinds[$0] ?? [] } ?? roots
  }

  func hasChildren(_ id: String) -> Bool { kinds[id] != nil }

  func panel(for id: String, reusing panel: Panel?) -> Panel {
    if panel == nil { madePanels += 1 }
    let row = panel as? RowPanel ?? RowPanel()
    row.text = id
    return row
  }
}
