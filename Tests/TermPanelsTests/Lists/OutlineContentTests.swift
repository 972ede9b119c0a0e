import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct OutlineContentTests {
  @Test func `only rows in sight exist, and only they are asked about children`() throws {
    let many = ManyNodes()
    let outline = OutlinePanel(dataSource: many)
    let app = try Harness(columns: 30, rows: 8) { _ in outline }

    app.press(.end, .right, .down)

    #expect(app.screen.contains("▌ │   -99999") && outline.list.currentID == -99_999)
    #expect(outline.list.liveRowCount <= 8 + 4)
    #expect(many.asked.count < 50)
  }

  @Test func `the names of deep rows stay readable in twenty columns`() throws {
    let names = (0...12).map { "Node \($0)" }
    let kinds = Dictionary(uniqueKeysWithValues: zip(names, names.dropFirst().map { [$0] }))
    let outline = OutlinePanel(
      dataSource: NameTree([names[0]], kinds), unfolded: Set(names.dropLast()))
    let app = try Harness(columns: 20, rows: 14) { _ in outline }

    for name in names { #expect(app.screen.contains(name)) }
  }

  @Test func `a tree of values is shown by a closure`() throws {
    let tree = TreeDataSource(
      [Part("Car", [Part("Engine", [Part("Valve")]), Part("Wheel")])], id: \.name,
      children: \.parts
    ) { part, panel in
      let row = panel as? RowPanel ?? RowPanel(.value1)
      (row.text, row.detail) = (part.name, "\(part.parts.count)")
      return row
    }
    let outline = OutlinePanel(dataSource: tree)
    let app = try Harness(columns: 24, rows: 5) { _ in outline }

    app.press(.right)
    #expect(
      app.screen == """
        ▌ ▾ Car               2
          │ ▸ Engine          1
          │   Wheel           0


        """)
    #expect(tree["Wheel"]?.parts.isEmpty == true && tree["Valve"] == nil)

    tree.roots = [Part("Car", [Part("Wheel"), Part("Roof")])]
    outline.reloadData()
    app.application.turn()
    #expect(app.screen.contains("Roof") && !app.screen.contains("Engine"))
    #expect(tree["Engine"] == nil)
  }

  @Test func `a dialogue reads level and fold, and unfolds a row by its number`() async throws {
    let outline = OutlinePanel(dataSource: NameTree.food)
    let dialogue = try DialogueHarness { _ in
      outline.title = "Food"
      return outline
    }
    #expect(
      dialogue.take().prefix(5) == [
        "Food.", "3 rows:", "1. Fruit, level 1, folded", "2. Bread, level 1",
        "3. Drinks, level 1, folded",
      ])

    let said = await dialogue.type("unfold 3")

    #expect(said.contains("3. Drinks, level 1, unfolded") && said.contains("New: 4. Tea, level 2"))
  }

  // MARK: - Panels of nodes

  @Test func `the panel of a node appears and disappears with its row`() throws {
    let tree = OwnPanels(["A": ["B"], "B": []])
    let outline = OutlinePanel(dataSource: tree)
    let app = try Harness(columns: 24, rows: 6) { _ in outline }
    let (outer, inner) = (tree.panel(of: "A"), tree.panel(of: "B"))
    #expect(outer.appearanceState == .appeared && !inner.isViewLoaded)

    for _ in 0..<2 {
      app.press(.right)
      #expect(inner.appearanceState == .appeared && app.screen.contains("B"))
      app.press(.left)
      #expect(inner.appearanceState == .disappeared && !app.screen.contains("B"))
    }
    #expect(outer.appearanceState == .appeared)
  }

  @Test func `the panel of a node that prefers another height gets it`() throws {
    let tree = OwnPanels(["A": ["B"], "B": []])
    let outline = OutlinePanel(dataSource: tree, unfolded: ["A"])
    let app = try Harness(columns: 24, rows: 5) { _ in outline }

    tree.panel(of: "A").preferredContentSize = Size(width: 9, height: 2)
    app.application.turn()

    #expect(app.screen.hasPrefix("▌ ▾ A\n▌\n  │   B\n"))
  }

  @Test func `the panel of a node is reused for another one while it scrolls`() throws {
    let tree = NameTree((0..<100).map { "Node \($0)" }, [:])
    let outline = OutlinePanel(dataSource: tree)
    let app = try Harness(columns: 24, rows: 6) { _ in outline }

    for _ in 0..<90 { app.press(.down) }

    #expect(app.screen.contains("▌   Node 90") && tree.madePanels < 30)
  }
}

/// A part of a thing.
private struct Part {
  let name: String
  let parts: [Part]

  init(_ name: String, _ parts: [Part] = []) { (self.name, self.parts) = (name, parts) }
}

/// Very many nodes, each with one in it.
@MainActor private final class ManyNodes: OutlineDataSource {
  private(set) var asked: Set<Int> = []

  func children(of id: Int?) -> [Int] { id.map { [-$0] } ?? Array(1..<100_000) }

  func hasChildren(_ id: Int) -> Bool {
    asked.insert(id)
    return id > 0
  }

  func panel(for id: Int, reusing panel: Panel?) -> Panel {
    let row = panel as? RowPanel ?? RowPanel()
    row.text = "\(id)"
    return row
  }
}

/// A tree of names that has a panel for each, below an outermost one.
@MainActor private final class OwnPanels: OutlineDataSource {
  private let kinds: [String: [String]]
  private var panels: [String: RowPanel] = [:]

  init(_ kinds: [String: [String]]) { self.kinds = kinds }

  func panel(of id: String) -> RowPanel {
    let panel = panels[id] ?? RowPanel()
    panel.text = id
    panels[id] = panel
    return panel
  }

  func children(of id: String?) -> [String] { id.map { kinds[$0] ?? [] } ?? ["A"] }

  func hasChildren(_ id: String) -> Bool { kinds[id]?.isEmpty == false }

  func panel(for id: String, reusing panel: Panel?) -> Panel { self.panel(of: id) }
}
