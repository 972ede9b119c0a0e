import TermPanels
import TermPanelsTesting
import Testing

// begin side-by-side
/// Two panels side by side. The right one can be exchanged.
final class SideBySidePanel: Panel {
  private let leading: Panel
  private(set) var trailing: Panel?
  private let left = View()
  private let right = View()

  init(_ leading: Panel, _ trailing: Panel? = nil) {
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
    if let trailing { embedChild(trailing, in: right) }
  }

  /// The keys go to the list at the left; its title is the container's.
  override var childForStatus: Panel? { leading }

  func show(_ panel: Panel?, animated: Bool = true) {
    let old = trailing
    trailing = panel
    exchangeChild(old, for: panel, in: right, duration: animated ? 0.2 : 0)
  }

  override func didLoseChild(_ child: Panel) {
    if child === trailing { trailing = nil }
  }
}
// end side-by-side

// begin laws
final class SideBySideUnderTest: ContainerUnderTest {
  private let container = SideBySidePanel(Panel())

  var panel: Panel { container }
  var shown: [Panel] { container.trailing.map { [$0] } ?? [] }
  var kept: [Panel] { container.isViewLoaded ? shown : [] }

  func show(_ panel: Panel, animated: Bool) { container.show(panel, animated: animated) }
  func hide(animated: Bool) { container.show(nil, animated: animated) }
}

@MainActor @Suite struct SideBySidePanelTests {
  @Test(arguments: ContainmentLaws.all)
  func `a panel beside another keeps every law`(law: ContainmentLaw) throws {
    #expect(try law.check(ContainerKind("SideBySidePanel") { SideBySideUnderTest() }) == [])
  }
}
// end laws

extension Exhibit {
  static let ownContainer = [
    Exhibit(.screen, "side-by-side") {
      let list = ListPanel(content: Book.shelf.map { BookPanel($0) })
      let panel = SideBySidePanel(list, MessagePanel("Which one?"))
      return try Harness(columns: 60, rows: 5) { _ in panel }.screen
    },
    Exhibit(.log, "side-by-side") {
      let story = Story()
      let (a, b) = (RecordingPanel("A", log: story.log), RecordingPanel("B", log: story.log))
      let panel = SideBySidePanel(Panel(), a)
      let app = try Harness(columns: 44, rows: 5, motion: .full) { _ in panel }
      story.begin()
      panel.show(b)
      story.note("— the fade is over —")
      app.run(for: 0.3)
      return story.text
    },
  ]
}
