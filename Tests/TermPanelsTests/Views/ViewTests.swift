import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct ViewTests {
  @Test func `a small frame keeps its padding if the content still fits`() throws {
    let app = try Harness(columns: 20, rows: 5) { _ in
      let panel = Panel()
      panel.view.embedSubview(
        FrameView(
          title: "", content: Label("40 %"),
          padding: Insets(top: 1, left: 2, bottom: 1, right: 2)))
      return panel
    }
    #expect(
      app.screen == """
        ╭──────────────────╮
        │                  │
        │  40 %            │
        │                  │
        ╰──────────────────╯
        """)

    // With fewer rows the padding is dropped first.
    app.application.window.rootPanel?.view.insets = Insets(top: 1, bottom: 1)
    app.application.turn()
    #expect(app.screen.contains("│  40 %            │"))
  }

  private let root: Panel
  private let app: Harness
  private var window: Window { app.application.window }

  init() throws {
    let root = Panel()
    self.root = root
    app = try Harness(columns: 20, rows: 6) { _ in root }
  }

  // Rule 62
  @Test func `an embedded view fills its superview, less the insets`() {
    let view = View()
    root.view.insets = Insets(top: 1, left: 1)
    root.view.embedSubview(view, insets: Insets(right: 2))

    app.application.turn()
    #expect(view.frame == Rect(x: 1, y: 1, width: 17, height: 5))
    app.resize(columns: 40, rows: 10)

    #expect(view.frame == Rect(x: 1, y: 1, width: 37, height: 9))
  }

  @Test func `a view has one superview`() {
    let (a, b, view) = (View(), View(), View())
    a.addSubview(view)

    b.addSubview(view)

    #expect(view.superview === b && a.subviews.isEmpty)
  }

  @Test func `a view that is brought to the front stays embedded`() {
    let (view, other) = (View(), View())
    root.view.embedSubview(view)
    root.view.addSubview(other)

    root.view.addSubview(view)
    app.resize(columns: 33, rows: 7)

    #expect(root.view.subviews.last === view && view.frame.width == 33)
  }

  // Rule 63
  @Test func `sizes settle within two passes`() {
    let view = CountingView()
    root.view.embedSubview(view)
    view.embedSubview(CountingView())
    app.application.turn()
    view.count = 0

    app.resize(columns: 31, rows: 9)

    #expect(view.count <= 2 && !window.subtreeNeedsLayout)
  }

  // Rule 61
  @Test func `a resize lays out changed views from the top down`() {
    var order: [String] = []
    let (outer, inner, fixed) = (CountingView(), CountingView(), CountingView())
    outer.laidOut = { order.append("outer") }
    inner.laidOut = { order.append("inner") }
    fixed.laidOut = { order.append("fixed") }
    root.view.embedSubview(outer)
    outer.embedSubview(inner)
    outer.addSubview(fixed)
    fixed.frame = Rect(x: 0, y: 0, width: 3, height: 1)
    app.application.turn()
    order = []

    app.resize(columns: 31, rows: 9)

    #expect(order == ["outer", "inner"])
  }

  @Test func `a hidden view invalidates nothing`() {
    let view = View()
    root.view.addSubview(view)
    view.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    view.isHidden = true
    app.application.turn()

    view.setNeedsDisplay()

    #expect(window.dirty.isEmpty)
  }

  @Test func `invalid cells of a view are clipped to its superviews`() {
    let (box, view) = (View(), View())
    root.view.addSubview(box)
    box.addSubview(view)
    box.frame = Rect(x: 2, y: 1, width: 4, height: 2)
    view.frame = Rect(x: 3, y: 1, width: 9, height: 9)
    app.application.turn()

    view.setNeedsDisplay()

    #expect((0..<6).map { window.dirty.columns(row: $0) }.filter { !$0.isEmpty } == [5..<6])
  }

  @Test func `a stack shares the remaining space among its flexible views`() {
    let (name, due, rest) = (Label("milk"), Label("today"), View())
    let stack = StackView(.horizontal, spacing: 1, [name, rest, due])
    stack.setFlexible(rest)
    stack.frame = Rect(x: 0, y: 0, width: 20, height: 1)

    stack.layoutIfNeeded()

    #expect([name, rest, due].map(\.frame.minX) == [0, 5, 15])
    #expect(rest.frame.width == 9)
  }

  @Test func `a stack without room cuts off its last views`() {
    let (a, b) = (Label("long name"), Label("today"))
    let stack = StackView(.horizontal, spacing: 1, [a, b])
    stack.frame = Rect(x: 0, y: 0, width: 6, height: 1)

    stack.layoutIfNeeded()

    #expect(a.frame.width == 6 && b.frame.width == 0)
  }

  // Rule 58
  @Test func `status is updated once a turn, however often it is requested`() {
    let panel = StatusPanel()
    app.application.window.rootPanel = panel
    app.application.turn()
    panel.count = 0

    for number in 0..<5 { panel.title = "\(number)" }
    app.application.turn()

    #expect(panel.count == 1)
  }

  // Rule 58
  @Test func `a status that a layout changed is shown in the same turn`() {
    let panel = StatusPanel()
    app.application.window.rootPanel = panel
    panel.view.addSubview(TitlingView(panel: panel))
    panel.view.subviews[0].frame = Rect(x: 0, y: 0, width: 7, height: 1)

    app.application.turn()

    #expect(panel.shownTitle == "7 wide")
  }
}

private final class CountingView: View {
  var count = 0
  var laidOut = {}
  override func layoutSubviews() {
    count += 1
    laidOut()
    super.layoutSubviews()
  }
}

private final class StatusPanel: Panel {
  var count = 0
  var shownTitle: String?
  override func updateStatus() {
    count += 1
    shownTitle = title
  }
}

private final class TitlingView: View {
  private unowned let owner: Panel
  init(panel: Panel) { owner = panel }
  override func layoutSubviews() { owner.title = "\(bounds.width) wide" }
}
