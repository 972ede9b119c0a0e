import TermPanels
import TermPanelsTesting

/// A container as a programmer would write it from the documentation alone: one panel at a time,
/// in a view with a margin.
final class SwappingPanel: Panel {
  private(set) var current: Panel?
  private let box = View()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.embedSubview(box, insets: Insets(top: 1, left: 2))
    if let current { embedChild(current, in: box) }
  }

  override var childForStatus: Panel? { current }

  override func didLoseChild(_ child: Panel) {
    if child === current { current = nil }
  }

  func show(_ panel: Panel?, animated: Bool) {
    let old = current
    current = panel
    exchangeChild(old, for: panel, in: box, duration: animated ? 0.2 : 0)
  }

  /// The container as the laws see it.
  final class Adapter: ContainerUnderTest {
    private let container = SwappingPanel()
    var panel: Panel { container }
    var shown: [Panel] { container.current.map { [$0] } ?? [] }
    /// A panel becomes a child when there is a view to put its own into.
    var kept: [Panel] { container.isViewLoaded ? shown : [] }

    func show(_ panel: Panel, animated: Bool) { container.show(panel, animated: animated) }
    func hide(animated: Bool) { container.show(nil, animated: animated) }
  }
}
