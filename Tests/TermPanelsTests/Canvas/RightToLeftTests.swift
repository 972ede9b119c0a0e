import Glibc
import TermPanelsTesting
import TestSupport
import Testing

@testable import TermPanels

/// A word, and the same word as its letters stand on the screen.
private let word = "שלום"
private let shown = String(word.reversed())

@MainActor @Suite("Text from right to left") struct RightToLeftTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func written(_ text: String) -> String {
    let surface = Surface(grid: CellGrid(size: Size(width: text.columns, height: 1)))
    let end = Canvas(surface: surface).write(text, at: .zero)
    #expect(end == text.columns)
    return surface.grid.text(row: 0)
  }

  /// The rows of a screen with some views below each other.
  private func rows(_ views: [View]) throws -> [String] {
    let app = try Harness(columns: 20, rows: 5) { _ in ViewsPanel(views) }
    return app.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - A line

  @Test func `is written in the order of the screen`() {
    let arabic = "مرحبا"
    #expect(written(word) == shown)
    #expect(written("\(word) abc") == "abc \(shown)")
    #expect(written("abc \(word) 12") == "abc 12 \(shown)")
    #expect(written("12 \(word)") == "\(shown) 12")
    #expect(written("\(arabic) 123") == "123 " + String(arabic.reversed()))
    #expect(written("→ \(word)") == "\(shown) →")
  }

  @Test func `has its brackets the other way round`() {
    #expect(written("\(word) (abc)") == "(abc) \(shown)")
    #expect(written("(\(word)) abc") == "abc (\(shown))")
    #expect(written("a (\(word)) b") == "a (\(shown)) b")
    #expect(written("‹ \(word) ›") == "‹ \(shown) ›")
  }

  @Test func `keeps its marks on their letters`() {
    let pointed = "שָׁלוֹם"

    #expect(written(pointed) == String(pointed.reversed()))
  }

  @Test func `leaves the blanks around it where they are`() {
    #expect(written("  \(word) ") == "  \(shown) ")
  }

  @Test func `is turned by its letters alone, and by no invisible character`() {
    #expect(written("\u{202E}abc") == "�abc")
    #expect(written("\u{202D}\(word)") == "\(shown)�")
  }

  @Test func `is recognised by its first letter`() {
    #expect(word.runsRightToLeft && "12 \(word) abc".runsRightToLeft)
    for text in ["", "abc \(word)", "12", "日本", "é"] { #expect(!text.runsRightToLeft) }
  }

  @Test func `costs other text nothing`() {
    for text in ["", "abc", "日本 é", "👩‍👩‍👧 (a)"] { #expect(VisualLine(text) == nil) }
  }

  @Test func `loses no character and no column, whatever it holds`() {
    var count = 0
    for payload in Payload.corpus {
      guard let line = VisualLine(payload.text) else { continue }
      count += 1
      #expect(line.places.map(\.index).sorted() == Array(0..<payload.text.count), "\(payload)")
      #expect(line.columns == payload.text.columns, "\(payload)")
    }
    #expect(count > 1)
  }

  // MARK: - Views

  @Test func `begins at the right edge of a label`() throws {
    let rows = try rows([Label(word), Label("Milk"), Label(word, alignment: .center)])

    #expect(rows[0] == blanks(16) + shown)
    #expect(rows[1] == "Milk")
    #expect(rows[2] == blanks(8) + shown)
  }

  @Test func `is cut at its end, which is the left one`() throws {
    let letters = "אבגדהוזחטיכלמנסעפצקרשת"

    let rows = try rows([Label(letters)])

    #expect(rows[0] == "…" + String(letters.prefix(19).reversed()))
  }

  @Test func `has the same direction in all lines of a label`() throws {
    let line = "שלום עולם שלום עולם"

    let rows = try rows([Label("\(line) abc", isMultiline: true)])

    #expect(rows[0] == " " + String(line.reversed()))
    #expect(rows[1] == blanks(17) + "abc")
  }

  @Test func `is highlighted by its characters as they are stored`() throws {
    let label = Label("\(word) abc")
    label.highlights = [TextHighlight(0..<4, role: .accent)]
    let app = try Harness(columns: 20, rows: 5) { _ in ViewsPanel([label]) }

    let roles = (12..<20).map { app.terminal.screen[$0, 0].style.foreground }

    #expect(app.screen.hasPrefix(blanks(12) + "abc \(shown)"))
    #expect(roles[..<3].allSatisfy { $0 == Ink(.text) })
    #expect(roles[4...].allSatisfy { $0 == Ink(.accent) })
  }

  @Test func `stands at the right of its column in a row`() throws {
    let row = RowPanel(.value1)
    (row.text, row.detail) = (word, "3")
    let app = try Harness(columns: 20, rows: 5) { _ in ListPanel(content: [row]) }

    #expect(app.screen.hasPrefix("▌ " + blanks(10) + shown + "  3"))
  }

  @Test func `stands at the right of its column in a table`() throws {
    let table = TablePanel(
      [
        TableColumn("Name", width: .fixed(8)) { $0 },
        TableColumn("Sign", width: .fixed(5)) { _ in "x" },
      ],
      [word, "Milk"], id: \.self)
    let app = try Harness(columns: 24, rows: 5) { _ in table }
    let rows = app.screen.split(separator: "\n").map(String.init)

    #expect(rows[1] == "▌     " + shown + "  x")
    #expect(rows[2] == "  Milk      x")
  }

  @Test func `stands in titles in its own order, beside other words`() throws {
    let panel = MessagePanel("Milk")
    panel.title = "\(word)!"
    panel.navigationItem.detail = "2 open"
    let app = try Harness(columns: 20, rows: 5) { _ in NavigationPanel(root: panel) }

    #expect(app.screen.hasPrefix("  !\(shown)" + blanks(5) + "2 open"))
  }
}

/// Views below each other.
private final class ViewsPanel: Panel {
  private let views: [View]
  init(_ views: [View]) { self.views = views }

  override func loadView() { view = StackView(.vertical, views) }
}
