import TermPanelsTesting
import Testing

@testable import TermPanels

/// An editor in a navigation of 40 columns and 10 rows; six rows are the text's.
@MainActor private struct Fixture {
  let app: Harness
  let editor: EditorPanel

  init(_ text: String = "") throws {
    let editor = EditorPanel(text)
    editor.title = "Notes"
    self.editor = editor
    app = try Harness(columns: 40, rows: 10, mouse: .full) { _ in NavigationPanel(root: editor) }
  }

  /// The rows between the title and the keys.
  var rows: [String] {
    app.screen.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).prefix(6)
      .map { String($0.drop { $0 == " " }) }
  }

  var title: String { String(app.screen.prefix { $0 != "\n" }) }
}

private let lines = (1...100_000).map { "line \($0)" }

@MainActor @Suite("An editor") struct EditorPanelTests {
  @Test func `shows a text from its start, wrapped between words, with its blanks`() throws {
    let it = try Fixture("One two three four five six seven eight\n\n    indented  日本語")

    #expect(
      it.app.screen.hasPrefix(
        """
          Notes

          One two three four five six seven
          eight

              indented  日本語
        """))
    #expect(it.app.terminal.cursor == Point(x: 2, y: 2))
  }

  @Test func `is edited after a change, until the text is saved or the change is undone`() throws {
    let it = try Fixture("one")
    #expect(!it.editor.isDirty && !it.title.contains("edited"))

    it.app.type("x")
    #expect(it.editor.isDirty && it.title.hasSuffix("edited"))

    it.app.press(.control("_"))
    #expect(!it.editor.isDirty && !it.title.contains("edited"))

    it.app.press(.alt("_"))
    it.editor.markSaved()
    it.app.application.turn()
    #expect(it.editor.text == "xone" && !it.title.contains("edited"))
    it.app.press(.control("_"))
    #expect(it.editor.isDirty)
  }

  @Test func `stays edited when the text that was saved is an older one`() throws {
    let it = try Fixture()
    it.app.type("a")
    let revision = it.editor.revision
    it.app.type("b")

    it.editor.markSaved(revision)

    #expect(it.editor.isDirty)
  }

  @Test func `reports changes, not movements, and not a text set by the program`() throws {
    let it = try Fixture("one")
    var count = 0
    it.editor.onChange = { count += 1 }

    it.app.type("x")
    it.app.press(.end, .control("_"))
    it.editor.text = "two"

    #expect(count == 2 && !it.editor.isDirty)
  }

  @Test func `moves the cursor to a position, or to the end that is nearest to it`() throws {
    let it = try Fixture(lines.joined(separator: "\n"))

    it.editor.cursorPosition = TextPosition(line: 49_999, offset: 2)
    it.app.application.turn()
    #expect(it.rows.contains("line 50000"))
    it.editor.cursorPosition = TextPosition(line: 1_000_000)

    #expect(it.editor.cursorPosition == TextPosition(line: 99_999, offset: 11))
    #expect(it.editor.lineCount == 100_000)
  }

  @Test func `measures only the lines in sight`() throws {
    let it = try Fixture(lines.joined(separator: "\n"))

    it.app.press(.pageDown, Key(.end, .control), .pageUp)
    #expect(it.editor.textView.layout.measured.count < 40)
    it.app.type("x")

    #expect(it.rows.first == "line 99995x")
  }

  @Test func `takes a paste of many lines as one change`() throws {
    let it = try Fixture("<>")
    it.app.press(.right)

    it.app.paste(lines.joined(separator: "\n"))
    #expect(it.editor.lineCount == 100_000)
    #expect(it.rows.last == "line 100000>")
    it.app.press(.control("_"))

    #expect(it.editor.text == "<>" && !it.editor.isDirty)
  }

  @Test func `cuts a paste at its limit, at a whole character, and reports it`() throws {
    let it = try Fixture()
    it.editor.maximumLength = 7

    it.app.paste("a\n日本語")

    #expect(it.editor.text == "a\n日")
    #expect(it.app.screen.contains("Too long: pasted only in part"))
  }

  @Test func `selects with the mouse, and scrolls where it is dragged below the text`() throws {
    let it = try Fixture(lines[..<9].joined(separator: "\n"))

    it.app.drag(from: Point(x: 7, y: 2), to: Point(x: 8, y: 8))

    let first = String(lines[..<6].joined(separator: "\n").dropFirst(5))
    #expect(it.editor.selectedText == first + "\nline 7")
    #expect(it.rows.first == "line 2")
  }

  @Test func `selects in code, and replaces the selection by what is typed`() throws {
    let it = try Fixture("one\ntwo\nthree")

    it.editor.select(TextPosition(line: 0, offset: 1)..<TextPosition(line: 2, offset: 3))
    #expect(it.editor.selectedText == "ne\ntwo\nthr")
    it.app.type("-")

    #expect(it.editor.text == "o-ee")
  }
}

