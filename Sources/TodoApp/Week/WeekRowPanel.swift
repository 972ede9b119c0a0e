import TermPanels
import TodoModel
import TodoValues
import TodoWording

/// One item in the planning of a week: its name, its list, its priority, and a few words on its
/// date. An arrow before it marks a choice that is not saved yet.
@MainActor final class WeekRowPanel: Panel {
  /// A few words, fewer of them for where there is less room, and their meaning.
  struct Text: Equatable {
    let text: String
    let short: String
    let role: Role

    init(_ text: String, _ short: String, _ role: Role = .secondary) {
      (self.text, self.short, self.role) = (text, short, role)
    }
  }

  /// The maximum number of columns for the name of a list where there is less room.
  private static let columnsOfShortList = 10

  private let mark = Label()
  private let name = Label("", .verbatim)
  private let parentName = Label(role: .faint)
  private let list = Label(role: .faint)
  private let shortList = Label(role: .faint)
  private let priority = Label()
  private let when = Label()
  private let shortWhen = Label()

  private lazy var rowView = ItemRowView(
    mark: mark, name: name, note: parentName,
    details: [
      .init(label: list, short: shortList), .init(label: priority),
      .init(label: when, short: shortWhen, isTrailing: true),
    ],
    yielding: [list], leaving: [priority, when])

  private lazy var newsView = NewsView(rowView)

  override func loadView() {
    rowView.insets = Insets(right: 2)
    rowView.accessibilityElements = [name, mark, priority, when, parentName, list]
    view = newsView
  }

  override func didMove(toParent parent: Panel?) {
    super.didMove(toParent: parent)
    if parent == nil { rowView.leaveColumns() } else { rowView.contentDidChange() }
  }

  /// Shows an item. A sign shows that it is news: another program has just changed it.
  func show(
    _ item: TodoItem, parent: String?, list owner: TodoList?, _ text: Text?, isChosen: Bool,
    _ columns: ItemColumns, isNews: Bool
  ) {
    loadViewIfNeeded()
    newsView.isNews = isNews
    rowView.columns = columns
    mark.text = isChosen ? "→" : "○"
    mark.accessibilityLabel = isChosen ? "chosen" : ""
    mark.role = isChosen ? .accent : .secondary
    name.text = item.name
    parentName.show(parent: parent)
    list.show(owner)
    shortList.show(owner, columns: Self.columnsOfShortList)
    priority.show(item.priority)
    (when.text, shortWhen.text) = (text?.text ?? "", text?.short ?? "")
    (when.isHidden, shortWhen.isHidden) = (text == nil, text == nil)
    (when.role, shortWhen.role) = (text?.role ?? .secondary, text?.role ?? .secondary)
    rowView.contentDidChange()
  }
}
