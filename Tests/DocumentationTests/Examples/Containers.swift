import TermPanels
import TermPanelsTesting

// begin empty-state
@MainActor final class Shelf {
  let container = ContainerPanel()
  private let list = ListPanel<String>()
  private let empty = MessagePanel(Message(title: "No books yet", actionTitle: "Add one"))
  private let rows = ArrayListDataSource(id: \Book.title) { book, panel in
    let row = panel as? BookPanel ?? BookPanel()
    row.book = book
    return row
  }

  init() {
    container.title = "Shelf"
    list.dataSource = rows
  }

  func show(_ books: [Book]) {
    rows.elements = books
    list.reloadData()
    container.content = books.isEmpty ? empty : list
  }
}
// end empty-state

// begin grouped
@MainActor func makeGroupedShelf(_ books: [Book]) -> ListPanel<String> {
  let rows = ArrayListDataSource(books, id: \.title) { book, panel in
    let row = panel as? BookPanel ?? BookPanel()
    row.book = book
    return row
  }
  return ListPanel(
    dataSource: rows.grouped(by: { $0.isRead ? "Read" : "To read" }) { title, books, heading in
      heading.text = title
      heading.detail = "\(books.count)"
    })
}
// end grouped

// begin table
@MainActor func makeTable(_ books: [Book]) -> TablePanel<Book, String> {
  let table = TablePanel<Book, String>(
    [
      TableColumn("Title", by: \.title),
      TableColumn("Author", by: \.author, role: .secondary),
      TableColumn("Read", width: .fitting(), alignment: .trailing) { $0.isRead ? "yes" : "no" },
    ], books, id: \.title)
  table.sorting = TableSorting(by: 1)
  return table
}
// end table

// begin outline
struct Topic {
  let name: String
  var topics: [Topic] = []
}

@MainActor func makeOutline(_ topics: [Topic]) -> OutlinePanel<String> {
  let tree = TreeDataSource(topics, id: \.name, children: \.topics) { topic, panel in
    let row = panel as? RowPanel ?? RowPanel()
    row.text = topic.name
    return row
  }
  return OutlinePanel(dataSource: tree, unfolded: ["Science"])
}
// end outline

// begin palette
extension Command {
  static let findCommand = Command("shelf.find", .control("p"), title: "Find a command or a book")
}

@MainActor func makeFinder(
  on shelf: Panel, of app: Application, open: @escaping (Book) -> Void
) -> KeyCommand {
  KeyCommand(.findCommand) { [unowned shelf, unowned app] in
    let palette = PalettePanel(of: app, without: [.findCommand])
    palette.choices = Book.shelf.map { book in
      PaletteChoice(id: book.title, title: book.title, note: book.author, group: "Books") {
        open(book)
      }
    }
    shelf.present(palette)
  }
}
// end palette

// begin split
@MainActor func makeLibrary(_ shelves: Panel, _ books: Panel) -> SplitPanel {
  let split = SplitPanel(primary: shelves, supplementary: books)
  split.threshold = 52...56
  return split
}
// end split

// begin prompt
@MainActor func askForBook(then add: @escaping (Book) -> Void) -> PromptPanel {
  let title = TextField(placeholder: "Middlemarch")
  let author = TextField(placeholder: "George Eliot")
  let prompt = PromptPanel(
    title: "New book", fields: ["Title": title, "Author": author], acceptTitle: "Add"
  ) { add(Book(title: title.text, author: author.text)) }
  prompt.validate = {
    title.text.isEmpty ? .init(field: title, message: "A book needs a title.") : nil
  }
  return prompt
}
// end prompt

// begin segments
@MainActor func shelves(_ books: [Book]) -> SegmentedPanel {
  func shelf(_ title: String, _ books: [Book]) -> Panel {
    let list = ListPanel(content: books.map { BookPanel($0) })
    list.title = title
    return list
  }
  let shelves = SegmentedPanel([
    Segment(shelf("To read", books.filter { !$0.isRead })),
    Segment("Read") { shelf("Read", books.filter(\.isRead)) },
  ])
  shelves.title = "Shelves"
  return shelves
}
// end segments

// begin tabs
@MainActor func tabbedLibrary(_ books: [Book]) -> TabPanel {
  let shelf = ListPanel(content: books.map { BookPanel($0) })
  shelf.title = "Shelf"
  let loans = MessagePanel("Nothing is lent.")
  loans.title = "Loans"
  return TabPanel([NavigationPanel(root: shelf), loans])
}
// end tabs

// begin columns
@MainActor func readingBoard(_ books: [Book]) -> ColumnsPanel {
  func pile(_ title: String, _ books: [Book]) -> Panel {
    let list = ListPanel(content: books.map { BookPanel($0) })
    list.title = title
    list.navigationItem.detail = "\(books.count)"
    return list
  }
  let board = ColumnsPanel([
    pile("To read", books.filter { !$0.isRead }), pile("Read", books.filter(\.isRead)),
  ])
  board.title = "Books"
  board.minimumWidth = 20
  return board
}
// end columns