@MainActor @Suite("The search of an editor") struct EditorSearchTests {
  private let text = "An oak shelf\nNo match\nOAK, and oak"

  @Test func `selects the next match while the words are typed, in any case`() throws {
    let it = try Fixture(text)

    it.app.press(.control("r"))
    it.app.type("oak")
    #expect(it.editor.cursorPosition == TextPosition(line: 0, offset: 6))
    #expect(it.editor.selectedText == "oak")
    #expect(it.rows.last?.hasPrefix("Find  oak") == true)

    it.app.press(.control("r"))
    #expect(it.editor.selectedText == "OAK")
    it.app.press(.enter)
    it.app.type("elm")

    #expect(it.editor.text == "An oak shelf\nNo match\nelm, and oak")
    #expect(it.rows.last == "")
  }

  @Test func `begins again at the other end, and reports it`() throws {
    let it = try Fixture(text)
    it.app.press(.control("r"))
    it.app.type("oak")

    it.app.press(.alt("r"))
    #expect(it.editor.cursorPosition == TextPosition(line: 2, offset: 12))
    #expect(it.rows.last?.hasSuffix("From the end") == true)
    it.app.press(Key(.function(3)))
    #expect(it.editor.cursorPosition == TextPosition(line: 0, offset: 6))
    #expect(it.rows.last?.hasSuffix("From the start") == true)
  }

  @Test func `goes back to where it began on Esc, also when nothing was found`() throws {
    let it = try Fixture(text)
    it.app.press(.down, .right)

    it.app.press(.control("r"))
    it.app.type("oaks")
    #expect(it.rows.last?.hasSuffix("Not found") == true)
    #expect(it.editor.cursorPosition == TextPosition(line: 1, offset: 1))
    it.app.press(.backspace)
    #expect(it.editor.selectedText == "OAK")
    it.app.press(.escape)

    #expect(it.editor.cursorPosition == TextPosition(line: 1, offset: 1))
    #expect(it.editor.selectedText == "" && it.editor.searchText == "oak")
    it.app.type("x")
    #expect(it.editor.text.contains("Nxo match"))
  }

  @Test func `continues with the last words while the line is closed`() throws {
    let it = try Fixture(text)
    #expect(it.editor.find("OAK"))

    it.app.press(Key(.function(3)))
    #expect(it.editor.cursorPosition == TextPosition(line: 2, offset: 3))
    it.app.press(Key(.function(3)), Key(.function(3)))
    #expect(it.editor.cursorPosition == TextPosition(line: 0, offset: 6))
    #expect(it.app.screen.contains("“OAK”: From the start"))
    #expect(!it.editor.find("elm"))
  }

  @Test func `begins with the selected words`() throws {
    let it = try Fixture(text)
    it.editor.select(TextPosition(line: 1, offset: 3)..<TextPosition(line: 1, offset: 8))

    it.app.press(.control("r"), .control("r"))

    #expect(it.editor.searchText == "match" && it.editor.selectedText == "match")
  }

  @Test func `finds every match in a line, also where they overlap`() {
    let buffer = TextBuffer.with("ananas\nAnana")
    let search = TextSearch("ANA")
    var found: [TextPosition] = []
    var position = TextPosition()

    for _ in 0..<5 {
      guard let match = search.next(from: position, in: buffer) else { break }
      found.append(match.lowerBound)
      position = TextPosition(line: match.lowerBound.line, offset: match.lowerBound.offset + 1)
    }

    let forward = [(0, 0), (0, 2), (1, 0), (1, 2), (0, 0)]
    #expect(found == forward.map { TextPosition(line: $0.0, offset: $0.1) })
    #expect(search.previous(before: TextPosition(), in: buffer)?.lowerBound == found[3])
    #expect(search.previous(before: found[1], in: buffer)?.lowerBound == found[0])
  }

  @Test(arguments: [("É", "cafe\u{301} e"), ("straße", "In der STRAßE"), ("日本", "x日本")])
  func `compares characters, however they are stored`(words: String, line: String) throws {
    let match = try #require(TextSearch(words).next(from: TextPosition(), in: .with(line)))
    let buffer = TextBuffer.with(line)

    #expect(buffer.text(in: match).lowercased() == words.lowercased())
    #expect(TextSearch("e").next(from: TextPosition(), in: .with("e\u{301}")) == nil)
  }
}

extension TextBuffer {
  fileprivate static func with(_ text: String) -> TextBuffer {
    var buffer = TextBuffer()
    buffer.reset(to: text)
    return buffer
  }
}
