import TermPanels
import TodoModel

/// One list in the overview: emoji, name, progress, number of open items.
@MainActor final class ListRowPanel: Panel {
  var summary: ListSummary? {
    didSet { if summary != oldValue, isViewLoaded { show() } }
  }

  /// Whether somebody else has just changed the list, or something in it.
  var isNews: Bool {
    get { newsView.isNews }
    set { newsView.isNews = newValue }
  }

  private let row = OverviewRowView(hasProgress: true)
  private lazy var newsView = NewsView(row)

  override func loadView() { view = newsView }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard let summary else { return }
    let color = summary.list.color?.role
    // An emoji has colours of its own, so the bar has the list's.
    row.mark.text = summary.list.emoji.isEmpty && color != nil ? "●" : summary.list.emoji
    row.mark.role = color ?? .text
    row.progress?.role = color ?? .progress
    row.name.text = summary.list.name
    row.name.accessibilityLabel = [summary.list.emoji, summary.list.name].filter { !$0.isEmpty }
      .joined(separator: " ")
    row.progress?.isHidden = summary.totalCount == 0
    row.progress?.progress =
      summary.totalCount == 0 ? 0 : Double(summary.doneCount) / Double(summary.totalCount)
    switch (summary.totalCount, summary.openCount) {
    case (0, _): row.setCount("empty", number: "0", role: .faint)
    case (_, 0): row.setCount("all done", number: "✓", role: .faint)
    case (_, let open): row.setCount("\(open) open", number: "\(open)", role: .secondary)
    }
  }
}
