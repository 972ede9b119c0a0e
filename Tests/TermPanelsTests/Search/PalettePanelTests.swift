import TermPanels
import TermPanelsTesting
import Testing

extension Command {
  fileprivate static let addBook = Command("book.add", .character("a"), title: "Add a book")
  fileprivate static let deleteBook = Command(
    "book.delete", .character("d"), title: "Delete the book")
  fileprivate static let lendBook = Command("book.lend", keys: [], title: "Lend the book")
}

@MainActor @Suite struct PalettePanelTests {
  /// The actions that were performed, each with whether the palette had been dismissed.
  private final class Record {
    var actions: [String] = []
  }

  private let record = Record()
  private let shelf = ListPanel<String>()
  private let app: Harness

  init() throws {
    let (shelf, record) = (shelf, record)
    shelf.title = "Shelf"
    shelf.commands = { [unowned shelf] in
      let note = { [unowned shelf] (action: String) in
        record.actions.append(shelf.presentedPanel == nil ? action : "\(action) too early")
      }
      return [
        KeyCommand(.addBook) { note("add") },
        KeyCommand(.deleteBook, isEnabled: false, obstacle: "No book is current.") {
          note("delete")
        },
        KeyCommand(.lendBook) { note("lend") },
      ]
    }
    app = try Harness(columns: 64, rows: 20) { _ in shelf }
  }

  /// Presents a palette with some changes.
  @discardableResult
  private func present(
    without hidden: [Command] = [], _ change: (PalettePanel) -> Void = { _ in }
  ) -> PalettePanel {
    let palette = PalettePanel(of: app.application, without: hidden)
    change(palette)
    shelf.present(palette)
    app.application.turn()
    return palette
  }

  private func choice(_ title: String, note: String = "", group: String? = nil) -> PaletteChoice {
    PaletteChoice(id: title, title: title, note: note, group: group) { [record] in
      record.actions.append(title)
    }
  }

  /// The rows of the palette that are not blank, with single blanks.
  private var rows: [String] {
    app.screen.split(separator: "\n").compactMap { line in
      let inside = line.split(separator: "│", omittingEmptySubsequences: false)
      guard inside.count == 3 else { return nil }
      let words = inside[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? nil : words
    }
  }

  // MARK: - What is there

  @Test func `a palette has the program's choices and the commands, below their headings`() {
    present { $0.choices = [choice("Poetry", note: "3 books", group: "Shelves")] }

    #expect(
      rows.prefix(5) == ["Command", "Shelves", "▌ Poetry 3 books", "Shelf", "› Add a book a"])
    #expect(!rows.contains { $0.contains("Next row") })
  }

  @Test func `headings are optional, and none are left where something is typed`() {
    let palette = present { $0.choices = [choice("Poetry", group: "Shelves")] }
    app.type("book")
    #expect(
      rows == [
        "book", "▌ › Add a book a", "› Lend the book", "› Delete the book No book is current.",
      ])

