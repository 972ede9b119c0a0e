import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A popover") struct PopoverTests {
  private let log = CallbackLog()
  private let root: RecordingPanel
  private let button = Label("Book")
  private let app: Harness

  init() throws {
    let root = RecordingPanel("R", log: log)
    self.root = root
    app = try Harness(columns: 30, rows: 8, mouse: .full) { _ in root }
    root.view.addSubview(button)
    button.frame = Rect(x: 10, y: 2, width: 4, height: 1)
    app.application.turn()
    log.clear()
  }

  /// Presents a popover of 9 × 1 cells beside the button.
  private func present(isFramed: Bool = true) -> RecordingPanel {
    let panel = RecordingPanel("Note text", log: log)
    panel.title = "Note"
    panel.presentationStyle = .popover(PopoverAnchor(button), isFramed: isFramed)
    root.present(panel)
    app.application.update()
    return panel
  }

  @Test func `is below its anchor, with a frame and the title if it is framed`() {
    let panel = present()

    #expect(
      app.screen == """
        R

                  Book
                  ╭─ Note ──╮
                  │Note text│
                  ╰─────────╯


        """)
    #expect(panel.view.frame.size == Size(width: 9, height: 1))
  }

  @Test func `without a frame is as large as its panel`() throws {
    let panel = present(isFramed: false)
    #expect(try app.place(of: "Note text") == Point(x: 10, y: 3))

    panel.preferredContentSize = Size(width: 12, height: 2)
    app.application.update()

    #expect(panel.view.frame.size == Size(width: 12, height: 2))
    #expect(try app.place(of: "Note text") == Point(x: 10, y: 3))
  }

  @Test func `leaves the panels below undimmed and without callbacks`() throws {
    let before = app.terminal.screen[10, 2]

    _ = present()

    #expect(log.lines(of: "R") == [])
    #expect(app.terminal.screen[10, 2] == before)
  }

  @Test func `follows its anchor, and stays in the window`() throws {
    _ = present()

    button.frame.origin = Point(x: 3, y: 1)
    app.application.update()
    #expect(try app.place(of: "Note text") == Point(x: 4, y: 3))

    button.frame.origin = Point(x: 24, y: 6)
    app.application.update()
    #expect(try app.place(of: "Note text") == Point(x: 20, y: 4))

    app.resize(columns: 28, rows: 8)
    #expect(try app.place(of: "Note text") == Point(x: 18, y: 4))
  }

  @Test func `is in the middle of a small window, and beside its anchor again in a large one`()
    throws
  {
    _ = present()

    app.resize(columns: 20, rows: 5)
    #expect(try app.place(of: "Note text") == Point(x: 5, y: 1))

    app.resize(columns: 30, rows: 8)
    #expect(try app.place(of: "Note text") == Point(x: 11, y: 4))
  }

  // Rule 71
  @Test func `has all keys, and is dismissed by Esc, with the keys back where they were`() throws {
    let panel = present()

    app.press(.character("x"))
    #expect(log.lines(of: "Note text").last == "Note text.key(x)")
    #expect(log.lines(of: "R") == [] && !root.becomeFirstResponder())

    app.press(.escape)
    #expect(panel.presentation == nil && root.isFirstResponder)
    #expect(panel.appearanceState == .disappeared)
  }

  @Test func `lets its panel use Esc`() {
    let panel = present()
    var count = 0
    panel.commands = { [KeyCommand(.escape, title: "Count") { count += 1 }] }

    app.press(.escape)

    #expect(count == 1 && panel.presentation != nil)
  }

  @Test func `is dismissed by a click beside it with either button, not by one on it`() throws {
    let panel = present()
    try app.click(on: "Note text")
    try app.click(on: "╰──")
    #expect(panel.presentation != nil)

    try app.click(on: "Book")
    #expect(panel.presentation == nil)

    let other = present()
    try app.rightClick(on: "Book")
    #expect(other.presentation == nil)
  }

  @Test func `that is modal stays on Esc and on a click`() throws {
    let panel = present()
    panel.isModalInPresentation = true

    app.press(.escape)
    try app.click(on: "Book")
    try app.rightClick(on: "Book")

    #expect(panel.presentation != nil)
  }

  @Test func `is dismissed when the view of its anchor leaves`() {
    let panel = present()

    button.removeFromSuperview()
    app.application.update()

    #expect(panel.presentation == nil && panel.appearanceState == .disappeared)
    #expect(log.violations == [])
  }

  @Test func `is dismissed with the panel beside which it is`() {
    let side = RecordingPanel("S", log: log)
    root.embedChild(side)
    let panel = RecordingPanel("P", log: log)
    panel.presentationStyle = .popover(PopoverAnchor(side))
    root.present(panel)
    app.application.update()
    #expect(panel.appearanceState == .appeared)

    root.unembedChild(side)
    app.application.update()

    #expect(panel.presentation == nil && root.isFirstResponder)
  }

  @Test func `is dismissed when its anchor moves into it`() {
    let side = RecordingPanel("S", log: log)
    root.embedChild(side)
    let panel = ContainerPanel()
    panel.presentationStyle = .popover(PopoverAnchor(side))
    root.present(panel)
    app.application.update()

    panel.setContent(side, animated: false)
    app.application.update()

    #expect(panel.presentation == nil && panel.appearanceState == .disappeared)
  }

  @Test func `returns when a full-screen panel above it is dismissed`() throws {
    let panel = present()
    let full = RecordingPanel("F", log: log)
    full.presentationStyle = .fullScreen
    panel.present(full)
    app.application.update()
    #expect(!app.screen.contains("Note") && panel.appearanceState == .disappeared)

    full.dismiss()
    app.application.update()

    #expect(try app.place(of: "Note text") == Point(x: 11, y: 4))
    #expect(panel.appearanceState == .appeared)
  }

  @Test(arguments: [
    // Below.
    (Size(width: 10, height: 4), Rect(x: 5, y: 2, width: 4, height: 1), Point(x: 5, y: 3)),
    (Size(width: 10, height: 4), Rect(x: 25, y: 2, width: 4, height: 1), Point(x: 20, y: 3)),
    // Above.
    (Size(width: 10, height: 4), Rect(x: 5, y: 7, width: 4, height: 1), Point(x: 5, y: 3)),
    // At the right, then at the left.
    (Size(width: 10, height: 9), Rect(x: 5, y: 4, width: 4, height: 1), Point(x: 9, y: 1)),
    (Size(width: 10, height: 9), Rect(x: 22, y: 4, width: 4, height: 1), Point(x: 12, y: 1)),
    // Nowhere.
    (Size(width: 20, height: 9), Rect(x: 8, y: 4, width: 10, height: 1), nil),
    (Size(width: 31, height: 1), Rect(x: 5, y: 2, width: 4, height: 1), nil),
    (Size(width: 1, height: 1), Rect(x: 5, y: 2, width: 0, height: 1), nil),
  ])
  func `is at the first side that has room for it`(size: Size, anchor: Rect, origin: Point?) {
    let plan = PopoverPlan(area: Rect(x: 0, y: 0, width: 30, height: 10), anchor: anchor)

    #expect(plan.frame(of: size) == origin.map { Rect(origin: $0, size: size) })
  }
}

