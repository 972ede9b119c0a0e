import TermPanels
import TermPanelsTesting

// begin coordinators
final class ShelfCoordinator: Coordinator, ListDelegate {
  weak var router: (any Router)?
  private let list = ListPanel<String>()
  private let rows: ArrayListDataSource<Book, String>

  init(_ books: [Book]) {
    rows = ArrayListDataSource(books, id: \.title) { book, panel in
      let row = panel as? BookPanel ?? BookPanel()
      row.book = book
      return row
    }
    super.init()
    list.title = "Shelf"
    list.dataSource = rows
    list.delegate = self
  }

  override var primaryPanel: Panel { list }

  func selectionTitle(in list: ListPanel<String>) -> String? { "read" }

  func list(_ list: ListPanel<String>, didSelectRow title: String) -> ListSelectionResponse {
    guard let book = rows[title] else { return [] }
    let coordinator = BookCoordinator(book)
    startChild(coordinator)
    router?.show(coordinator)
    return []
  }
}

final class BookCoordinator: Coordinator {
  private let panel: ReadingPanel

  init(_ book: Book) {
    panel = ReadingPanel(book)
    super.init()
    panel.title = book.title
  }

  override var primaryPanel: Panel { panel }
}
// end coordinators

// begin coordinators-start
@MainActor func start(_ shelf: ShelfCoordinator) -> NavigationRouter {
  let router = NavigationRouter(root: shelf)
  shelf.router = router
  shelf.start()
  return router
}
// end coordinators-start

extension Exhibit {
  static let coordinators = [
    Exhibit(.log, "coordinators") {
      let shelf = ShelfCoordinator(Book.shelf)
      let router = start(shelf)
      let app = try Harness(columns: 40, rows: 5) { _ in router.navigation }
      weak var book: Coordinator?
      @MainActor func line(_ what: String) -> String {
        let path = router.navigation.panels.map { $0.title ?? "?" }.joined(separator: " › ")
        return "\(what): \(path), coordinators below the shelf's: \(shelf.children.count)"
      }
      var lines = [line("at the start")]
      app.press(.enter)
      book = shelf.children.first
      lines.append(line("after Enter"))
      app.press(.escape)
      lines.append(line("after Esc"))
      lines.append("the book's coordinator is \(book == nil ? "gone" : "still there")")
      return lines.joined(separator: "\n")
    },
    Exhibit(.screen, "coordinators") {
      let shelf = ShelfCoordinator(Book.shelf)
      let router = start(shelf)
      let app = try Harness(columns: 44, rows: 5) { _ in router.navigation }
      app.press(.down, .enter)
      return app.screen
    },
  ]
}
