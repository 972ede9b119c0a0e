import TermPanels
import TodoModel

/// The heading of a section in the planning of a week. That of a day has the key that puts an item
/// there, and at its right end how full the day is.
@MainActor final class WeekHeadingPanel: Panel {
  private let name = Label(role: .secondary, .bold)
  private let count = Label(role: .secondary)
  private let bar = Label()
  private var text = ""

  override func loadView() {
    let columns = ColumnsView(
      [
        Column(.flexible(minimum: 8)), Column(.fitting(), alignment: .trailing, priority: 1),
        Column(.fixed(1)),
      ],
      [name, count, bar], spacing: 1)
    let stack = StackView(.horizontal, [columns])
    stack.setFlexible(columns)
    bar.accessibilityLabel = ""
    view = stack
  }

  /// The number ends where the rows do: at the bar of a day, or without one in its place.
  private func alignNumber(hasBar: Bool) { view.insets = Insets(right: hasBar ? 2 : 0) }

  /// Shows a title.
  func show(_ title: String) {
    loadViewIfNeeded()
    text = title
    (name.text, name.highlights, bar.text) = (title, [], "")
    name.accessibilityLabel = nil
    alignNumber(hasBar: false)
  }

  /// Shows the number of items.
  func showCount(_ number: Int) { count.text = "\(number)" }

  /// Shows the key of a day, its load, and whether it is full.
  func showDay(key: Int, _ load: DayLoad, isFull: Bool) {
    name.text = "\(key)  \(text)"
    name.highlights = [TextHighlight(0..<1, role: .hintKey)]
    name.accessibilityLabel = "\(key): \(text)"
    count.text = WeekHeadingPanel.words(load) + (isFull ? ", full" : "")
    alignNumber(hasBar: true)
    let sign = LoadBar(load.hours)
    bar.text = sign.map { String($0.sign) } ?? ""
    bar.role = sign?.role ?? .secondary
  }

  /// The number of items of a day in words, with the sum of their efforts if they have any.
  static func words(_ load: DayLoad) -> String {
    let count = load.count == 0 ? "free" : Counts.items(load.count)
    return [count, load.effort].compactMap(\.self).joined(separator: " · ")
  }
}
