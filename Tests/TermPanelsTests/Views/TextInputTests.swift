import CivilCalendar
import TermPanelsTesting
import Testing

@testable import TermPanels

/// A text control that fills the window, and the keys that it did not handle.
@MainActor private final class ControlPanel: Panel {
  let control: any TextControl
  var unhandled: [Key] = []

  init(_ control: any TextControl) { self.control = control }

  override func viewDidLoad() { view.embedSubview(control) }
  override var preferredFirstResponder: Responder? { control }
  override func keyDown(_ key: Key) -> Bool {
    unhandled.append(key)
    return true
  }
}

/// The behaviour that both text controls share.
@MainActor @Suite struct TextInputTests {
  nonisolated private static let kinds = ["TextField", "TextView"]

  @MainActor private struct Fixture {
    let app: Harness
    let panel: ControlPanel
    let input: TextInput

    init(_ kind: String, _ text: String = "one two three") throws {
      let (field, view) = (TextField(text), TextView(text))
      let panel = ControlPanel(kind == "TextField" ? field : view)
      (self.panel, input) = (panel, kind == "TextField" ? field.input : view.input)
      app = try Harness(columns: 40, rows: 5, mouse: .full) { _ in panel }
    }

    var selected: String {
      input.buffer.selection.map { input.buffer.text(in: $0) } ?? ""
    }

    /// The text, with `‸` at the cursor, and the selection in brackets.
    var shown: String {
      let (buffer, cursor) = (input.buffer, input.buffer.cursor)
      let range = buffer.selection ?? cursor..<cursor
      let inside = buffer.text(in: range)
      let marked =
        inside.isEmpty ? "‸" : cursor == range.lowerBound ? "[‸\(inside)]" : "[\(inside)‸]"
      return buffer.text(in: TextPosition()..<range.lowerBound) + marked
        + buffer.text(in: range.upperBound..<buffer.end)
    }
  }

  @Test(
    arguments: kinds,
    [
      ([Key(.left, .shift), Key(.left, .shift)], "one two thr[‸ee]"),
      ([.home, Key(.right, .shift)], "[o‸]ne two three"),
      ([Key(.left, [.control, .shift])], "one two [‸three]"),
      ([Key(.left, [.alt, .shift]), Key(.left, [.alt, .shift])], "one [‸two three]"),
      ([.home, Key(.right, [.control, .shift])], "[one‸] two three"),
      ([.alt("b"), Key(.home, .shift)], "[‸one two ]three"),
      ([.alt("b"), Key(.end, .shift)], "one two [three‸]"),
      ([Key(.home, [.control, .shift])], "[‸one two three]"),
      ([Key(.left, .shift), .left], "one two thr‸ee"),
      ([.alt("a")], "[one two three‸]"), ([.alt("a"), .character("x")], "x‸"),
      ([.alt("a"), .backspace], "‸"), ([.alt("a"), .delete], "‸"),
      ([.alt("b"), .control(" "), .alt("b")], "one [‸two ]three"),
      ([.alt("b"), .control(" "), .alt("b"), .control(" ")], "one ‸two three"),
      ([Key(.left, [.control, .shift]), .control("w")], "one two ‸"),
      (
        [Key(.left, [.control, .shift]), .control("w"), .home, .control("y")],
        "three‸one two "
      ),
      ([Key(.left, [.control, .shift]), .alt("w"), .control("y")], "one two three‸three"),
      ([Key(.left, [.control, .shift]), .alt("w"), .end, .control("y")], "one two threethree‸"),
      ([Key(.home, .control)], "‸one two three"),
      ([Key(.home, .control), Key(.end, .control)], "one two three‸"),
      ([Key(.left, [.control, .shift]), .character("3"), .control("_")], "one two ‸three"),
    ] as [([Key], String)])
  func `selects, cuts, copies and replaces with the same keys`(
    kind: String, keys: ([Key], String)
  ) throws {
    let it = try Fixture(kind)

    for key in keys.0 { it.app.press(key) }

    #expect(it.shown == keys.1)
    #expect(it.panel.unhandled == [])
  }

  @Test func `has one table of keys: those of a line are those of a text, besides its lines`() {
    let line = TextField.commands.map(\.id)
    let text = TextView.commands.map(\.id)
    let ofLines = [Command.textNewLine.id] + TextMovement.byLines.flatMap(\.commands).map(\.id)

    #expect(text.filter { !ofLines.contains($0) } == line)
  }

