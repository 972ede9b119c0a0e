import TermPanels
import TermPanelsTesting
import Testing

@MainActor @Suite struct SplitRouterTests {
  private final class Screen: Coordinator {
    let panel = Panel()
    private let place: SplitPanel.Column

    init(_ title: String, in column: SplitPanel.Column) {
      place = column
      super.init()
      panel.title = title
    }

    override var primaryPanel: Panel { panel }
    override var column: SplitPanel.Column { place }
  }

  private let lists = Screen("Lists", in: .primary)
  private let detail = Screen("Detail", in: .secondary)
  private let router: SplitRouter

  init() {
    let placeholder = Panel()
    placeholder.title = "Nothing"
    router = SplitRouter(root: lists, placeholder: placeholder, detail: detail)
    lists.start()
    lists.startChild(detail)
  }

  private func start(columns: Int) throws -> Harness {
    try Harness(columns: columns, rows: 10) { _ in router.split }
  }

  private func screen(_ title: String, in column: SplitPanel.Column = .supplementary) -> Screen {
    let screen = Screen(title, in: column)
    lists.startChild(screen)
    return screen
  }

  /// The titles of the panels in each column, or in the only navigation.
  private var shown: [[String]] {
    let columns: [SplitPanel.Column] = router.split.isCollapsed ? [.primary] : router.split.columns
    return columns.map { router.split.navigation(of: $0).panels.compactMap(\.title) }
  }

  private var focused: SplitPanel.Column { router.split.focusedColumn }

  @Test func `visible columns without content show their placeholder`() throws {
    let app = try start(columns: 120)
    #expect(shown == [["Lists"], ["Nothing"], ["Detail"]])

    app.resize(columns: 60, rows: 10)
    #expect(shown == [["Lists"]])

    app.resize(columns: 120, rows: 10)
    #expect(shown == [["Lists"], ["Nothing"], ["Detail"]])
  }

  @Test(arguments: [60, 120]) func `a screen appears in its column and takes the focus`(
    columns: Int
  ) throws {
    let app = try start(columns: columns)
    router.show(screen("Items"))
    app.application.turn()

    #expect(shown == (columns == 60 ? [["Lists", "Items"]] : [["Lists"], ["Items"], ["Detail"]]))
    #expect(focused == .supplementary)
    #expect(router.coordinator(in: .supplementary)?.primaryPanel.title == "Items")
  }

  @Test func `a screen shown from the column before replaces the column's screen`() throws {
    let app = try start(columns: 120)
    let items = screen("Items")
    router.show(items)
    router.split.focus(on: .primary)

    let others = screen("Others")
    router.show(others)
    app.application.turn()

    #expect(shown == [["Lists"], ["Others"], ["Detail"]])
    #expect(!items.isRunning && others.isRunning)
  }

  @Test(arguments: [60, 120]) func `a screen shown from its own column or a later one is pushed`(
    columns: Int
  ) throws {
    let app = try start(columns: columns)
    router.show(screen("Items"))
    router.show(detail)
    app.application.turn()
    #expect(focused == .secondary)

    router.show(screen("History"))
    app.application.turn()

    let deep = ["Items", "History"]
    #expect(shown == (columns == 60 ? [["Lists"] + deep] : [["Lists"], deep, ["Detail"]]))
    router.hide(try #require(router.coordinator(in: .supplementary)))
    app.application.turn()
    #expect(router.coordinator(in: .supplementary)?.primaryPanel.title == "Items")
  }

  @Test(arguments: [60, 120]) func `a screen shown above another replaces the rest of its column`(
    columns: Int
  ) throws {
    let app = try start(columns: columns)
    let items = screen("Items")
    router.show(items)
    router.show(screen("History"))

    router.show(screen("Today"), above: lists)
    app.application.turn()

    #expect(shown == (columns == 60 ? [["Lists", "Today"]] : [["Lists"], ["Today"], ["Detail"]]))
    #expect(!items.isRunning && lists.children.count == 2)
  }

  @Test func `a coordinator stops with its panel, the detail's continues`() throws {
    let app = try start(columns: 60)
    let items = screen("Items")
    router.show(items)
    router.show(detail)
    app.application.turn()
    #expect(shown == [["Lists", "Items", "Detail"]])

    router.show(lists)
    app.application.turn()

    #expect(shown == [["Lists"]] && !items.isRunning && detail.isRunning)
    router.show(detail)
    app.application.turn()
    #expect(shown == [["Lists", "Detail"]])
  }

  @Test func `a screen that is replaced and shown again in one callback is not stopped`() throws {
    let app = try start(columns: 120)
    let (items, others) = (screen("Items"), screen("Others"))
    router.show(items)
    router.split.focus(on: .primary)
    let trigger = RecordingPanel("T", log: CallbackLog())
    trigger.onCallback = { [router] event in
      guard event == .willAppear else { return }
      router.show(others)
      router.show(items)
    }

    router.split.present(trigger)
    app.application.turn()

    #expect(shown == [["Lists"], ["Items"], ["Detail"]])
    #expect(items.isRunning && !others.isRunning)
    #expect(router.coordinator(in: .supplementary) === items)
  }

  @Test func `an empty column shows the placeholder again`() throws {
    let app = try start(columns: 120)
    let items = screen("Items")
    router.show(items)

    router.hide(items)
    app.application.turn()

    #expect(shown == [["Lists"], ["Nothing"], ["Detail"]])
    #expect(focused == .primary && !items.isRunning)
  }

  @Test(arguments: [SplitPanel.Column.primary, .supplementary, .secondary])
  func `another width keeps the panels and the focus`(column: SplitPanel.Column) throws {
    let app = try start(columns: 120)
    router.show(screen("Items"))
    router.split.focus(on: column)

    app.resize(columns: 60, rows: 10)

    let path = ["Lists", "Items", "Detail"]
    #expect(shown == [Array(path[...column.rawValue])] && focused == column)
    app.resize(columns: 120, rows: 10)
    #expect(shown == [["Lists"], ["Items"], ["Detail"]] && focused == column)
  }
}
