import TermPanels
import TodoModel
import TodoWording

/// A built-in list: the items of all lists that match a condition.
enum SmartList: String, CaseIterable {
  case today, upcoming, all, flagged, logbook

  /// The scope of its items.
  var scope: ItemScope {
    switch self {
    case .today: .today
    case .upcoming: .upcoming
    case .all: .all
    case .flagged: .flagged
    case .logbook: .logbook
    }
  }

  /// The grouping of its items below headings.
  var grouping: Grouping {
    switch self {
    case .today, .logbook: .none
    case .upcoming: .day
    case .all: .list
    case .flagged: .priority
    }
  }

  /// The title.
  var title: String { rawValue.capitalizedFirst }

  /// The mark before its name.
  var mark: (text: String, role: Role) {
    switch self {
    case .today: ("●", .today)
    case .upcoming: ("▸", .accent)
    case .all: ("○", .secondary)
    case .flagged: ("!", .overdue)
    case .logbook: ("✓", .faint)
    }
  }

  /// The number of items in words, with a `+` at the limit up to which the store counts.
  func text(for count: Int) -> String {
    if count == 0 { return "none" }
    let number = TodoStore.text(for: count)
    return switch self {
    case .today: number + " due"
    case .upcoming: number + " planned"
    case .all: number + " open"
    case .flagged: number + " flagged"
    case .logbook: number + " done"
    }
  }
}
