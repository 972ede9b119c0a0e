import TermPanels

/// One entry in the list: its name and its summary.
@MainActor final class IndexRowPanel: Panel {
  var entry: Entry? {
    didSet { if isViewLoaded { show() } }
  }

  private let name = Label()
  private let summary = Label(role: .secondary)
  /// The columns of the longest name, so that the summaries line up.
  private static let nameColumns = Gallery.entries.map(\.name.count).max() ?? 0

  override func loadView() {
    view = ColumnsView(
      [Column(.fixed(IndexRowPanel.nameColumns)), Column(.flexible())], [name, summary], spacing: 2)
    show()
  }

  private func show() {
    guard let entry else { return }
    name.text = entry.name
    summary.text = entry.summary
  }
}
