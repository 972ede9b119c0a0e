import TermPanels
import TermPanelsTesting
import Testing

/// A row that shows a word, on as many lines as it has parts.
@MainActor private final class WordRow: Panel {
  let label = Label(isMultiline: true)
  override func loadView() { view = label }
}

@MainActor private final class Words {
  let rows: ArrayListDataSource<String, Substring>
  /// The requested panels, each with whether one was passed in for reuse.
  private(set) var requests: [(word: String, isReused: Bool)] = []

  init(_ words: [String]) {
    var asked: ((String, Bool) -> Void)?
    rows = ArrayListDataSource(words, id: { $0.prefix { $0 != " " } }) { word, panel in
      asked?(word, panel != nil)
      let row = panel as? WordRow ?? WordRow()
      row.label.text = word
      return row
    }
    asked = { [unowned self] in requests.append(($0, $1)) }
  }

  func forgetRequests() { requests = [] }
}

@MainActor private final class Delegate: ListDelegate {
  var response: ListSelectionResponse = []
  var selected: [Substring] = []
  var done: [Substring] = []

  func selectionTitle(in list: ListPanel<Substring>) -> String? { "open" }
  func list(_ list: ListPanel<Substring>, didSelectRow id: Substring) -> ListSelectionResponse {
    selected.append(id)
    return response
  }
  func list(_ list: ListPanel<Substring>, actionsForRow id: Substring) -> [RowAction] {
    [
      RowAction(.character("d"), title: "Delete", isDestructive: true) { [unowned self] in
        done.append(id)
      }
    ]
  }
}

@MainActor @Suite struct ListRowTests {
  private let list = ListPanel<Substring>()
  private let words = Words((0..<30).map { "w\($0)" })
  private let delegate = Delegate()

  private func harness(columns: Int = 20, motion: Motion = .reduced) throws -> Harness {
    list.dataSource = words.rows
    list.delegate = delegate
    return try Harness(columns: columns, rows: 6, motion: motion) { _ in list }
  }

  // Rule 83
  @Test func `a row is measured again when the width changes`() throws {
    words.rows.elements = ["one two three", "four"]
    let app = try harness(columns: 30)
    #expect(app.screen.hasPrefix("▌ one two three\n  four\n"))

    app.resize(columns: 20, rows: 6)
    words.rows.elements = ["one two three and more words", "four"]
    list.reloadData(animated: false)
    app.application.turn()

    #expect(app.screen.hasPrefix("▌ one two three and\n▌ more words\n  four\n"))
  }

  // Rules 60, 83
  @Test func `a row that prefers another height gets it`() throws {
    let rows = ["one", "two"].map { word in
      let row = WordRow()
      row.label.text = word
      return row
    }
    let list = ListPanel(content: rows)
    let app = try Harness(columns: 20, rows: 6) { _ in list }

    rows[0].preferredContentSize = Size(width: 10, height: 3)
    app.application.turn()
    #expect(app.screen == "▌ one\n▌\n▌\n  two\n\n")
    rows[0].preferredContentSize = nil
    app.application.turn()

    #expect(app.screen == "▌ one\n  two\n\n\n\n")
  }

  // Rules 84, 85
  @Test func `a reused row shows its own panel only`() throws {
    let app = try harness()

    for _ in 0..<25 {
      app.press(.pageDown)
      app.press(.up)
      app.press(.up)
      let lines = app.screen.split(separator: "\n").map { $0.dropFirst(2) }
      let first = words.rows.index(of: lines[0]) ?? -1
      #expect(lines == words.rows.elements[first..<first + lines.count].map { $0[...] })
      #expect(list.children.allSatisfy { ($0.view.superview?.subviews.count ?? 0) == 1 })
      #expect(list.children.count == list.liveRowCount)
    }
  }

