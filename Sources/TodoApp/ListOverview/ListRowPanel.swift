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
  private let count = Label(role: .secondary, alignment: .trailing)

  override func loadView() {
    view = ListRowView(emoji: emoji, name: name, progress: progress, count: count)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard let summary else { return }
    emoji.text = summary.list.emoji
    name.text = summary.list.name
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

/// Gives every part its column, so that rows line up below each other; what matters least goes
/// first where there is no room.
@MainActor private final class ListRowView: View {
  private let emoji: Label
  private let name: Label
  private let progress: ProgressView
  private let count: Label

  init(emoji: Label, name: Label, progress: ProgressView, count: Label) {
    self.emoji = emoji
    self.name = name
    self.progress = progress
    self.count = count
    super.init()
    for view in [emoji, name, progress, count] { addSubview(view) }
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

  override func layoutSubviews() {
    let width = bounds.width - 2
    let emojiWidth = 3
    let countWidth = width >= 24 ? max(9, count.text.columns) : 0
    let progressWidth = width >= 44 ? progress.preferredColumns + 2 : 0
    emoji.frame = Rect(x: 0, y: 0, width: emojiWidth - 1, height: 1)
    name.frame = Rect(
      x: emojiWidth, y: 0, width: max(0, width - emojiWidth - progressWidth - countWidth - 1),
      height: 1)
    progress.frame = Rect(
      x: width - countWidth - progressWidth, y: 0, width: max(0, progressWidth - 2), height: 1)
    count.frame = Rect(x: width - countWidth, y: 0, width: countWidth, height: 1)
  }
}
