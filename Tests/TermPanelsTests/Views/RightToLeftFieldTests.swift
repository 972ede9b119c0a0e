import TermPanels
import TermPanelsTesting
import Testing

/// A word, and the same word as its letters stand on the screen.
private let word = "שלום"
private let shown = String(word.reversed())

@MainActor @Suite("Typing from right to left") struct RightToLeftFieldTests {
  private let field = TextField()

  private func start(_ view: View) throws -> Harness {
    try Harness(columns: 20, rows: 5) { _ in FieldPanel(view) }
  }

  private func row(_ app: Harness, _ y: Int = 0) -> String { app.terminal.screen.text(row: y) }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  @Test func `begins at the right edge, with the cursor to the left of the text`() throws {
    let app = try start(field)

    app.type(word)

    #expect(row(app) == blanks(16) + shown && field.text == word)
    #expect(app.terminal.cursor == Point(x: 15, y: 0))
  }

  @Test func `goes with the arrows to the left and right as they are seen`() throws {
    let app = try start(field)
    app.type(word)

    app.press(.right)
    #expect(app.terminal.cursor == Point(x: 16, y: 0) && field.cursorPosition == 3)
    app.press(.right, .left)
    #expect(field.cursorPosition == 3)
    app.press(.home)
    #expect(app.terminal.cursor == Point(x: 19, y: 0) && field.cursorPosition == 0)
    app.press(.end)
    #expect(app.terminal.cursor == Point(x: 15, y: 0))
  }

  @Test func `deletes the character before the cursor as it is stored`() throws {
    let app = try start(field)
    app.type(word)

    app.press(.backspace)

    #expect(field.text == String(word.prefix(3)))
    #expect(row(app) == blanks(17) + String(word.prefix(3).reversed()))
  }

  @Test func `within other text keeps that at the left edge`() throws {
    let app = try start(field)

    app.type("abc \(word)")
    #expect(row(app) == "abc \(shown)" + blanks(12))
    #expect(app.terminal.cursor == Point(x: 8, y: 0))

    // The cursor is on a letter of the word: its first one is the rightmost.
    for _ in 0..<4 { app.press(.left) }
    #expect(field.cursorPosition == 4 && app.terminal.cursor == Point(x: 7, y: 0))
  }

  @Test func `scrolls with the cursor at the left end`() throws {
    let letters = "אבגדהוזחטיכלמנסעפצקרשתאבגדהוזח"
    let app = try start(field)

    app.type(letters)

    #expect(row(app) == " " + String(letters.suffix(19).reversed()))
    #expect(app.terminal.cursor == Point(x: 0, y: 0))
  }

  @Test func `puts the cursor on the letter at a column`() throws {
    let app = try start(field)
    app.type(word)

    field.placeCursor(atColumn: 19)
    #expect(field.cursorPosition == 0)
    field.placeCursor(atColumn: 17)
    #expect(field.cursorPosition == 2)
    field.placeCursor(atColumn: 3)
    #expect(field.cursorPosition == 4)
  }

  @Test func `in several lines gives each paragraph its direction`() throws {
    let text = TextView("\(word)\nabc")
    let app = try start(text)

    #expect(row(app) == blanks(16) + shown)
    #expect(row(app, 1) == "abc" + blanks(17))
    #expect(app.terminal.cursor == Point(x: 3, y: 1))
    app.press(.up)
    #expect(app.terminal.cursor == Point(x: 15, y: 0))
    #expect(text.cursorPosition == TextPosition(line: 0, offset: 4))
    app.press(.right)
    #expect(app.terminal.cursor == Point(x: 16, y: 0))
  }

  @Test func `in a long paragraph fills rows from the right`() throws {
    let text = TextView("שלום עולם שלום עולם abc")
    let app = try start(text)

    #expect(row(app) == " " + String("שלום עולם שלום עולם".reversed()))
    #expect(row(app, 1) == blanks(17) + "abc")
    #expect(app.terminal.cursor == Point(x: 16, y: 1))
  }
}

/// A field that fills the screen.
private final class FieldPanel: Panel {
  private let field: View
  init(_ field: View) { self.field = field }

  override func viewDidLoad() { view.embedSubview(field) }
  override var preferredFirstResponder: Responder? { field }
}
