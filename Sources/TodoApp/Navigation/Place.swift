import TermPanels
import TodoWording

/// A destination with a name and a command of its own: the same in every database.
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
    command: Command("go.inbox", sequences: ["g i"], title: "Go to the Inbox", topic: .going),
    canStart: true)
  static let calendar = Place(
    name: "calendar", destination: .calendar,
    command: Command("go.calendar", sequences: ["g c"], title: "Go to the calendar", topic: .going))
  static let week = Place(
    name: "week", destination: .week,
    command: Command(
      "go.week", sequences: ["g w"], title: "Plan the week", word: "week", topic: .going))
  static let home = Place(
    name: "lists", destination: .home,
    command: Command("go.home", sequences: ["g h"], title: "Go to the lists", topic: .going),
    canStart: true)
  static let history = Place(
    name: "history", destination: .history,
    command: Command(
      "app.history", .character("H"), title: "Show history", word: "history",
      topic: .going))
}

extension Place {
  /// The place of a smart list, on `g` and the first letter of its name.
  init(_ list: SmartList) {
    let key = KeySequence(.character("g"), .character(list.rawValue.first ?? "g"))
    self.init(
      name: list.rawValue, destination: .smart(list),
      command: Command(
        "go.\(list.rawValue)", sequences: [key], title: "Go to \(list.title)", topic: .going),
      canStart: [.today, .upcoming, .all].contains(list))
  }
}
