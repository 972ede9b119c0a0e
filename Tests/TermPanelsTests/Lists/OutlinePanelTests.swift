import TermPanels
import TermPanelsTesting
import Testing

@MainActor private final class Delegate: ListDelegate {
  private(set) var selected: [String] = []

  func selectionTitle(in list: ListPanel<String>) -> String? { "open" }

  func list(_ list: ListPanel<String>, didSelectRow id: String) -> ListSelectionResponse {
    selected.append(id)
    return []
  }
}

/// Unfolds the node that becomes current.
@MainActor private final class Unfolding: ListDelegate {
  private unowned let outline: OutlinePanel<String>

  init(_ outline: OutlinePanel<String>) { self.outline = outline }

  func listCurrentRowDidChange(_ list: ListPanel<String>) {
    if let id = list.currentID { outline.unfold(id) }
  }
}

@MainActor @Suite struct OutlinePanelTests {
  private let tree = NameTree.food
  private let outline: OutlinePanel<String>
  private let delegate = Delegate()

  init() { outline = OutlinePanel(dataSource: tree) }

  private func show(columns: Int = 24, rows: Int = 8, mouse: MouseMode = .off) throws -> Harness {
    try Harness(columns: columns, rows: rows, mouse: mouse) { _ in outline }
  }

  private var names: [String] {
    (0..<outline.rows.rowCount).map { outline.rows.rowID(at: $0) }
  }

  // MARK: - Keys

  @Test func `the arrows unfold and fold, and lead to the first child and to the parent`() throws {
    let app = try show()
    #expect(
      app.screen == """
        ▌ ▸ Fruit
            Bread
          ▸ Drinks





        """)

