import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor struct PickerPanelTests {
  private final class Shelf {
    var books = ["Middlemarch", "Invisible Cities", "The Left Hand of Darkness", "Momo"]
    var picked: [String] = []
  }

  private let shelf = Shelf()
  private let picker: PickerPanel<String>
  private let app: Harness

  init() throws {
    picker = PickerPanel(title: "Book", placeholder: "Title") { [shelf] typed in
      shelf.books.map { PickerChoice(id: $0, title: $0, detail: "book") }.matching(typed)
    }
    app = try Harness(columns: 40, rows: 11) { _ in MessagePanel("Below") }
    picker.onPick = { [shelf] in shelf.picked.append($0.title) }
    app.application.window.rootPanel?.present(picker)
    app.application.turn()
  }

  @Test func `a picker lists everything until something is typed`() {
    #expect(
      app.screen == """
        ╭─ Book ───────────────────────────────╮
        │                                      │
        │  Title                               │
        │                                      │
        │ ▌ Middlemarch                  book  │
        │   Invisible Cities             book  │
        │   The Left Hand of Darkness    book  │
        │   Momo                         book  │
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func `typing filters, and highlights the match`() {
    app.type("mi")

    #expect(
      app.screenWithRoles == """
        ╭─ Book ───────────────────────────────╮|   bbnnnnnnbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        │  mi                                  │|   btttt^tttttttttttttttttttttttttttttttttb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        │ ▌ Middlemarch                  book  │|   btATAATTTTTTTTTTTTTTTTTTTTTTTTTTTSSSSTtb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        │                                      │|   bttttttttttttttttttttttttttttttttttttttb
        ╰──────────────────────────────────────╯|   bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb
        """)
  }

  @Test func `Enter chooses the current row, after the picker is dismissed`() {
    app.type("m")
    app.press(.down, .enter)

    #expect(shelf.picked == ["Momo"])
    #expect(app.application.window.rootPanel?.presentedPanel == nil)
  }

  @Test func `typing makes the best match current, and the arrows move from there`() {
    app.press(.down, .down)
    app.type("i")
    app.press(.enter)

    #expect(shelf.picked == ["Invisible Cities"])
  }

  @Test func `Esc chooses nothing`() {
    app.press(.escape)

    #expect(shelf.picked.isEmpty)
    #expect(app.application.window.rootPanel?.presentedPanel == nil)
  }

  @Test func `without a match, Enter does nothing and a message reports it`() {
    app.type("xyz")
    app.press(.enter)

    #expect(app.screen.contains("No matches"))
    #expect(app.application.window.rootPanel?.presentedPanel === picker)

    app.press(.control("u"))

    #expect(!app.screen.contains("No matches"))
  }

  @Test func `later choices leave the current row current`() {
    app.press(.down)
    shelf.books.insert("Austerlitz", at: 0)
    picker.reload()
    app.press(.enter)

    #expect(shelf.picked == ["Invisible Cities"])
  }

  @Test func `a choice with a new name can be offered`() {
    picker.other = { PickerChoice(id: "new", title: "Make “\($0)”") }
    app.type("Momo 2")
    app.press(.enter)

    #expect(shelf.picked == ["Make “Momo 2”"])
  }

  @Test func `choices are below the headings of their groups until something is typed`() throws {
    let grouped = PickerPanel<String>(title: "Book") { typed in
      [("Momo", "Read"), ("Middlemarch", "To read"), ("Austerlitz", "Read")].map {
        PickerChoice(id: $0.0, title: $0.0, group: $0.1)
      }.matching(typed)
    }
    let app = try Harness(columns: 40, rows: 17) { _ in MessagePanel("") }
    app.application.window.rootPanel?.present(grouped)
    app.application.turn()
    func rows() -> [String] {
      app.screen.split(separator: "\n").map { line in
        line.split { $0.isWhitespace || "│╭╮╰╯─".contains($0) }.joined(separator: " ")
      }.filter { !$0.isEmpty }
    }

    #expect(rows() == ["Book", "Read", "▌ Momo", "Austerlitz", "To read", "Middlemarch"])
    app.type("m")
    #expect(rows() == ["Book", "m", "▌ Momo", "Middlemarch"])
  }

  @Test func `a picker is usable on the smallest screen`() throws {
    app.resize(columns: 20, rows: 5)
    app.type("mo")

    #expect(
      app.screen == """
        ╭─ Book ───────────╮
        │  mo              │
        │ ▌ Momo           │
        │                  │
        ╰──────────────────╯
        """)
  }
}
