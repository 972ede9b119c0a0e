import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct SplitCollapsingTests {
  private let stage = SplitStage()
  private let delegate = RecordingSplitDelegate()
  private var split: SplitPanel { stage.split }

  private func narrow(_ app: Harness) { app.resize(columns: 40, rows: 10) }
  private func wide(_ app: Harness) { app.resize(columns: 60, rows: 10) }

  // MARK: - Collapsing

  // Rule 79
  @Test func `a split that becomes narrow pushes its columns, up to the one with the keys`() throws
  {
    let app = try stage.start(columns: 60)
    split.focus(on: .supplementary)

    narrow(app)

    #expect(split.isCollapsed && stage.path == ["Lists", "Items"] && stage.seen == ["Items"])
    #expect(stage.names(in: .secondary) == ["Detail"] && stage.detail.parent != nil)
    split.focus(on: .secondary)
    #expect(stage.path == ["Lists", "Items", "Detail"])
  }

  // Rule 79
  @Test func `the delegate decides which column is shown when a split collapses`() throws {
    split.delegate = delegate
    delegate.top = .secondary
    let app = try stage.start(columns: 60)

    narrow(app)

    #expect(stage.path == ["Lists", "Items", "Detail"])
    #expect(delegate.told == ["collapse?"])
  }

  // Rule 79
  @Test func `a collapse calls appearance and containment callbacks in order`() throws {
    let app = try stage.start(columns: 60)
    split.focus(on: .supplementary)
    let nobody = "NavigationPanel"

    let lines = stage.told { narrow(app) }

    #expect(
      lines == [
        "Items.willMove(nil)", "Items.willDisappear", "Items.didDisappear", "Items.didMove(nil)",
        "Detail.willDisappear", "Detail.didDisappear", "Items.willMove(\(nobody))",
        "Lists.willDisappear", "Items.willAppear", "Lists.didDisappear", "Items.didAppear",
        "Items.didMove(\(nobody))",
      ])
    #expect(stage.log.violations == [])
  }

  // MARK: - Expanding

  // Rule 80
  @Test func `a split that becomes wide moves each column's panels off the stack`() throws {
    let app = try stage.start(columns: 40)
    split.focus(on: .secondary)
    split.navigation(of: .primary).push(stage.panel("Next"), animated: false)

    wide(app)

    #expect(!split.isCollapsed && split.focusedColumn == .secondary)
    #expect(stage.seen == ["Lists", "Items", "Next"])
    #expect(stage.names(in: .secondary) == ["Detail", "Next"])
  }

  // Rule 80
  @Test func `panels pushed while narrow fill one column after the other`()
    throws
  {
    let split = SplitPanel(primary: stage.panel("Lists"), supplementary: nil)
    split.threshold = 56...60
    let app = try Harness(columns: 40, rows: 10) { _ in split }
    let navigation = split.navigation(of: .primary)
    navigation.push(stage.panel("Items"), animated: false)
    navigation.push(stage.panel("Detail"), animated: false)
    #expect(split.focusedColumn == .secondary)

    wide(app)

    #expect(split.visiblePanels.compactMap(\.title) == ["Lists", "Items", "Detail"])
  }

  // Rule 80
  @Test func `the delegate decides about the panels of a column when a split expands`() throws {
    split.delegate = delegate
    let app = try stage.start(columns: 40)
    split.focus(on: .secondary)
    delegate.told = []
    let other = stage.panel("Other")
    delegate.separated = [.secondary: [other]]

    wide(app)

    #expect(stage.seen == ["Lists", "Items", "Other"] && stage.detail.parent == nil)
    #expect(delegate.told == ["separate Items?", "separate Detail?", "removed Detail"])
  }

  // Rule 80
  @Test func `panels popped while narrow are absent when wide`() throws {
    let app = try stage.start(columns: 60)
    split.focus(on: .secondary)
    split.delegate = delegate
    narrow(app)
    app.press(.escape)
    #expect(delegate.told.last == "removed Detail" && stage.seen == ["Items"])

    wide(app)

    #expect(stage.seen == ["Lists", "Items"] && split.focusedColumn == .supplementary)
    #expect(stage.detail.parent == nil && stage.log.violations == [])
  }

  // MARK: - The same panels

  // Rule 81
  @Test func `a collapse and back keeps every panel, its view, text and position`()
    throws
  {
    let list = ListPanel(content: (0..<30).map { _ in RowPanel() })
    let field = TextField("")
    let form = FormPanel(["First": TextField(""), "Name": field])
    split.setPanels([list], in: .supplementary, animated: false)
    split.setPanels([form], in: .secondary, animated: false)
    let app = try stage.start(columns: 60)
    list.makeCurrent(index: 20)
    split.focus(on: .secondary)
    field.becomeFirstResponder()
    app.type("te")
    let (views, before) = ([list.view, form.view], app.screenWithRoles)

    for _ in 0..<3 {
      narrow(app)
      #expect(field.isFirstResponder && split.visiblePanels[0] === form)
      wide(app)
    }

    #expect(app.screenWithRoles == before)
    #expect(list.currentIndex == 20 && list.view === views[0] && form.view === views[1])
    app.type("a")
    #expect(field.text == "tea")
  }

  // Rule 81
  @Test func `a panel hidden by the collapse comes back`() throws {
    let app = try stage.start(columns: 60)

    let lines = stage.told {
      narrow(app)
      wide(app)
    }

    #expect(
      lines.filter { $0.hasPrefix("Detail") } == [
        "Detail.willDisappear", "Detail.didDisappear", "Detail.willAppear", "Detail.didAppear",
      ])
    #expect(!lines.contains { $0.hasPrefix("Lists") }, "It was seen all the time.")
  }

  @Test func `the program's navigations serve as columns, and report popped panels`() throws {
    let outline = NavigationPanel(root: stage.panel("Lists"))
    let pages = NavigationPanel(root: stage.panel("Detail"))
    let split = SplitPanel(primary: outline, secondary: pages)
    split.threshold = 56...60
    let (ofOutline, ofPages) = (PopCounter(), PopCounter())
    (outline.delegate, pages.delegate) = (ofOutline, ofPages)
    let app = try Harness(columns: 60, rows: 10) { _ in split }
    let next = stage.panel("Next")
    pages.push(next, animated: false)
    split.focus(on: .secondary)
    app.application.turn()

    narrow(app)
    #expect(next.navigationPanel === outline && outline.panels.count == 3)
    #expect(next.splitPanel === split && pages.panels.isEmpty)
    app.press(.escape)
    #expect(ofPages.gone == ["Next"] && ofOutline.gone == [])
    wide(app)

    #expect(outline.panels.count == 1 && pages.panels.map(\.title) == ["Detail"])
    #expect(ofPages.gone == ["Next"] && ofOutline.gone == [])
  }

  // MARK: - On the way

  @Test func `a running push ends when the split collapses`() throws {
    let app = try stage.start(columns: 60, motion: .full)
    split.focus(on: .secondary)
    let next = stage.panel("Next")
    split.navigation(of: .secondary).push(next)
    app.run(for: 0.05)

    narrow(app)

    #expect(stage.path == ["Lists", "Items", "Detail", "Next"] && stage.seen == ["Next"])
    app.run(for: 1)
    wide(app)
    #expect(stage.names(in: .secondary) == ["Detail", "Next"] && stage.log.violations == [])
  }

  @Test func `a panel shown during a collapse is shown after it`() throws {
    let app = try stage.start(columns: 60)
    let other = stage.panel("Other")
    stage.detail.onCallback = { [split] event in
      if event == .willDisappear { split.showDetail(other) }
    }

    narrow(app)
    app.application.turn()

    #expect(split.isCollapsed && stage.seen == ["Other"] && stage.detail.parent == nil)
    #expect(stage.log.violations == [])
  }

  @Test func `a panel that leaves a split off the screen is not moved by a new shape`() throws {
    let app = try stage.start(columns: 40)
    split.showDetail(stage.detail, animated: false)
    #expect(stage.path == ["Lists", "Items", "Detail"])
    let root = NavigationPanel(root: stage.panel("Root"))
    app.application.window.rootPanel = root
    app.run(for: 1)
    stage.detail.onCallback = { [stage, split] event in
      guard case .willMove(nil) = event else { return }
      stage.detail.onCallback = nil
      split.view.frame.size.width = 60
      split.view.layoutIfNeeded()
    }

    root.push(stage.detail)
    app.run(for: 1)

    #expect(root.topPanel === stage.detail && stage.detail.parent === root)
    #expect(!split.isCollapsed && stage.names(in: .secondary) == [])
    #expect(stage.log.violations == [])
  }
}

@MainActor private final class PopCounter: NavigationPanelDelegate {
  var gone: [String] = []

  func navigation(_ navigation: NavigationPanel, didPop panels: [Panel]) {
    gone += panels.compactMap(\.title)
  }
}