extension Exhibit {
  static let containers = [
    Exhibit(.screen, "container-empty") { try shelf([]).screen },
    Exhibit(.screen, "container-full") { try shelf(Book.shelf).screen },
    Exhibit(.screen, "navigation") {
      let navigation = NavigationPanel(root: page("Library", detail: nil))
      navigation.push(page("Shelf", detail: "2 unread"), animated: false)
      return try Harness(columns: 44, rows: 10) { _ in navigation }.screenWithRoles
    },
    Exhibit(.screen, "split") { try library().screen },
    Exhibit(.screen, "split-collapsed") {
      let app = try library()
      app.resize(columns: 40, rows: 10)
      return app.screen
    },
    Exhibit(.screen, "grouped") {
      try Harness(columns: 40, rows: 6) { _ in makeGroupedShelf(Book.shelf) }.screen
    },
    Exhibit(.screen, "segments") {
      let segmented = shelves(Book.shelf)
      let app = try Harness(columns: 44, rows: 8) { _ in NavigationPanel(root: segmented) }
      return app.screenWithRoles
    },
    Exhibit(.screen, "table") {
      try Harness(columns: 44, rows: 6) { _ in makeTable(Book.shelf) }.screenWithRoles
    },
    Exhibit(.screen, "outline-panel") {
      let physics = Topic(name: "Physics", topics: [Topic(name: "Optics"), Topic(name: "Heat")])
      let science = Topic(name: "Science", topics: [physics, Topic(name: "Chemistry")])
      let outline = makeOutline([science, Topic(name: "Fiction"), Topic(name: "Travel")])
      let app = try Harness(columns: 40, rows: 8) { _ in outline }
      app.press(.right, .right)
      return app.screen
    },
    Exhibit(.screen, "palette") {
      let shelf = ListPanel(content: Book.shelf.map { BookPanel($0) })
      shelf.title = "Shelf"
      let app = try Harness(columns: 50, rows: 14) { app in
        shelf.commands = { [unowned shelf, unowned app] in
          [
            makeFinder(on: shelf, of: app) { _ in },
            KeyCommand(id: "shelf.lend", .character("l"), title: "Lend the book") {},
          ]
        }
        return NavigationPanel(root: shelf)
      }
      app.press(.control("p"))
      app.type("le")
      return app.screen
    },
    Exhibit(.screen, "tabs") {
      try Harness(columns: 44, rows: 10) { _ in tabbedLibrary(Book.shelf) }.screenWithRoles
    },
    Exhibit(.screen, "columns") {
      let board = readingBoard(Book.shelf)
      return try Harness(columns: 60, rows: 8) { _ in NavigationPanel(root: board) }.screen
    },
    Exhibit(.screen, "columns-narrow") {
      let board = readingBoard(Book.shelf)
      return try Harness(columns: 36, rows: 8) { _ in NavigationPanel(root: board) }.screen
    },
    Exhibit(.screen, "scrolling") {
      let text = Label(
        "Return a borrowed book after three weeks, or ask for more time. Do not lend a borrowed "
          + "book to other people. If a book is missing, write its title on the slip of paper at "
          + "the end of the shelf.", isMultiline: true)
      text.attributes = .italic
      let margin = View()
      margin.embedSubview(text, insets: Insets(left: 2, right: 1))
      let panel = ScrollingContentPanel(contentView: margin)
      let app = try Harness(columns: 30, rows: 5) { _ in panel }
      app.press(.down, .down)
      return app.screenWithRoles
    },
    Exhibit(.screen, "prompt") {
      let app = try prompting()
      app.press(.enter)
      return app.screen
    },
    Exhibit(.screen, "message") {
      let root = NavigationPanel(root: page("Shelf", detail: nil))
      let app = try Harness(columns: 44, rows: 10) { _ in root }
      root.present(
        MessagePanel(Message(title: "The shelf is full.", detail: "Give a book away first.")))
      app.application.turn()
      return app.screen
    },
  ]

  @MainActor private static func shelf(_ books: [Book]) throws -> Harness {
    let shelf = Shelf()
    shelf.show(books)
    return try Harness(columns: 40, rows: 5) { _ in shelf.container }
  }

  @MainActor private static func page(_ title: String, detail: String?) -> Panel {
    let list = ListPanel(content: Book.shelf.map { BookPanel($0) })
    list.title = title
    list.navigationItem.detail = detail
    return list
  }

  @MainActor private static func library() throws -> Harness {
    let shelves = ListPanel(
      content: ["Novels", "Poems", "Letters"].map { name in
        let row = RowPanel()
        row.text = name
        return row
      })
    shelves.title = "Library"
    let books = ListPanel(
      content: Book.shelf.map { book in
        let row = RowPanel()
        row.text = book.title
        return row
      })
    books.title = "Novels"
    for list in [shelves, books] { list.makeCurrent(index: 0) }
    let split = makeLibrary(shelves, books)
    let book = MessagePanel(Message(title: "Middlemarch", detail: "George Eliot, 1871"))
    book.title = "Middlemarch"
    split.showDetail(book)
    return try Harness(columns: 64, rows: 10) { _ in split }
  }

  @MainActor private static func prompting() throws -> Harness {
    let root = NavigationPanel(root: page("Shelf", detail: nil))
    let app = try Harness(columns: 48, rows: 14) { _ in root }
    root.present(askForBook { _ in })
    app.application.turn()
    return app
  }
}
