import TermPanels
import TodoModel

/// The row of a heading: its name, and the number of items below it.
@MainActor final class HeadingRowPanel: Panel {
  private let name = Label(role: .text, .bold)
  private let count = Label(role: .secondary)
  private lazy var newsView = NewsView(rowView)

  private lazy var rowView: View = {
    let columns = ColumnsView(
      [Column(.flexible(minimum: 8)), Column(.fitting(), alignment: .trailing, priority: 0)],
      [name, count], spacing: 2)
    let stack = StackView(.horizontal, [columns])
    stack.setFlexible(columns)
    stack.insets = Insets(right: 2)
    return stack
  }()

  override func loadView() { view = newsView }

  /// Shows a heading with the number of open items below it, which may be hidden. A sign marks
  /// news: another program has just changed the heading.
  func show(_ heading: TodoList, count: Int, isFolded: Bool, isNews: Bool) {
    newsView.isNews = isNews
    name.text = (isFolded ? "▸ " : "▾ ") + heading.name
    name.highlights = TextHighlight.names([heading.name], in: name.text, role: .text)
    name.accessibilityLabel = "\(heading.name), heading\(isFolded ? ", folded" : "")"
    self.count.text = count == 0 ? "" : "\(count)"
    self.count.accessibilityLabel = count == 0 ? "empty" : Counts.text(count, "open")
  }
}
