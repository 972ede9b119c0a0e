import CivilCalendar
import TermPanels
import TodoModel
import TodoWording

/// A built-in list: the items of all lists that match a condition.
enum SmartList: String, CaseIterable {
  case today, upcoming, all, flagged, logbook

  /// The properties in which smart lists differ.
  struct Traits {
    /// The scope of the items.
    let scope: ItemScope
    /// The mark before the name.
    let mark: (text: String, role: Role)
    /// The word after a number of items.
    let word: String
    /// The message when there are no items.
    let message: Message
    /// The hint at Enter for the empty list, and the screen that it goes to.
    let wayOn: (hint: String, destination: Destination)
  }

  /// The title.
  var title: String { rawValue.capitalizedFirst }

  /// The number of items in words.
  func text(for count: Int) -> String { Counts.text(count, traits.word) }

  /// The values of an item that is added here.
  func preset(today: Day) -> ItemPreset {
    ItemPreset(due: self == .today ? today : nil, isFlagged: self == .flagged)
  }
}
