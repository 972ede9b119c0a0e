import TermPanels
import TermPanelsTesting
import Testing

/// A field with a given number of columns, in the top left corner.
@MainActor private final class FieldPanel: Panel {
  let field: TextField
  private let columns: Int
  var unhandled: [Key] = []

  init(_ text: String, columns: Int) {
    field = TextField(text)
    self.columns = columns
    super.init()
  }

  override func viewDidLoad() {
    view.embedSubview(field, insets: Insets(bottom: 4, right: 40 - columns))
  }

  override var preferredFirstResponder: Responder? { field }

  override func keyDown(_ key: Key) -> Bool {
    unhandled.append(key)
    return true
  }
}

@MainActor private struct Fixture {
  let app: Harness
  let panel: FieldPanel
  var field: TextField { panel.field }

  init(_ text: String = "", columns: Int = 40) throws {
    let panel = FieldPanel(text, columns: columns)
    self.panel = panel
    app = try Harness(columns: 40, rows: 5) { _ in panel }
  }

  /// The field's row, with `‸` at the cursor.
  var shown: String {
    let grid = app.terminal.screen
    var row = ""
    for x in 0..<field.frame.width {
      if app.terminal.cursor == Point(x: x, y: 0) { row += "‸" }
      row += grid[x, 0].glyph.text
    }
    while row.last == " " { row.removeLast() }
    return row
  }

  /// Presses keys and returns the whole text, with `‸` at the cursor, in a field wide enough.
  func after(_ keys: [Key]) -> String {
    for key in keys { app.press(key) }
    return shown
  }
}

@MainActor struct TextFieldTests {
  @Test func `typed characters appear in the field with the cursor behind them`() throws {
    let it = try Fixture()

    it.app.type("Milk, 2 l")

    #expect(it.field.text == "Milk, 2 l")
    #expect(it.shown == "Milk, 2 l‸")
  }

  @Test func `an empty field shows its placeholder faintly, with the cursor on it`() throws {
    let it = try Fixture()
    it.field.placeholder = "Name"
    it.app.application.update()

    #expect(it.shown == "‸Name")
    #expect(
      it.app.screenWithRoles.hasPrefix("Name" + String(repeating: " ", count: 36) + "|   ^fff"))
  }

  @Test func `the field lies on its own surface over its whole width`() throws {
    let it = try Fixture("ab", columns: 6)

    let surfaces = (0..<8).map { it.app.terminal.screen[$0, 0].style.background.role }

    #expect(surfaces == Array(repeating: .field, count: 6) + [.background, .background])
  }

  @Test(
    arguments: [
      ([.left], "one two thre‸e"),
      ([.left, .left, .right], "one two thre‸e"),
      ([.control("b")], "one two thre‸e"),
      ([.home, .control("f")], "o‸ne two three"),
      ([.home], "‸one two three"),
      ([.control("a")], "‸one two three"),
      ([.home, .end], "one two three‸"),
      ([.home, .control("e")], "one two three‸"),
      ([.alt("b")], "one two ‸three"),
      ([.alt("b"), .alt("b")], "one ‸two three"),
      ([.home, .alt("f")], "one‸ two three"),
      ([.home, .alt("f"), .alt("f")], "one two‸ three"),
      ([.backspace], "one two thre‸"),
      ([.control("h")], "one two thre‸"),
      ([.home, .delete], "‸ne two three"),
      ([.home, .control("d")], "‸ne two three"),
      ([.control("w")], "one two ‸"),
      ([Key(.backspace, .alt)], "one two ‸"),
      ([.home, .alt("d")], "‸ two three"),
      ([.alt("b"), .control("u")], "‸three"),
      ([.alt("b"), .control("k")], "one two ‸"),
      ([.control("u"), .control("y")], "one two three‸"),
      ([.control("w"), .control("w"), .control("y")], "one two three‸"),
      ([.left, .left, .control("t")], "one two ther‸e"),
      ([.control("w"), .control("t")], "one tw o‸"),
      ([.home, .right, .control("t")], "no‸e two three"),
      ([.home, .control("t")], "‸one two three"),
      ([.control("w"), .control("_")], "one two three‸"),
      ([.control("w"), .alt("/")], "one two three‸"),
    ] as [([Key], String)])
  func `every editing key works as in a shell`(keys: [Key], expected: String) throws {
    let it = try Fixture("one two three")

    #expect(it.after(keys) == expected)
  }

  @Test func `a word is letters and digits for Alt, anything but blanks for Control-W`() throws {
    #expect(try Fixture("see a/b-c").after([Key(.backspace, .alt)]) == "see a/b-‸")
    #expect(try Fixture("see a/b-c").after([.control("w")]) == "see ‸")
  }

  @Test func `keys at either end of the text do nothing and are handled`() throws {
    let it = try Fixture("x")

    it.app.press(.right, .delete, .control("k"), .alt("f"), .alt("d"))
    it.app.press(.home, .left, .backspace, .control("u"), .control("w"), .alt("b"))

    #expect(it.shown == "‸x")
    #expect(it.panel.unhandled == [])
  }

  @Test func `keys without a meaning in a line travel up the chain`() throws {
    let it = try Fixture("x")

    it.app.press(.tab, .backTab, .enter, .escape, .up, .down, .pageDown, .control("r"))

    #expect(
      it.panel.unhandled == [
        .tab, .backTab, .enter, .escape, .up, .down, .pageDown, .control("r"),
      ])
  }

  @Test func `a combining mark joins the letter before the cursor`() throws {
    let it = try Fixture("ex")

    it.app.press(.left, .character("\u{301}"))

    #expect(it.field.text == "e\u{301}x")
    #expect(it.shown == "e\u{301}‸x")
    #expect(it.after([.backspace]) == "‸x")
  }

  @Test func `undo reverts a run of typing as one step`() throws {
    let it = try Fixture()
    it.app.type("one")
    it.app.press(.left)
    it.app.type("two")

    #expect(it.after([.control("_")]) == "on‸e")
    #expect(it.after([.control("_")]) == "‸")
    #expect(it.after([.control("_")]) == "‸")
  }

  @Test func `a paste goes in as one line without control characters`() throws {
    let it = try Fixture("<>")
    it.app.press(.left)

    it.app.paste("a\tb\r\nc\u{1B}[31md\u{7}\u{9B}\n")

    #expect(it.field.text == "<a b c[31md>")
    #expect(it.after([.control("_")]) == "<‸>")
  }

  @Test func `a text set in code goes in as one line`() throws {
    #expect(try Fixture("a\nb\u{0}").field.text == "a b")
  }

  @Test func `a field takes whole characters up to its length in bytes`() throws {
    let it = try Fixture()
    it.field.maximumLength = 7

    it.app.type("日本")
    it.app.type("語")
    it.app.paste("xy")

    #expect(it.field.text == "日本x")
  }

  @Test func `a paste that is too long is cut and reported`() throws {
    let it = try Fixture()

    it.app.paste(String(repeating: "日", count: 350_000))

    #expect(it.field.text == String(repeating: "日", count: 4096 / 3))
    #expect(it.app.screen.contains("Too long: pasted only in part"))
  }

  @Test func `changes are reported with the text, moves are not`() throws {
    let it = try Fixture("a")
    var told: [String] = []
    it.field.onChange = { told.append($0) }

    it.app.type("b")
    it.app.press(.left, .home, .delete, .backspace, .control("_"))

    #expect(told == ["ab", "b", "ab"])
  }

  @Test func `help lists the editing keys, hints do not`() throws {
    let it = try Fixture()

    let commands = it.app.application.activeCommands.filter { $0.title == "Typing" }

    #expect(commands.contains { $0.keys == ["alt-f", "ctrl-right", "alt-right"] })
    #expect(commands.allSatisfy { $0.command.hint == nil })
  }
}

