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

// begin sequences
extension Command {
  static let goUnread = Command("go.unread", sequences: ["g u"], title: "Unread books")
  static let goLent = Command("go.lent", sequences: ["g l"], title: "Lent books")
}

@MainActor func wayfinder(_ go: @escaping (String) -> Void) -> Panel {
  let panel = ListPanel(content: Book.shelf.map { BookPanel($0) })
  panel.title = "Shelf"
  panel.commands = {
    [KeyCommand(.goUnread) { go("unread") }, KeyCommand(.goLent) { go("lent") }]
  }
  return NavigationPanel(root: panel)
}
// end sequences

// begin catalogue
@MainActor func register(in app: Application) {
  app.registerCommands([.list(title: "Shelf", commands: [.goUnread, .goLent])])
}
// end catalogue

// begin key-map
@MainActor func use(_ settings: [(id: String, keys: [String])], in app: Application) -> [String] {
  let (map, misreadings) = KeyMap.reading(settings)
  app.keyMap = map
  return (misreadings + map.problems(in: app.keyCatalogue)).map(\.description)
}
// end key-map

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
        lines.append(type(of: current).typeName)
        responder = current.next
      }
      return lines.joined(separator: "\n")
    },
    Exhibit(.screen, "sequences") {
      let app = try Harness(columns: 60, rows: 6) { _ in wayfinder { _ in } }
      app.press(.character("g"))
      return app.screen
    },
    Exhibit(.log, "key-map") {
      let app = try Harness { application in
        register(in: application)
        return wayfinder { _ in }
      }
      return use(
        [
          ("list.down", ["ctrl-n"]), ("list.up", ["shift-1"]), ("go.lent", ["g"]),
          ("lsit.menu", ["m"]), ("text.undo", ["u"]),
        ], in: app.application
      ).joined(separator: "\n")
    },
    Exhibit(.log, "active-commands") {
      try reading().application.activeCommands.map { active in
        let keys = active.keys.names
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
