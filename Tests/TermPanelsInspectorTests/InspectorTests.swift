import TermPanels
import TermPanelsInspector
import TermPanelsTesting
import Testing

@MainActor @Suite struct `The inspector` {
  @Test func `shows`() throws {
    let (app, _) = try stage(columns: 120, rows: 40)
    app.press(f12)
    print(app.screen)
    app.press(.enter)
    print(app.screen)
    app.press(f9, .down, .down)
    print(app.screenWithRoles)
    let (small, _) = try stage(columns: 80, rows: 24)
    small.press(f12)
    print(small.screen)
  }
}

let f9 = Key(.function(9))
let f12 = Key(.function(12))

/// A list of letters in a navigation; Enter pushes one of them.
@MainActor func stage(
  columns: Int, rows: Int, motion: Motion = .reduced
) throws -> (Harness, NavigationPanel) {
  var navigation: NavigationPanel?
  let app = try Harness(columns: columns, rows: rows, motion: motion) { application in
    let list = LettersPanel()
    let panel = NavigationPanel(root: list)
    navigation = panel
    Inspector.install(in: application)
    return panel
  }
  return (app, try #require(navigation))
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

  func selectionTitle(in list: ListPanel) -> String? { "open" }

  func list(_ list: ListPanel, didSelectRow id: AnyHashable) -> ListSelectionResponse {
    navigationPanel?.push(LetterPanel((list.currentRowPanel as? LetterPanel)?.name ?? ""))
    return []
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
