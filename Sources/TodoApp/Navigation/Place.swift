import TermPanels
import TodoWording

/// A destination with a name and a command of its own: the same in every database. Alt with a digit
/// goes to one of the first nine, in the order of ``all``.
struct Place: Sendable {
  /// The name by which settings refer to it.
  let name: String
  let destination: Destination
  let command: Command
  /// Whether the settings can name it as the screen shown at the start.
  var canStart = false

  /// All places.
  static let all = [inbox] + smartLists + [calendar, week, home, history]

  /// The smart lists, in their order.
  static let smartLists = SmartList.allCases.map(Place.init)

  static let inbox = Place(
    name: "inbox", destination: .inbox,
    command: Command(
      "go.inbox", sequences: ["g i", "alt-1"], title: "Go to the Inbox", topic: .going),
    canStart: true)
  static let calendar = Place(
    name: "calendar", destination: .calendar,
    command: Command(
      "go.calendar", sequences: ["g c", "alt-7"], title: "Go to the calendar", topic: .going))
  static let week = Place(
    name: "week", destination: .week,
    command: Command(
      "go.week", sequences: ["g w", "alt-8"], title: "Plan the week", word: "week", topic: .going))
  static let home = Place(
    name: "lists", destination: .home,
    command: Command(
      "go.home", sequences: ["g h", "alt-9"], title: "Go to the lists", topic: .going),
    canStart: true)
  static let history = Place(
    name: "history", destination: .history,
    command: Command(
      "app.history", .character("H"), title: "Show history", word: "history",
      topic: .going))
}

extension Place {
  /// The place of a smart list, on `g` and the first letter of its name, and on Alt and its number
  /// among all places: the Inbox is before it.
  init(_ list: SmartList) {
    let number = 2 + (SmartList.allCases.firstIndex(of: list) ?? 0)
    let keys = [
      KeySequence(.character("g"), .character(list.rawValue.first ?? "g")),
      KeySequence(.alt(Character("\(number)"))),
    ]
    self.init(
      name: list.rawValue, destination: .smart(list),
      command: Command(
        "go.\(list.rawValue)", keys: keys, title: "Go to \(list.title)", topic: .going),
      canStart: [.today, .upcoming, .all].contains(list))
  }
}
