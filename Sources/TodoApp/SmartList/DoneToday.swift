import TermPanels
import TodoModel
import TodoValues

/// The items that were completed today.
@MainActor struct DoneToday {
  let access: StoreAccess

  /// Their number; nil when counting them would hold up the screen.
  private var count: Int? {
    let today = Query.date(.done, .compare(.equal, .day(access.today)))
    let query = ItemQuery(.logbook, filter: today, today: access.today)
    return access.read(or: nil) { try access.store.counts.countAtOnce(of: query) }
  }

  /// A line about them; empty if there are none.
  var text: String {
    guard let count, count > 0 else { return "" }
    return "✓ " + Counts.text(count, "done today")
  }

  /// The message of Today without items, after some were completed.
  func message(instead message: Message) -> Message {
    text.isEmpty
      ? message : Message(art: message.art, title: "Done for today", detail: message.detail)
  }
}