  @Test(arguments: kinds)
  func `selects a word with a double click, a line with a triple click, and drags on by them`(
    kind: String
  ) throws {
    let it = try Fixture(kind, "see foo.bar  end")
    func press(_ x: Int, times: Int) {
      it.app.run(for: 1)
      for _ in 0..<times {
        it.app.mouse(.release(.left), at: Point(x: x, y: 0))
        it.app.mouse(.press(.left), at: Point(x: x, y: 0))
      }
    }
    press(5, times: 2)
    #expect(it.shown == "see [foo‸].bar  end")
    it.app.mouse(.drag(.left), at: Point(x: 14, y: 0))
    #expect(it.shown == "see [foo.bar  end‸]")
    it.app.mouse(.drag(.left), at: Point(x: 1, y: 0))
    #expect(it.shown == "[‸see foo].bar  end")
    press(7, times: 2)
    #expect(it.selected == ".")
    press(12, times: 2)
    #expect(it.selected == "  ")
    press(30, times: 2)
    #expect(it.selected == "end")
    press(5, times: 3)
    #expect(it.selected == "see foo.bar  end")
    press(5, times: 1)
    #expect(it.shown == "see f‸oo.bar  end")
    it.app.mouse(.drag(.left), at: Point(x: 8, y: 0))
    #expect(it.shown == "see f[oo.‸]bar  end")
    it.app.press(.escape)
    it.app.mouse(.drag(.left), at: Point(x: 12, y: 0))
    #expect(it.shown == "see f[oo.‸]bar  end")
    it.app.type("x")
    #expect(it.input.buffer.text == "see fxbar  end")
  }

  @Test(arguments: kinds)
  func `undoes typing in pieces: words, pauses, movements, pastes and deletions`(
    kind: String
  ) throws {
    let it = try Fixture(kind, "")
    func undone(_ times: Int) -> [String] {
      (0..<times).map { _ in
        it.app.press(.control("_"))
        return it.input.buffer.text
      }
    }
    it.app.type("alpha beta  gamma")
    #expect(undone(3) == ["alpha beta  ", "alpha ", ""])
    for _ in 0..<3 { it.app.press(.alt("_")) }
    #expect(it.input.buffer.text == "alpha beta  gamma")
    #expect(undone(3).last == "")

    it.app.type("slow")
    it.app.run(for: 1)
    it.app.type("er")
    it.app.run(for: 3)
    it.app.type("still")
    #expect(undone(2) == ["slower", ""])

    it.app.type("alpha")
    it.app.run(for: 3)
    it.app.type(" beta")
    #expect(undone(2) == ["alpha", ""])

    it.app.type("ab")
    it.app.press(.left)
    it.app.type("cd")
    it.app.paste("paste")
    it.app.type("ef")
    it.app.press(.backspace, .backspace)
    it.app.type("gh")
    #expect(
      undone(7) == ["acdpasteb", "acdpasteeb", "acdpasteefb", "acdpasteb", "acdb", "ab", ""])
  }

  @Test func `undoes text without blanks in pieces as well`() throws {
    let it = try Fixture("TextField", "")
    it.app.type(String(repeating: "語", count: 50))

    it.app.press(.control("_"))
    #expect(it.input.buffer.text.count == 40)
    it.app.press(.control("_"), .control("_"))
    #expect(it.input.buffer.text == "")
  }

  @Test func `passes the mouse on to the text inside a date field`() throws {
    let field = DateField(today: .init(daysSinceEpoch: 20_778), reader: .phrases)
    field.text = "next friday"
    let panel = Panel()
    panel.view.embedSubview(field)
    let app = try Harness(columns: 40, rows: 5, mouse: .full) { _ in panel }
    field.becomeFirstResponder()

    app.doubleClick(at: Point(x: 7, y: 0))
    app.type("monday")

    #expect(field.text == "next monday" && field.isFirstResponder)
  }

  @Test func `forgets the oldest changes before they fill the memory, and never the last one`() {
    var history = TextHistory()
    history.mostBytes = 1_000
    func add(_ number: Int, bytes: Int) {
      let text = String(repeating: "x", count: bytes)
      history.add(
        TextHistory.Step(
          first: number, count: 1, lines: [text], cursor: TextPosition(), version: number))
    }
    for number in 0..<50 {
      add(number, bytes: 100)

      #expect(history.undoable.count <= 10 && history.undoable.last?.first == number)
    }
    add(50, bytes: 5_000)
    #expect(history.undoable.map(\.first) == [50])
  }
}
