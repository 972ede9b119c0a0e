import Glibc
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// Rows as in a list: a name that takes the available room, and something to its right.
@MainActor private final class HostileRows: Panel {
  private let texts: [String]
  init(_ texts: [String]) { self.texts = texts }

  override func loadView() {
    let stack = StackView(.vertical)
    for text in texts {
      stack.addSubview(
        ColumnsView(
          [Column(.flexible(minimum: 1)), Column(.fixed(3))], [Label(text), Label("END")]))
    }
    view = stack
  }
}

/// A field that has the keys.
@MainActor private final class HostileField: Panel {
  private let field: TextField
  init(_ field: TextField) { self.field = field }

  override func viewDidLoad() { view.embedSubview(field, insets: Insets(bottom: 4)) }
  override var preferredFirstResponder: Responder? { field }
}

@MainActor @Suite("Hostile text on a screen") struct HostileTextTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private func expectGood(_ grid: CellGrid, _ what: String) {
    for y in 0..<grid.size.height {
      var columns = 0
      for x in 0..<grid.size.width {
        let glyph = grid[x, y].glyph
        columns += Int(glyph.width)
        let scalars = Array(glyph.text.unicodeScalars)
        if scalars.count > 8 || !scalars.allSatisfy(ForeignOutput.mayBeShown) {
          Issue.record("\(what): cell \(x) of row \(y) holds \(glyph.text.debugDescription)")
        }
        let isRight =
          glyph.width != 2 || x + 1 < grid.size.width && grid[x + 1, y].glyph.isContinuation
        if !isRight { Issue.record("\(what): half a character at \(x) of row \(y)") }
      }
      if columns != grid.size.width { Issue.record("\(what): row \(y) has \(columns) columns") }
    }
  }

  @Test func `leaves the cells to its right in place, and rows as wide as the screen`() throws {
    let corpus = Payload.corpus
    let widths = Thorough.isOn ? [20, 21, 39, 80] : [21]
    var unmoved = 0
    for start in stride(from: 0, to: corpus.count, by: 20) {
      let payloads = Array(corpus[start..<min(corpus.count, start + 20)])
      for columns in widths {
        let app = try Harness(columns: columns, rows: payloads.count) { _ in
          HostileRows(payloads.map(\.text))
        }
        let grid = app.terminal.screen
        expectGood(grid, "\(payloads.first?.name ?? "") and following, \(columns) columns")
        for (row, payload) in payloads.enumerated() {
          let end = (0..<3).map { grid[columns - 3 + $0, row].glyph.text }.joined()
          if end == "END" { unmoved += 1 } else { Issue.record("\(payload) moved END: \(end)") }
        }
      }
    }
    #expect(unmoved == widths.count * corpus.count)
    Thorough.report(
      "B3",
      "\(unmoved) of \(widths.count * corpus.count) texts right of a payload unmoved (\(corpus.count) payloads, \(widths.count) widths)"
    )
  }

  @Test func `has its columns, with any text after it`() {
    for payload in Payload.corpus {
      let columns = payload.text.columns
      let cut = payload.text.truncated(toColumns: 9)
      #expect(cut.columns <= 9, "\(payload)")
      #expect(columns >= 0 && (payload.text + "|").columns >= columns, "\(payload)")
    }
  }

  @Test func `is broken into lines at every width, down to one column`() {
    var count = 0
    for payload in Payload.corpus {
      for width in [1, 2, 3, 7] {
        let lines = payload.text.wrapped(toColumns: width)
        // A wide character does not fit into one column, so it is alone on its line.
        #expect(lines.allSatisfy { $0.columns <= max(width, 8) || $0.count == 1 }, "\(payload)")
        count += 1
      }
    }
    Thorough.report(
      "B4", "\(count) texts wrapped at 1, 2, 3 and 7 columns; no cell above 4 scalars")
  }

  @Test func `is pasted into fields and edited there`() throws {
    for payload in Payload.sample(Thorough.count(34, thorough: .max)) {
      let field = TextField()
      let app = try Harness(columns: 20, rows: 5) { _ in HostileField(field) }
      app.paste(payload.text)
      app.press(.home)
      for _ in 0..<3 { app.press(.right) }
      app.press(.end, .backspace, .left, .backspace)
      app.type("x")
      expectGood(app.terminal.screen, payload.name)
      for columns in [1, 2, 20, 33] {
        app.resize(columns: columns, rows: 5)
        expectGood(app.terminal.screen, "\(payload), \(columns) columns")
      }
    }
  }
}
