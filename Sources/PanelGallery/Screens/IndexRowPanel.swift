import TermPanels

/// One entry in the list: its name and what it is.
@MainActor final class IndexRowPanel: Panel {
  var entry: Entry? {
    didSet { if isViewLoaded { show() } }
  }

  private let name = Label()
  private let summary = Label(role: .secondary)
  /// As wide as the longest name, so that the summaries line up.
  private static let nameColumns = Gallery.entries.map(\.name.count).max() ?? 0

  override func loadView() {
    let stack = StackView(.horizontal, spacing: 2, [name, summary])
    stack.setFlexible(summary)
    view = stack
    show()
  }

  private func show() {
    guard let entry else { return }
    let blanks = IndexRowPanel.nameColumns - entry.name.count
    name.text = entry.name + String(repeating: " ", count: blanks)
    summary.text = entry.summary
  }
}
