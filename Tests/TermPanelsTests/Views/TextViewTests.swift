import TermPanelsTesting
import Testing

@testable import TermPanels

/// A text view of a given size, and the keys that it did not handle.
@MainActor private final class TextPanel: Panel {
  let text: TextView
  private let size: Size
  var unhandled: [Key] = []

  init(_ text: String, _ size: Size) {
    self.text = TextView(text)
    self.size = size
  }

  override func viewDidLoad() {
    view.embedSubview(text, insets: Insets(bottom: 8 - size.height, right: 40 - size.width))
  }

  override var preferredFirstResponder: Responder? { text }

  override func keyDown(_ key: Key) -> Bool {
    unhandled.append(key)
    return true
  }
}

@MainActor private struct Fixture {
  let app: Harness
  let panel: TextPanel
  var text: TextView { panel.text }

  init(_ text: String = "", columns: Int = 11, rows: Int = 4) throws {
    let panel = TextPanel(text, Size(width: columns, height: rows))
    self.panel = panel
    app = try Harness(columns: 40, rows: 8) { _ in panel }
  }

  /// The visible rows, with `‸` at the cursor.
  var shown: [String] {
    (0..<text.frame.height).map { y in
      var row = ""
      for x in 0..<text.frame.width {
        if app.terminal.cursor == Point(x: x, y: y) { row += "‸" }
        row += app.terminal.screen[x, y].glyph.text
      }
      while row.last == " " { row.removeLast() }
      return row
    }
  }

  /// Presses keys and returns the whole text, with `‸` at the cursor.
  func after(_ keys: Key...) -> String {
    for key in keys { app.press(key) }
    let buffer = text.buffer
    return buffer.text(in: TextPosition()..<buffer.cursor) + "‸"
      + buffer.text(in: buffer.cursor..<buffer.end)
  }
}

@MainActor struct TextViewTests {
  @Test func `typed text is wrapped at blanks, and Enter begins a line`() throws {
    let it = try Fixture()

    it.app.type("Milk and two eggs")
    it.app.press(.enter)
    it.app.type("x")

    #expect(it.text.text == "Milk and two eggs\nx")
    #expect(it.shown == ["Milk and", "two eggs", "x‸", ""])
  }

  @Test func `up and down move by visible lines and keep their column`() throws {
    let it = try Fixture("abcdef\nxy\nuvwxyz")

    #expect(it.after(.left, .up) == "abcdef\nxy‸\nuvwxyz")
    #expect(it.after(.up) == "abcde‸f\nxy\nuvwxyz")
    #expect(it.after(.down, .down) == "abcdef\nxy\nuvwxy‸z")
    #expect(it.after(.up, .left, .up) == "a‸bcdef\nxy\nuvwxyz")
  }

  @Test func `the column is counted in cells, and no wide character is halved`() throws {
    let it = try Fixture("日本語\nabcdef")

    #expect(it.after(.left, .left, .left, .up) == "日‸本語\nabcdef")
    #expect(it.shown[0] == "日‸本語")
  }

  @Test func `in the first and last line up and down travel up the chain`() throws {
    let it = try Fixture("a\nb")

    it.app.press(.down, .up, .up, .tab, .escape)

    #expect(it.panel.unhandled == [.down, .up, .tab, .escape])
  }

  @Test func `Home and End use visible lines, ^A and ^E logical lines`() throws {
    let it = try Fixture("Milk and two eggs")

    #expect(it.after(.home) == "Milk and ‸two eggs")
    #expect(it.after(.end) == "Milk and two eggs‸")
    #expect(it.after(.control("a")) == "‸Milk and two eggs")
    #expect(it.after(.end) == "Milk and‸ two eggs")
    #expect(it.after(.control("e")) == "Milk and two eggs‸")
  }

  @Test func `the view scrolls with the cursor, by pages too`() throws {
    let it = try Fixture("1\n2\n3\n4\n5\n6\n7\n8", rows: 3)
    #expect(it.shown == ["6", "7", "8‸"])

    it.app.press(.pageUp)
    #expect(it.shown == ["6‸", "7", "8"])
    it.app.press(.pageUp)
    #expect(it.shown == ["4‸", "5", "6"])
    it.app.press(.pageDown, .down)
    #expect(it.shown == ["5", "6", "7‸"])
    it.app.press(.alt("<"))
    #expect(it.shown == ["‸1", "2", "3"])
  }

