import TermPanels
import TermPanelsTesting

// begin reading-panel
final class ReadingPanel: Panel {
  var book: Book
  private let content = BookPanel()

  init(_ book: Book) {
    self.book = book
    super.init()
    title = "Reading"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.book = book
    embedChild(content, insets: Insets(left: 2, right: 2))
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(
        .character("r"), title: "Mark the book as read", hint: "read", isEnabled: !book.isRead
      ) { [unowned self] in
        book.isRead = true
        content.book = book
      }
    ]
  }
}
// end reading-panel

extension Exhibit {
  static let responders = [
    Exhibit(.screen, "reading-panel") { try reading().screen },
    Exhibit(.screen, "reading-panel-after-r") {
      let app = try reading()
      app.press(.character("r"))
      return app.screen
    },
    Exhibit(.log, "responder-chain") {
      let app = try reading()
      var lines: [String] = []
      var responder = app.application.window.firstResponder
      while let current = responder {
        lines.append("\(type(of: current))")
        responder = current.next
      }
      return lines.joined(separator: "\n")
    },
    Exhibit(.log, "active-commands") {
      try reading().application.activeCommands.map { active in
        let keys = active.keys.map(\.name).joined(separator: " ")
        return "\(active.title ?? "—"): \(keys): \(active.command.title)"
      }.joined(separator: "\n")
    },
  ]

  @MainActor private static func reading() throws -> Harness {
    let navigation = NavigationPanel(root: ListPanel(content: Book.shelf.map { BookPanel($0) }))
    navigation.panels[0].title = "Shelf"
    navigation.push(ReadingPanel(Book.shelf[0]), animated: false)
    return try Harness(columns: 40, rows: 5) { _ in navigation }
  }
}