    palette.dismiss()
    present { $0.groupsCommands = false }
    #expect(rows.prefix(2) == ["Command", "▌ › Add a book a"])
  }

  @Test func `a command can be left out`() {
    present(without: [.addBook])

    app.type("add a book")

    #expect(!rows.contains { $0.contains("Add a book") })
  }

  @Test func `a disabled command is there with its reason, which choosing it shows`() {
    present()
    app.type("delete")
    #expect(rows == ["delete", "▌ › Delete the book No book is current."])

    app.press(.enter)

    #expect(shelf.presentedPanel == nil && record.actions == [])
    #expect(app.screen.contains("No book is current."))
  }

  @Test func `a program can leave out what does not work now`() {
    present { $0.showsHinderedCommands = false }

    app.type("delete")

    #expect(rows.prefix(2) == ["delete", "No matches"])
  }

  // MARK: - Finding

  @Test func `a title that is typed exactly comes first, then those that begin with it`() {
    present {
      $0.choices = [choice("Add a book to the shelf"), choice("Book"), choice("A book")]
      $0.laterChoices = [choice("Books on loan")]
    }

    app.type("Book ")

    #expect(rows[1] == "▌ Book" && rows[2] == "Books on loan")
    #expect(Set(rows[3...].prefix(3)) == ["A book", "› Add a book a", "Add a book to the shelf"])
  }

  @Test func `a search is asked about typed text, and its results come before scattered letters`() {
    var asked: [String] = []
    present {
      $0.choices = [choice("Poetry"), choice("Photo album")]
      $0.search = { typed in
        asked.append(typed)
        return [choice("Edgar Allan Poe", note: "author", group: "People")]
      }
    }
    #expect(asked == [])

    app.type("po")

    #expect(asked == ["p", "po"])
    #expect(
      rows.prefix(4) == ["po", "▌ Poetry", "Edgar Allan Poe author", "Photo album"])
    app.press(.down, .enter)
    #expect(record.actions == ["Edgar Allan Poe"])
  }

  @Test func `results that are known later leave the current row current`() {
    var found = [choice("Xanadu")]
    let palette = present { $0.search = { _ in found } }
    app.type("xan")
    #expect(rows == ["xan", "▌ Xanadu"])

    found.insert(choice("Xanthippe"), at: 0)
    palette.reload()
    app.application.turn()

    #expect(rows == ["xan", "Xanthippe", "▌ Xanadu"])
  }

  @Test func `the closest names are the exact ones, then those with the same beginning`() {
    let names = ["Buy eggs", "Eggs for the cake", "eggs", "Eggs"]

    #expect(
      names.closestFirst(to: " eggs ", by: \.self)
        == ["eggs", "Eggs", "Eggs for the cake", "Buy eggs"])
  }

  // MARK: - Choosing

  @Test func `a command is performed when the palette is dismissed, also one without a key`() {
    present()
    app.type("lend")
    #expect(rows == ["lend", "▌ › Lend the book"])
    app.press(.enter)

    app.application.keyMap = KeyMap(["book.add": []])
    present()
    app.type("add a")
    #expect(rows[1] == "▌ › Add a book")
    app.press(.enter)

    #expect(record.actions == ["lend", "add"])
  }

  @Test func `a command does nothing if its panel has left meanwhile`() throws {
    let (shelf, stack) = (Panel(), ContainerPanel(content: NavigationPanel(root: Panel())))
    (stack.content as? NavigationPanel)?.push(shelf)
    shelf.commands = { [record] in [KeyCommand(.addBook) { record.actions.append("add") }] }
    let app = try Harness(columns: 64, rows: 20) { _ in stack }
    let palettes = (0..<2).map { _ in PalettePanel(of: app.application) }

    // The navigation is freed, the shelf is not.
    stack.content = MessagePanel("No books")
    for (palette, title) in zip(palettes, ["add a book", "back"]) {
      stack.present(palette)
      app.application.turn()
      app.type(title)
      #expect(!app.screen.contains("No matches"))
      app.press(.enter)
    }

    #expect(stack.presentedPanel == nil && record.actions == [])
  }

  @Test func `a command for a segment or a tab that is gone does nothing`() {
    let segments = SegmentedPanel([Segment("Read") { Panel() }, Segment("Unread") { Panel() }])
    let tabs = TabPanel([Panel(), Panel()])
    let commands = segments.keyCommands + tabs.keyCommands

    for _ in 0..<2 { segments.removeSegment(at: 0) }
    tabs.setPanels([], animated: false)
    for command in commands { command.action() }

    #expect(segments.selectedIndex == nil && tabs.selectedIndex == nil)
  }

  @Test func `Esc performs nothing`() {
    present()

    app.type("add")
    app.press(.escape)

    #expect(shelf.presentedPanel == nil && record.actions == [])
  }

  @Test func `a palette in a dialogue asks for a part of the title`() async throws {
    let shelf = MessagePanel("Three books")
    var added = 0
    shelf.commands = { [KeyCommand(.addBook) { added += 1 }] }
    let dialogue = try DialogueHarness { _ in NavigationPanel(root: shelf) }
    shelf.present(PalettePanel(of: dialogue.application, title: "Go to"))
    await dialogue.settle()
    #expect(dialogue.take().last == "Text: empty. For example: Command")

    #expect(await dialogue.type("add a book").prefix(2) == ["1 row:", "1. ›, Add a book, a"])
    _ = await dialogue.type("1")

    #expect(added == 1)
  }
}
