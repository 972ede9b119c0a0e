import CivilCalendar
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

  /// The values of an item that is added here.
  func preset(today: Day) -> ItemPreset {
    switch self {
    case .today: ItemPreset(due: today)
    case .flagged: ItemPreset(isFlagged: true)
    case .upcoming, .all, .logbook: ItemPreset()
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
    case .flagged: ("⚑", .overdue)
    case .logbook: ("✓", .faint)
    }
  }

  /// The number of items in words.
  func text(for count: Int) -> String {
    switch self {
    case .today, .upcoming: Counts.text(count, "due")
    case .all, .flagged: Counts.text(count, "open")
    case .logbook: Counts.text(count, "done")
    }
  }
}
