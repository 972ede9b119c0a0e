import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct SplitPanelTests {
  private let stage = SplitStage()
  private var split: SplitPanel { stage.split }

  // MARK: - The picture

  @Test func `a split has columns with a title each, and lines between them`() throws {
    let app = try stage.start(columns: 60, rows: 10)

    #expect(
      app.screenWithRoles == """
          Lists        │  Items             │  Detail               |   ..nnnnn........b..sssss.............b..ssssss
                       │                    │                       |   ...............b....................b
        Lists          │Items               │Detail                 |   ttttt..........bttttt...............btttttt
                       │                    │                       |   ...............b....................b
                       │                    │                       |   ...............b....................b
                       │                    │                       |   ...............b....................b
                       │                    │                       |   ...............b....................b
                       │                    │                       |   ...............b....................b
                                                                    |
          Tab next column                                           |   ..kkk.hhhh.hhhhhh
        """)
  }

  @Test func `a narrow split is one navigation`() throws {
    let app = try stage.start(columns: 59, rows: 10)
    #expect(split.isCollapsed && stage.seen == ["Lists"])

    split.focus(on: .secondary)
    app.application.turn()

    #expect(
      app.screenWithRoles == """
          Lists › Items › Detail                                   |   ..sssss.f.sssss.f.nnnnnn
                                                                   |
        Detail                                                     |   tttttt
                                                                   |
                                                                   |
                                                                   |
                                                                   |
                                                                   |
                                                                   |
          Esc back                                                 |   ..kkk.hhhh
        """)
  }

  @Test func `a collapsed split looks like a navigation, at any height`() throws {
    for rows in [5, 9, 10, 11, 24] {
      let app = try SplitStage().start(columns: 40, rows: rows)
      let lists = RecordingPanel("Lists", log: CallbackLog())
      let plain = try Harness(columns: 40, rows: rows) { _ in NavigationPanel(root: lists) }
      #expect(app.screenWithRoles == plain.screenWithRoles, "\(rows) rows")
    }
  }

  @Test func `a split inside a navigation leaves the bottom line to it`() throws {
    let split = split
    let outer = NavigationPanel(root: MessagePanel("Home"))
    outer.topPanel?.title = "Home"
    let app = try Harness(columns: 60, rows: 6) { _ in outer }
    outer.push(split, animated: false)
    app.application.turn()

    #expect(
      app.screen == """
          Home › Lists
          Lists        │  Items             │  Detail
        Lists          │Items               │Detail
                       │                    │
                       │                    │
          Tab next column   Esc back
        """)
    app.press(.tab, .escape)
    #expect(split.focusedColumn == .primary && outer.topPanel === split)
    app.press(.escape)
    #expect(outer.panels.count == 1)
  }

  // MARK: - Showing

  @Test func `showing a panel replaces the column's content, and focuses it`() throws {
    let app = try stage.start(columns: 60)
    let other = stage.panel("Other")

    split.showDetail(other)
    app.application.turn()

    #expect(stage.seen == ["Lists", "Items", "Other"] && split.focusedColumn == .secondary)
    #expect(stage.names(in: .secondary) == ["Other"] && stage.detail.parent == nil)
    app.press(.character("x"))
    #expect(stage.log.lines.last == "Other.key(x)")
  }

  @Test func `showing a panel pushes it while the split is collapsed`() throws {
    let app = try stage.start(columns: 40)

    split.show(stage.panel("Other items"), in: .supplementary)
    split.showDetail(stage.panel("Other"))
    app.application.turn()

    #expect(stage.path == ["Lists", "Other items", "Other"] && stage.seen == ["Other"])
    split.showDetail(stage.panel("Next"))
    #expect(stage.path == ["Lists", "Other items", "Other", "Next"])
    split.show(stage.items, in: .supplementary)
    #expect(stage.path == ["Lists", "Items"] && split.panels(in: .secondary).count == 2)
  }

  @Test func `showing a panel that a column already has goes back to it`() throws {
    let app = try stage.start(columns: 60)
    let next = stage.panel("Next")
    split.navigation(of: .secondary).push(next, animated: false)

    split.showDetail(stage.detail)
    app.application.turn()

    #expect(stage.names(in: .secondary) == ["Detail"] && next.parent == nil)
  }

  @Test func `a preview takes no focus, and pushes nothing while collapsed`() throws {
    let app = try stage.start(columns: 60)
    split.showDetail(stage.panel("Other"), takingKeys: false)
    app.application.turn()
    #expect(stage.seen == ["Lists", "Items", "Other"] && split.focusedColumn == .primary)

    app.resize(columns: 40, rows: 10)
    split.showDetail(stage.panel("Third"), takingKeys: false)
    app.application.turn()
    #expect(stage.seen == ["Lists"])

    app.resize(columns: 60, rows: 10)
    #expect(stage.seen == ["Lists", "Items", "Third"])
  }

  @Test func `a panel moves from one column into another`() throws {
    let app = try stage.start(columns: 60)

    split.show(stage.detail, in: .supplementary)
    app.application.turn()

    #expect(stage.names(in: .supplementary) == ["Detail"])
    #expect(stage.names(in: .secondary) == [] && stage.items.parent == nil)
    #expect(stage.log.violations == [])
  }

  @Test func `an empty first column stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        SplitPanel(primary: Panel()).setPanels([], in: .primary, animated: false)
      }
    }
  }

  // MARK: - Keys and focus

  @Test func `Tab cycles through the columns with a panel, Shift-Tab goes back`() throws {
    let app = try stage.start(columns: 60)
    var columns: [SplitPanel.Column] = []
    for key in [Key.tab, .tab, .tab, .backTab, .backTab] {
      app.press(key)
      columns.append(split.focusedColumn)
    }
    #expect(columns == [.supplementary, .secondary, .primary, .secondary, .supplementary])

    split.setPanels([], in: .supplementary, animated: false)
    #expect(split.focusedColumn == .primary)
    app.press(.tab)
    #expect(split.focusedColumn == .secondary)
  }

  @Test func `the arrows and Esc move by a column, unless the column handles them`()
    throws
  {
    let app = try stage.start(columns: 60)
    app.press(.right, .character("l"), .right)
    #expect(split.focusedColumn == .secondary)

    let next = stage.panel("Next")
    split.navigation(of: .secondary).push(next, animated: false)
    app.press(.escape)
    #expect(split.focusedColumn == .secondary && next.parent == nil)
    app.press(.escape, .character("h"), .left)
    #expect(split.focusedColumn == .primary)
  }

  @Test func `keys go to the focused column, and its title stands out`() throws {
    let app = try stage.start(columns: 60)
    app.press(.tab, .character("x"))

    #expect(stage.log.lines.last == "Items.key(x)")
    #expect(split.effectiveTitle == "Items")
    #expect(app.screenWithRoles.contains("|   ..sssss........b..nnnnn.............b..ssssss"))
  }

  @Test func `a view that asks for the keys brings them to its column, with the cursor`() throws {
    let field = TextField("tea")
    let form = FormPanel(["Name": field])
    split.setPanels([form], in: .secondary, animated: false)
    let app = try stage.start(columns: 60)
    #expect(app.terminal.cursor == nil)

    app.press(.tab, .tab)
    #expect(split.focusedColumn == .secondary && field.isFirstResponder)
    #expect(app.terminal.cursor.map { $0.x > 35 } == true)

    split.focus(on: .primary)
    app.application.turn()
    #expect(!field.isFirstResponder && app.terminal.cursor == nil)
    field.becomeFirstResponder()
    app.application.turn()
    #expect(split.focusedColumn == .secondary && app.terminal.cursor != nil)
  }

  @Test func `a view that refuses to resign keeps the focus and the column`() throws {
    let keeper = KeeperPanel()
    split.setPanels([keeper], in: .secondary, animated: false)
    let app = try stage.start(columns: 60)
    keeper.becomeFirstResponder()
    app.application.turn()

    app.press(.tab)

    #expect(split.focusedColumn == .secondary && keeper.isFirstResponder)
    #expect(!split.focus(on: .primary))
  }

  // Rules 51, 94
  @Test func `a column whose only panel is shown elsewhere gives up the keys`() throws {
    let app = try stage.start(columns: 60)
    split.focus(on: .secondary)
    let box = ContainerPanel(content: stage.detail)
    split.present(box)
    box.dismiss()

    app.press(.character("x"))
    #expect(stage.log.lines.last == "Items.key(x)" && split.focusedColumn == .supplementary)
    app.press(.escape)
    #expect(split.focusedColumn == .primary)
  }

  @Test func `hints, help and keys of columns exist while columns are shown`() throws {
    let app = try stage.start(columns: 60, rows: 8)
    app.press(.tab)
    #expect(app.screen.hasSuffix("\n  Tab next column   Esc back"))

    app.resize(columns: 40, rows: 8)
    #expect(app.screen.hasSuffix("\n  Esc back"))
    #expect(!app.application.activeCommands.contains { $0.keys.contains("tab") })
  }

  @Test func `a list's current row is dimmed while another column has the focus`() throws {
    split.setPanels([ListPanel(content: [RowPanel()])], in: .primary, animated: false)
    let app = try stage.start(columns: 60)
    app.press(.down)
    #expect(app.screenWithRoles.contains("|   A"))

    app.press(.tab)
    #expect(app.screenWithRoles.contains("|   F"))
  }

  // MARK: - Widths

  @Test func `keys change the focused column's width, and reset it`() throws {
    let app = try stage.start(columns: 82)
    #expect(stage.widths == [20, 28, 32])

    app.press(.character(">"), .tab, .character("<"))
    #expect(stage.widths == [22, 26, 32])
    app.press(.tab, .character(">"))
    #expect(stage.widths == [22, 24, 34])

    app.press(.character("="))
    #expect(stage.widths == [20, 28, 32])
    #expect(!app.application.activeCommands.contains { $0.keys.contains("=") })
  }

  @Test func `proportions are kept when the size changes, also through a collapse`() throws {
    let app = try stage.start(columns: 102)
    split.setWidth(30, of: .primary)
    app.application.turn()
    #expect(stage.widths == [30, 35, 35])

    app.resize(columns: 202, rows: 10)
    #expect(stage.widths == [60, 70, 70])
    app.resize(columns: 40, rows: 10)
    #expect(stage.widths == [40, 0, 0])
    app.resize(columns: 102, rows: 10)
    #expect(stage.widths == [30, 35, 35])
  }
}

/// A panel that does not give up the keys.
private final class KeeperPanel: Panel {
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { false }
}