  @Test func `a row entering at one edge reuses the panel that left at the other`() throws {
    let app = try harness()
    for _ in 0..<12 { app.press(.down) }

    words.forgetRequests()
    for _ in 0..<12 { app.press(.down) }
    for _ in 0..<20 { app.press(.up) }

    #expect(words.requests.count > 20 && words.requests.allSatisfy(\.isReused))
  }

  // Rule 88
  @Test func `visible rows stay in place when rows are inserted above`() throws {
    let app = try harness()
    app.press(.pageDown, .pageDown)
    let screen = app.screen

    words.rows.elements.insert(contentsOf: ["new0", "new1", "new2"], at: 0)
    list.reloadData()
    app.application.turn()

    #expect(app.screen == screen)
  }

  // Rule 88
  @Test func `a reload without a current row scrolls nothing, and makes the top row current`()
    throws
  {
    let app = try harness()
    app.press(.end)
    let lines = app.screen.split(separator: "\n").map { $0.dropFirst(2) }

    list.makeCurrent(nil)
    list.reloadData()
    app.application.turn()

    #expect(app.screen.split(separator: "\n").map { $0.dropFirst(2) } == lines)
    #expect(list.currentID == "w24" && app.screen.hasPrefix("▌ w24\n"))
  }

  // Rule 89
  @Test func `a row that stays keeps its panel, and shows its new content`() throws {
    let app = try harness()
    let panel = list.currentRowPanel

    words.rows.elements[0] = "w0 again"
    list.reloadRow("w0")
    app.application.turn()

    #expect(list.currentRowPanel === panel && app.screen.hasPrefix("▌ w0 again\n"))
  }

  // Rules 87, 90
  @Test func `a second reload during an animation ends with the latest data`() throws {
    let app = try harness(motion: .full)
    words.rows.elements.reverse()
    list.reloadData()
    app.run(for: 0.07)

    words.rows.elements.removeAll { $0.hasSuffix("1") }
    list.reloadData()
    app.run(for: 1)

    list.makeCurrent(index: 0)
    app.run(for: 1)
    let expected = words.rows.elements.prefix(6).enumerated().map { ($0 == 0 ? "▌ " : "  ") + $1 }
    #expect(app.screen == expected.joined(separator: "\n"))
    #expect(app.application.animator.isIdle && list.currentID == "w29")
  }

  // Rule 86
  @Test func `two rows of one identity are both shown, and the first is found`() throws {
    let app = try harness()
    words.rows.elements = ["one", "two", "one", "one", "three"]
    list.reloadData()
    app.run(for: 1)
    let count = { (word: String) in
      app.screen.split(separator: "\n").count { $0.hasSuffix(word) }
    }
    #expect(count("one") == 3 && count("two") == 1 && count("three") == 1)

    app.press(.home, .down, .down)
    words.rows.elements = ["new", "one", "two", "one", "three"]
    list.reloadData()
    app.run(for: 1)
    #expect(count("one") == 2 && list.currentIndex == 1)
    words.rows.elements.removeAll { $0 == "one" }
    list.reloadData()
    app.run(for: 1)
    #expect(count("one") == 0 && count("new") == 1 && list.liveRowCount == 3)
  }

  // Rule 91
  @Test func `the response to a selection is carried out`() throws {
    let app = try harness()
    app.press(.enter)
    #expect(delegate.selected == ["w0"] && list.currentID == "w0")

    delegate.response = [.reload]
    words.forgetRequests()
    app.press(.enter)
    #expect(words.requests.map(\.word) == ["w0"] && words.requests.allSatisfy(\.isReused))

    delegate.response = [.deselect]
    app.press(.enter)
    #expect(list.currentID == nil)
    #expect(!app.screen.contains("▌"))
  }

  // Rule 92
  @Test func `a row's actions are commands while it is current`() throws {
    let app = try harness()

    app.press(.down, .character("d"))

    #expect(delegate.done == ["w1"])
    #expect(app.application.activeCommands.contains { $0.command.title == "Delete" })
    list.makeCurrent(nil)
    #expect(!app.application.activeCommands.contains { $0.command.title == "Delete" })
  }
}