@MainActor @Suite("The menu of a row") struct RowMenuTests {
  private let rows = ArrayListDataSource(["Ada", "Bo", "Cy"], id: \.self) { name, panel in
    let row = panel as? RowPanel ?? RowPanel()
    row.text = name
    return row
  }
  private let list: ListPanel<String>
  private let delegate = CallDelegate()
  private let app: Harness

  init() throws {
    let list = ListPanel(dataSource: rows)
    list.showsMenuBesideRow = true
    list.delegate = delegate
    self.list = list
    app = try Harness(columns: 36, rows: 8, mouse: .full) { _ in list }
  }

  @Test func `is below the row, and follows it`() {
    app.press(.down, .character("."))
    #expect(
      app.screen == """
          Ada
        ▌ Bo
          ╭─ Actions ────────────╮
          │ ▌ Call            c  │
          ╰──────────────────────╯



        """)

    rows.elements.insert("Abe", at: 0)
    list.reloadData(animated: false)
    app.application.update()

    #expect(app.screen.hasPrefix("  Abe\n  Ada\n▌ Bo\n  ╭─ Actions"))
    app.press(.enter)
    #expect(delegate.called == ["Bo"])
  }

  @Test func `is below the mouse after a press of the right button`() throws {
    try app.rightClick(on: "y")

    #expect(list.currentID == "Cy")
    #expect(try app.place(of: "╭─ Actions") == Point(x: 3, y: 3))
  }

  @Test func `is dismissed when the row is removed`() {
    app.press(.character("."))
    #expect(list.presentedPanel != nil)

    rows.elements.removeFirst()
    list.reloadData(animated: false)
    app.application.update()

    #expect(list.presentedPanel == nil && delegate.called == [])
  }
}

/// One action for every row.
@MainActor private final class CallDelegate: ListDelegate {
  var called: [String] = []

  func list(_ list: ListPanel<String>, actionsForRow name: String) -> [RowAction] {
    [RowAction(.character("c"), title: "Call") { [unowned self] in called.append(name) }]
  }
}
