import TermPanelsTesting
import Testing

@testable import TermPanels

/// A list of thirty rows, one of whose commands is on the digit 3.
@MainActor @Suite("A count before a movement") struct KeyCountTests {
  private let app: Harness
  private let list: ListPanel<Int>

  init() throws {
    let rows = ArrayListDataSource<Int, Int>(id: \.self) { number, panel in
      let row = panel as? RowPanel ?? RowPanel(.plain)
      row.text = "Row \(number)"
      return row
    }
    rows.elements = Array(0..<30)
    let list = ListPanel<Int>(dataSource: rows)
    app = try Harness(columns: 40, rows: 12) { _ in NavigationPanel(root: list) }
    self.list = list
  }

  @Test func `moves so many rows, in one digit or several`() {
    app.type("5j")
    #expect(list.currentID == 5)
    app.type("12j")
    #expect(list.currentID == 17)
    app.type("10k")
    #expect(list.currentID == 7)
  }

  @Test func `is shown with the keys that take it, and Esc forgets it`() {
    app.type("12")
    #expect(app.screen.contains("12 times"))
    #expect(app.screen.contains("↓ next row"))

    app.press(.escape)
    #expect(!app.screen.contains("12 times"))
    app.type("j")
    #expect(list.currentID == 1)
  }

  @Test func `does not change a command that takes no count`() {
    app.type("4G")
    #expect(list.currentID == 29)
    app.type("k")
    #expect(list.currentID == 28)
  }

  @Test func `begins only with a digit that is no command`() {
    var count = 0
    list.commands = { [KeyCommand(.character("3"), title: "Three") { count += 1 }] }

    app.type("3j")
    #expect(count == 1 && list.currentID == 1)
    app.type("13j")
    #expect(count == 1 && list.currentID == 14)
  }

  @Test func `moves by half pages too`() {
    app.press(.control("d"))
    let half = list.currentIndex ?? 0
    #expect((3...6).contains(half))
    app.type("2")
    app.press(.control("d"))
    #expect(list.currentIndex == 3 * half)
    app.press(.control("u"))
    #expect(list.currentIndex == 2 * half)
  }
}
