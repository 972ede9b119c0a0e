import TermPanels
import TermPanelsTesting
import Testing

/// A bar in the first row.
@MainActor private final class BarPanel: Panel {
  private let bar = KeyHintsBar()

  init(_ hints: [KeyHint]) {
    super.init()
    bar.hints = hints
  }

  override func viewDidLoad() { view.embedSubview(bar) }
}

@MainActor struct KeyHintsBarTests {
  private func shown(_ columns: Int, _ hints: [KeyHint]) throws -> String? {
    let panel = BarPanel(hints)
    let app = try Harness(columns: columns, rows: 5) { _ in panel }
    return app.screen.split(separator: "\n").first.map(String.init)
  }

  private let hints =
    ["one", "two", "three", "four", "five", "six", "seven"].map { KeyHint(key: "k", word: $0) }
    + [KeyHint(key: "?", word: "help", isKept: true)]

  @Test func `a required hint is shown even when others have no room`() throws {
    let (wide, narrow) = (try shown(80, hints), try shown(34, hints))
    #expect(wide == "  k one   k two   k three   k four   k five   ? help")
    #expect(narrow == "  k one   k two   ? help")
  }

  @Test func `the first hint is shown before a required one`() throws {
    let hints = [
      KeyHint(key: "Enter", word: "open it"), KeyHint(key: "?", word: "help", isKept: true),
    ]
    let narrow = try shown(20, hints)
    #expect(narrow == "  Enter open it")
  }
}
