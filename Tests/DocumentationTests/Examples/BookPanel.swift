import TermPanels
import TermPanelsTesting

// begin book-panel
struct Book: Hashable {
  var title: String
  var author: String
  var isRead = false
}

final class BookPanel: Panel {
  var book: Book? {
    didSet { if isViewLoaded { show() } }
  }
  private let mark = Label(role: .secondary)
  private let name = Label()
  private let author = Label(role: .secondary)

  override func loadView() {
    let stack = StackView(.horizontal, spacing: 1, [mark, name, author])
    stack.setFlexible(name)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    mark.text = book?.isRead == true ? "✓" : "○"
    name.text = book?.title ?? ""
    author.text = book?.author ?? ""
  }
}
// end book-panel

extension Book {
  static let shelf = [
    Book(title: "Middlemarch", author: "George Eliot"),
    Book(title: "百年の孤独", author: "García Márquez"),
    Book(title: "Invisible Cities", author: "Italo Calvino", isRead: true),
  ]
}

extension BookPanel {
  convenience init(_ book: Book) {
    self.init()
    self.book = book
  }
}

extension Exhibit {
  static let panels = [
    Exhibit(.screen, "book-panel") {
      try Harness(columns: 40, rows: 5) { _ in BookPanel(Book.shelf[0]) }.screen
    },
    Exhibit(.log, "view-loading") {
      let story = Story()
      let panel = RecordingPanel("A", log: story.log)
      panel.title = "Books"
      story.note("isViewLoaded is \(panel.isViewLoaded)")
      panel.loadViewIfNeeded()
      story.note("isViewLoaded is \(panel.isViewLoaded)")
      _ = panel.view
      return story.text
    },
    Exhibit(.screen, "roles") {
      try Harness(columns: 40, rows: 5) { _ in
        ListPanel(content: Book.shelf.map { BookPanel($0) })
      }.screenWithRoles
    },
  ]
}