  @Test func `^K cuts to the line's end, then its break, and ^Y restores all`() throws {
    let it = try Fixture("one\ntwo\nthree")

    #expect(it.after(.alt("<"), .control("k")) == "‸\ntwo\nthree")
    #expect(it.after(.control("k"), .control("k")) == "‸\nthree")
    #expect(it.after(.alt(">"), .control("y")) == "\nthreeone\ntwo‸")
    #expect(it.after(.control("u")) == "\nthreeone\n‸")
  }

  @Test func `an undone change can be redone until the next change`() throws {
    let it = try Fixture()
    it.app.type("one")
    it.app.press(.enter)
    it.app.type("two")

    #expect(it.after(.control("_")) == "one\n‸")
    #expect(it.after(.control("_"), .control("_")) == "‸")
    #expect(it.after(.alt("_"), .alt("_")) == "one\n‸")
    #expect(it.after(.alt("_"), .alt("_")) == "one\ntwo‸")
    #expect(it.after(.control("_"), .character("x"), .alt("_")) == "one\nx‸")
  }

  @Test func `a paste keeps its line breaks and loses control characters`() throws {
    let it = try Fixture()

    it.app.paste("a\tb\r\nc\u{1B}[31m\n")

    #expect(it.text.text == "a    b\nc[31m\n")
    #expect(it.after(.control("_")) == "‸")
  }

  @Test func `a text takes whole characters up to its length in bytes`() throws {
    let it = try Fixture()
    it.text.maximumLength = 8

    it.app.paste("日本語x")
    #expect(it.text.text == "日本")
    it.app.press(Key(.left, .shift))
    it.app.paste("abcdef")
    #expect(it.text.text == "日abcde")
  }

  @Test func `a paste that is too long is cut and reported`() throws {
    let it = try Fixture()

    it.app.paste(String(repeating: "line of it\n", count: 100_000))

    #expect(it.text.text.utf8.count == 65_536)
    #expect(it.app.screen.contains("Too long: pasted only in part"))
    it.app.type("x")
    #expect(it.text.text.utf8.count == 65_536)
  }

  @Test func `changes are reported with the text, movements are not`() throws {
    let it = try Fixture("a")
    var told: [String] = []
    it.text.onChange = { told.append($0) }

    it.app.press(.enter, .up, .home, .delete)

    #expect(told == ["a\n", "\n"])
  }
}

@MainActor struct TextViewSelectionTests {
  @Test func `Shift selects, and typing replaces the selection`() throws {
    let it = try Fixture("one two")

    it.app.press(Key(.left, [.shift, .control]))
    #expect(it.text.selectedText == "two")
    #expect(it.after(.character("2")) == "one 2‸")
    #expect(it.after(.control("_")) == "one ‸two")
  }

  @Test func `a movement without Shift ends the selection`() throws {
    let it = try Fixture("one")

    it.app.press(Key(.left, .shift), Key(.left, .shift), .left)

    #expect(it.text.selectedText == "")
  }

  @Test func `after ^Space every movement selects, until ^Space or a change`() throws {
    let it = try Fixture("one\ntwo")

    it.app.press(.home, .control(" "), .up)
    #expect(it.text.selectedText == "one\n")
    it.app.press(.alt("w"), .down)
    #expect(it.text.selectedText == "")
    #expect(it.after(.control("y")) == "one\none\n‸two")

    it.app.press(.control(" "), .end, .control(" "))
    #expect(it.text.selectedText == "")
  }

  @Test func `cutting and deleting take the selection`() throws {
    let it = try Fixture("one two three")

    it.app.press(.alt("b"), Key(.left, [.alt, .shift]))
    #expect(it.text.selectedText == "two ")
    #expect(it.after(.control("w")) == "one ‸three")
    #expect(it.after(.control("y"), .alt("a"), .backspace) == "‸")
    #expect(it.after(.control("_")) == "one two three‸")
  }

  @Test func `the selection lies on its own surface, a line break as a blank`() throws {
    let it = try Fixture("ab\ncd")

    it.app.press(Key(.up, .shift), Key(.left, .shift))

    let surfaces = (0..<2).map { y in
      (0..<4).map { it.app.terminal.screen[$0, y].style.background.role == .selection }
    }
    #expect(surfaces == [[false, true, true, false], [true, true, false, false]])
  }
}