@MainActor struct TextFieldScrollingTests {
  @Test func `in a narrow field every character is intact and under the cursor`() throws {
    let it = try Fixture("a日本語b🎉c", columns: 5)
    var shown = [it.shown]
    for _ in 0..<7 { shown.append(it.after([.left])) }
    for _ in 0..<7 { shown.append(it.after([.right])) }

    #expect(
      shown == [
        "b🎉c‸", "b🎉‸c", "b‸🎉c", "‸b🎉c", "‸語b🎉", "‸本語b", "‸日本", "‸a日本",
        "a‸日本", "a日‸本", "本‸語b", "本語‸b", "語b‸🎉", "b🎉‸c", "b🎉c‸",
      ])
  }

  @Test(arguments: 2...12)
  func `at every width and position the cursor's character is visible and intact`(
    columns: Int
  ) throws {
    let text = "日本a語🎉e\u{301}日"
    let it = try Fixture(text, columns: columns)

    for position in stride(from: text.count, through: 0, by: -1) {
      let rest = text.dropFirst(position)
      let cursor = try #require(it.app.terminal.cursor)
      let cell = it.app.terminal.screen[cursor.x, 0].glyph
      #expect(cell.text == rest.first.map(String.init) ?? " ")
      #expect(cursor.x + Int(cell.width) <= columns)
      it.app.press(.left)
    }
  }

  @Test func `deleting scrolls hidden text back in`() throws {
    let it = try Fixture("0123456789", columns: 5)
    #expect(it.shown == "6789‸")

    #expect(it.after([.backspace, .backspace]) == "4567‸")
    #expect(it.after([.control("u")]) == "‸")
  }

  @Test(arguments: [(ColorDepth.monochrome, "(sample)"), (.basic8, "sample")])
  func `a sample is in parentheses where no colour sets it off from typed text`(
    depth: ColorDepth, shown: String
  ) throws {
    let panel = FieldPanel("", columns: 20)
    panel.field.placeholder = "sample"
    let app = try Harness(columns: 40, rows: 5, colorDepth: depth) { _ in panel }

    #expect(app.screen.hasPrefix(shown))
    app.type("text")
    #expect(app.screen.hasPrefix("text\n"))
  }
}
