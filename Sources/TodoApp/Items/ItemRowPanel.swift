import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel

/// One item: whether it is done, what it is, what else there is to know of it, when it is due.
@MainActor final class ItemRowPanel: Panel {
  var item: TodoItem? {
    didSet { if item != oldValue, isViewLoaded { show() } }
  }
  /// The day that due dates are told from.
  var today = Day.today {
    didSet { if today != oldValue, isViewLoaded { show() } }
  }

  /// How dates are written. Set it before the item.
  var dateStyle = DateStyle.short

  private let mark = Label()
  private let name = Label()
  private let tags = Label(role: .faint)
  private let notes = Label("≡", role: .faint)
  private let subtasks = Label(role: .secondary)
  private let recurrence = Label("↻", role: .secondary)
  private let priority = Label()
  private let when = Label()

  override func loadView() {
    let row = ItemRowView(
      mark: mark, name: name, details: [tags, notes, subtasks, recurrence, priority, when],
      leaving: [tags, notes, recurrence, subtasks, priority, when])
    row.insets = Insets(right: 2)
    row.accessibilityElements = [name, mark, priority, when, recurrence, subtasks, tags, notes]
    view = row
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notes.accessibilityLabel = "has notes"
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
    showDetails(of: item)
    let words = words(for: item)
    when.text = words?.text ?? ""
    when.role = words?.role ?? .secondary
    when.isHidden = words == nil
    view.setNeedsLayout()
  }

  private func showDetails(of item: TodoItem) {
    tags.text = item.tags.map { "@" + $0 }.joined(separator: " ")
    tags.accessibilityLabel = "tagged " + item.tags.joined(separator: ", ")
    tags.isHidden = item.tags.isEmpty
    notes.isHidden = item.notes.isEmpty
    let done = item.subtaskCount - item.openSubtaskCount
    subtasks.text = "\(done)/\(item.subtaskCount)"
    subtasks.accessibilityLabel = "\(done) of \(item.subtaskCount) parts done"
    subtasks.role = item.isDone ? .faint : .secondary
    subtasks.isHidden = item.subtaskCount == 0
    recurrence.accessibilityLabel = item.recurrence?.description
    recurrence.role = item.isDone ? .faint : .secondary
    recurrence.isHidden = item.recurrence == nil
    priority.text = String(repeating: "!", count: item.priority.rawValue)
    priority.accessibilityLabel = item.priority.name + " priority"
    priority.role = item.isDone ? .faint : item.priority == .high ? .accent : .secondary
    priority.isHidden = item.priority == .none
  }

  private func words(for item: TodoItem) -> DayWords? {
    if let completed = item.completed {
      let day = Day.containing(secondsSinceEpoch: completed.secondsSinceEpoch)
      return DayWords(done: day, today: today, style: dateStyle)
    }
    return item.due.map {
      DayWords(due: $0, at: item.dueTime, today: today, style: dateStyle)
    }
  }
}
