import CivilCalendar
import TermPanels
import TodoModel

/// One item: whether it is done, what it is, when it is due.
@MainActor final class ItemRowPanel: Panel {
  var item: TodoItem? {
    didSet { if item != oldValue, isViewLoaded { show() } }
  }
  /// The day that due dates are told from.
  var today = Day.today {
    didSet { if today != oldValue, isViewLoaded { show() } }
  }

  private let mark = Label()
  private let name = Label()
  private let when = Label()

  override func loadView() {
    let stack = StackView(.horizontal, spacing: 1, [mark, name, when])
    stack.setFlexible(name)
    stack.insets = Insets(right: 2)
    stack.accessibilityElements = [name, mark, when]
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    guard let item else { return }
    mark.text = item.isDone ? "✓" : "○"
    // That an item is done is said by when it was.
    mark.accessibilityLabel = item.isDone ? "" : "open"
    mark.role = item.isDone ? .faint : .secondary
    name.text = item.name
    name.role = item.isDone ? .done : .text
    let words = words(for: item)
    when.text = words?.text ?? ""
    when.role = words?.role ?? .secondary
  }

  private func words(for item: TodoItem) -> DayWords? {
    if let completed = item.completed {
      let day = Day.containing(secondsSinceEpoch: completed.secondsSinceEpoch)
      return DayWords(done: day, today: today)
    }
    return item.due.map { DayWords(due: $0, today: today) }
  }
}
