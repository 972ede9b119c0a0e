import TermPanels

final class FilmRow: Panel {
  var film: Film? {
    didSet { if isViewLoaded { show() } }
  }
  private let mark = Label(role: .secondary)
  private let name = Label()
  private let year = Label(role: .secondary)

  override func loadView() {
    let stack = StackView(.horizontal, spacing: 1, [mark, name, year])
    stack.setFlexible(name)
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    mark.text = film?.isSeen == true ? "✓" : "○"
    name.text = film?.title ?? ""
    year.text = film?.year ?? ""
  }
}
