import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import Testing

let f9 = Key(.function(9))
let f12 = Key(.function(12))

/// A list of letters in a navigation, with an inspector installed; Enter pushes a letter.
@MainActor func letters(
  columns: Int = 80, rows: Int = 24, motion: Motion = .reduced
) throws -> Harness {
  try Harness(columns: columns, rows: rows, motion: motion) { application in
    Inspector.install(in: application)
    return NavigationPanel(root: LettersPanel())
  }
}

extension Harness {
  /// The rows of the screen that contain a text.
  func lines(with text: String) -> [String] {
    screen.split(separator: "\n").map(String.init).filter { $0.contains(text) }
  }

  /// The rows below a heading of the inspector at the bottom, from the heading's column on.
  func section(_ heading: String, rows: Int) -> [String] {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    for (index, line) in lines.enumerated() {
      for x in line.indices where line[x...].starts(with: heading) {
        return lines[(index + 1)...].prefix(rows).map { row in
          let text = String(row.dropFirst(x))
          return String(text.reversed().drop { $0 == " " }.reversed())
        }
      }
    }
    return []
  }

  /// The cells that are highlighted as pointed at, as one rectangle for each row.
  var pointedAt: [Rect] {
    (0..<terminal.size.height).compactMap { y in
      let columns = (0..<terminal.size.width).filter {
        terminal.screen[$0, y].style.background.role == .pointedAt
      }
      guard let first = columns.first, let last = columns.last else { return nil }
      return Rect(x: first, y: y, width: last - first + 1, height: 1)
    }
  }
}

/// Three letters; Enter pushes the one under the bar.
final class LettersPanel: Panel, ListDelegate {
  let list = ListPanel(content: ["Alpha", "Beta", "Gamma"].map { LetterPanel($0) })

  override init() {
    super.init()
    title = "Letters"
    list.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(list)
  }

  override var childForStatus: Panel? { list }

  func selectionTitle(in list: ListPanel<ObjectIdentifier>) -> String? { "open" }

  func list(
    _ list: ListPanel<ObjectIdentifier>, didSelectRow id: ObjectIdentifier
  ) -> ListSelectionResponse {
    navigationPanel?.push(LetterPanel((list.currentRowPanel as? LetterPanel)?.name ?? ""))
    return []
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.character("m"), title: "Say something") { [unowned self] in
        present(MessagePanel("Hello"))
      }
    ]
  }
}

/// One letter.
final class LetterPanel: Panel {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init()
    title = name
  }

  override func loadView() { view = Label(name) }
}
