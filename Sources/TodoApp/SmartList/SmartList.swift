import TermPanels
import TodoModel

/// A list that nobody fills: the answer of all lists to a question.
enum SmartList: String, CaseIterable {
  case today, upcoming, all, flagged, logbook

  /// Which items are in it.
  var scope: ItemScope {
    switch self {
    case .today: .today
    case .upcoming: .upcoming
    case .all: .all
    case .flagged: .flagged
    case .logbook: .logbook
    }
  }

  /// What its items stand under headings by.
  var grouping: Grouping {
    switch self {
    case .today, .logbook: .none
    case .upcoming: .day
    case .all: .list
    case .flagged: .priority
    }
  }

  /// The same items as a query would say it.
  var typed: String {
    switch self {
    case .today: "is:open due<=today not is:deferred"
    case .upcoming: "is:open due>today"
    case .all: "is:open"
    case .flagged: "is:open is:flagged"
    case .logbook: "is:done"
    }
  }

  /// What it is called.
  var title: String { rawValue.capitalized }

  /// The command that shows it, and its keys.
  var command: (id: String, keys: KeySequence) {
    switch self {
    case .today: ("go.today", .going("t"))
    case .upcoming: ("go.upcoming", .going("u"))
    case .all: ("go.all", .going("a"))
    case .flagged: ("go.flagged", .going("f"))
    case .logbook: ("go.logbook", .going("l"))
    }
  }

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

  /// How much is in it, in words. More than the store counts one by one is told as that.
  func words(for count: Int) -> String {
    if count == 0 { return "none" }
    let number = TodoStore.words(for: count)
    return switch self {
    case .today: number + " due"
    case .upcoming: number + " planned"
    case .all: number + " open"
    case .flagged: number + " flagged"
    case .logbook: number + " done"
    }
  }
}

extension String {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}

extension KeySequence {
  /// `g` and a key: to one of the screens. Asked for with every key press, so no text is read.
  static func going(_ key: Character) -> KeySequence {
    KeySequence(.character("g"), .character(key))
  }
}
