import TermPanels
import TodoModel

/// One list in the overview: emoji, name, how far it is, how much is open.
@MainActor final class ListRowPanel: Panel {
  var summary: ListSummary? {
    didSet { if summary != oldValue, isViewLoaded { show() } }
  }

  private let emoji = Label()
  private let name = Label()
  private let progress = ProgressView(columns: 10)
  private let count = Label(role: .secondary)

  override func loadView() {
    let row = ColumnsView(
      [
        Column(.fixed(2)), Column(.flexible(minimum: 12)), Column(.fixed(10), priority: 0),
        Column(.fitting(minimum: 10), alignment: .trailing, priority: 1),
      ], [emoji, name, progress, count])
    row.accessibilityElements = [name, count, progress]
    row.insets = Insets(right: 2)
    view = row
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard let summary else { return }
    emoji.text = summary.list.emoji
    name.text = summary.list.name
    name.accessibilityLabel = [emoji.text, name.text].filter { !$0.isEmpty }.joined(separator: " ")
    progress.isHidden = summary.totalCount == 0
    progress.progress =
      summary.totalCount == 0 ? 0 : Double(summary.doneCount) / Double(summary.totalCount)
    (count.text, count.role) =
      switch (summary.totalCount, summary.openCount) {
      case (0, _): ("empty", .faint)
      case (_, 0): ("all done", .faint)
      case (_, let open): ("\(open) open", .secondary)
      }
  }
}