    app.press(.right, .right)
    #expect(outline.list.currentID == "Apple")
    app.press(.down, .down, .character("l"))
    #expect(
      app.screen == """
          ▾ Fruit
          │   Apple
          │   Pear
        ▌ │ ▾ Citrus
          │ │   Lemon
          │ │   Lime
            Bread
          ▸ Drinks
        """)

    app.press(.right)
    #expect(outline.list.currentID == "Lemon")
    app.press(.down, .left)
    #expect(outline.list.currentID == "Citrus" && outline.rows.isUnfolded("Citrus"))
    app.press(.left)
    #expect(outline.list.currentID == "Citrus" && !outline.rows.isUnfolded("Citrus"))
    app.press(.character("h"), .character("h"))
    #expect(outline.list.currentID == "Fruit" && names == ["Fruit", "Bread", "Drinks"])
  }

  @Test func `guides and marks are fainter than the names`() throws {
    let app = try show(columns: 20, rows: 6)

    app.press(.right)

    #expect(
      app.screenWithRoles == """
        ▌ ▾ Fruit           |   ATSTTTTTTTTTTTTTTTTT
          │   Apple         |   ..b...ttttt
          │   Pear          |   ..b...tttt
          │ ▸ Citrus        |   ..b.s.tttttt
            Bread           |   ....ttttt
          ▸ Drinks          |   ..s.tttttt
        """)
  }

  @Test func `Enter and Space fold and unfold where the delegate has no use for them`() throws {
    let app = try show()

    app.press(.enter)
    #expect(outline.rows.isUnfolded("Fruit"))
    app.press(.space)
    #expect(!outline.rows.isUnfolded("Fruit"))
    outline.list.delegate = delegate
    app.press(.enter)

    #expect(delegate.selected == ["Fruit"] && !outline.rows.isUnfolded("Fruit"))
  }

  @Test func `the right arrow opens a row without children, and unfolds any other`() throws {
    outline.list.delegate = delegate
    let app = try show()

    app.press(.right, .down, .right)
    #expect(delegate.selected == ["Apple"] && outline.rows.isUnfolded("Fruit"))
  }

  @Test func `the left arrow leads back from an outermost folded row`() throws {
    let home = Panel()
    let navigation = NavigationPanel(root: home)
    navigation.push(outline, animated: false)
    let app = try Harness(columns: 24, rows: 10) { _ in navigation }

    app.press(.right, .left)
    #expect(navigation.topPanel === outline)
    app.press(.left)

    #expect(navigation.topPanel === home)
  }

  @Test func `a key folds all rows, and the outermost one becomes current`() throws {
    let app = try show()
    var folds: [String] = []
    outline.onFold = { id, isFolded in folds.append("\(id ?? "all") \(isFolded)") }

    app.press(.right, .end, .right, .down, .character("Z"))

    #expect(names == ["Fruit", "Bread", "Drinks"] && outline.list.currentID == "Drinks")
    #expect(folds == ["Fruit false", "Drinks false", "all true"])
  }

  @Test func `an outline offers its commands around those of its list`() {
    let declared = OutlinePanel.commands
    let offered = outline.list.keyCommands + outline.keyCommands

    let expected = declared.prefix(2) + ListPanel.commands + declared.suffix(2)
    #expect(offered.map(\.id) == expected.map(\.id))
    #expect(offered.map(\.keys) == expected.map(\.keys))
  }

  // MARK: - Mouse

  @Test func `a click on the mark folds, and one on the name makes the row current`() throws {
    let app = try show(mouse: .full)
    app.press(.down)

    try app.click(on: "▸")
    #expect(outline.rows.isUnfolded("Fruit") && outline.list.currentID == "Fruit")
    try app.click(on: "Citrus")
    #expect(outline.list.currentID == "Citrus" && !outline.rows.isUnfolded("Citrus"))
    try app.click(on: "▾")

    #expect(names == ["Fruit", "Bread", "Drinks"] && outline.list.currentID == "Fruit")
  }

  @Test func `a double click unfolds, or opens where the delegate does`() throws {
    let app = try show(mouse: .full)

    try app.doubleClick(on: "Drinks")
    #expect(outline.rows.isUnfolded("Drinks") && outline.list.currentID == "Drinks")
    outline.list.delegate = delegate
    try app.doubleClick(on: "Fruit")

    #expect(delegate.selected == ["Fruit"] && !outline.rows.isUnfolded("Fruit"))
  }

  // MARK: - Changes

  @Test func `the current node stays current when others come and when it moves`() throws {
    let app = try show(rows: 12)
    for id in ["Fruit", "Citrus", "Drinks"] { outline.unfold(id) }
    outline.list.makeCurrent("Lemon")

    tree.roots.insert("Cheese", at: 0)
    tree.kinds["Fruit"] = ["Apple"]
    tree.kinds["Drinks"] = ["Tea", "Citrus"]
    outline.reloadData()
    app.application.turn()

    #expect(outline.list.currentID == "Lemon")
    #expect(
      names == [
        "Cheese", "Fruit", "Apple", "Bread", "Drinks", "Tea", "Citrus", "Lemon", "Lime",
      ])
    #expect(app.screen.contains("▌ │ │   Lemon"))
  }

  @Test func `a node that unfolds as it becomes current shows its children at once`() throws {
    let unfolding = Unfolding(outline)
    outline.list.delegate = unfolding
    let app = try show()

    app.press(.end)

    #expect(app.screen.contains("▌ ▾ Drinks\n  │   Tea\n"))
    _ = unfolding
  }

  @Test func `a node that is folded around the current one becomes current`() throws {
    let app = try show()
    for id in ["Fruit", "Citrus"] { outline.unfold(id) }
    outline.list.makeCurrent("Lime")

    outline.fold("Fruit")
    app.application.turn()

    #expect(outline.list.currentID == "Fruit")
    #expect(app.screen.hasPrefix("▌ ▸ Fruit\n    Bread\n"))
  }

  @Test func `an outline begins with the folds that it is given`() throws {
    let outline = OutlinePanel(dataSource: tree, unfolded: ["Drinks"])
    let app = try Harness(columns: 24, rows: 6) { _ in outline }

    #expect(app.screen.contains("  ▾ Drinks\n  │   Tea\n"))
    #expect(outline.rows.unfoldedIDs == ["Drinks"])
  }
}
