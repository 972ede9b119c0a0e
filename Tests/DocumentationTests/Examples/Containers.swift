import TermPanels
import TermPanelsTesting

// begin empty-state
@MainActor final class Shelf {
  let container = ContainerPanel()
  private let list = ListPanel()
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

// begin side-by-side
/// Two panels beside each other, of which the right one can be exchanged.
final class SideBySidePanel: Panel {
  private let leading: Panel
  private var trailing: Panel
  private let left = View()
  private let right = View()

  init(_ leading: Panel, _ trailing: Panel) {
    (self.leading, self.trailing) = (leading, trailing)
    super.init()
  }

  override func loadView() {
    let halves = StackView(.horizontal, spacing: 2, [left, right])
    halves.setFlexible(left)
    halves.setFlexible(right)
    view = halves
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(leading, in: left)
    embedChild(trailing, in: right)
  }

  /// The keys go to the list at the left; its title is the container's.
  override var childForStatus: Panel? { leading }

  func show(_ panel: Panel) {
    guard panel !== trailing else { return }
    finishTransitions()
    let old = trailing
    trailing = panel
    guard isViewLoaded else { return }
    old.willMove(toParent: nil)
    addChild(panel)
    transition(from: old, to: panel, in: right, duration: 0.2) { [weak self] _ in
      old.removeFromParent()
      panel.didMove(toParent: self)
    }
  }
}
// end side-by-side

extension Exhibit {
  static let containers = [
    Exhibit(.screen, "container-empty") { try shelf([]).screen },
    Exhibit(.screen, "container-full") { try shelf(Book.shelf).screen },
    Exhibit(.screen, "navigation") {
      let navigation = NavigationPanel(root: page("Library", detail: nil))
      navigation.push(page("Shelf", detail: "2 unread"), animated: false)
      return try Harness(columns: 44, rows: 10) { _ in navigation }.screenWithRoles
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
    Exhibit(.screen, "side-by-side") {
      let list = ListPanel(content: Book.shelf.map { BookPanel($0) })
      let panel = SideBySidePanel(list, MessagePanel("Which one?"))
      return try Harness(columns: 60, rows: 5) { _ in panel }.screen
    },
    Exhibit(.log, "side-by-side") {
      let recorder = Recorder()
      let (a, b) = (RecordingPanel("A", recorder), RecordingPanel("B", recorder))
      let panel = SideBySidePanel(ListPanel(), a)
      let app = try Harness(columns: 44, rows: 5, motion: .full) { _ in panel }
      _ = recorder.take()
      panel.show(b)
      recorder.add("— the fade is over —")
      app.run(for: 0.3)
      return recorder.text
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

  @MainActor private static func prompting() throws -> Harness {
    let root = NavigationPanel(root: page("Shelf", detail: nil))
    let app = try Harness(columns: 48, rows: 14) { _ in root }
    root.present(askForBook { _ in })
    app.application.turn()
    return app
  }
}
