import CivilCalendar
import DatePhrases
import TermPanels
import TodoModel
import TodoValues

/// The store for the screens: a toast reports a failure to read or to change it.
@MainActor final class StoreAccess {
  let store: TodoStore
  private let work: WorkQueue
  private let messages: Messages
  /// The habits of the person. The terminal adopts their locale when it opens, which is later.
  private lazy var typingHabits = settings.dateHabits
  private let settings: Settings
  /// The day from which dates count on the screen of a template; nil for today.
  let firstDay: Day?
  /// The access to templates, whose dates count from the day of their use.
  private(set) lazy var ofTemplates = StoreAccess(
    store, work, messages, settings, firstDay: .firstOfTemplate)

  init(
    _ store: TodoStore, _ work: WorkQueue, _ messages: Messages, _ settings: Settings,
    firstDay: Day? = nil
  ) {
    (self.store, self.work, self.messages, self.settings) = (store, work, messages, settings)
    self.firstDay = firstDay
  }

  /// The access for the screen of a list or a template.
  func within(_ list: TodoList) -> StoreAccess { list.kind == .template ? ofTemplates : self }

  /// The clock of the store, which stamps changes; ``today`` follows from it.
  var clock: WallClock { store.clock }

  /// The habits of the person, read again each time: a screen may need them before the terminal
  /// opens.
  var habits: DateHabits { settings.dateHabits }

  /// The effort that fits into a day, if the person has set one.
  var dayEffort: Effort? { settings.dayEffort }

  /// The reminders of items that have none of their own.
  var usualReminders: Reminders { settings.remind }

  /// The current day in the person's time zone; on the screen of a template, the first day of use.
  var today: Day { firstDay ?? clock.today }

  /// The moment and the habits with which typed dates are read.
  var dates: DateContext {
    if let firstDay {
      return DateContext(today: firstDay, now: .midnight, habits: typingHabits)
    }
    let now = clock.localNow
    return DateContext(today: now.day, now: now.time, habits: typingHabits)
  }

  /// Runs a change of the model after all those requested before it. If it fails, nothing has
  /// changed.
  func perform(_ change: @escaping @MainActor () async throws -> Void) {
    work.perform { [messages] in
      do {
        try await change()
      } catch {
        messages.report(error)
      }
    }
  }

  /// Reads from the model; `fallback` is returned if it fails.
  func read<Result>(or fallback: Result, _ reading: () throws -> Result) -> Result {
    do {
      return try reading()
    } catch {
      messages.report(error)
      return fallback
    }
  }

  /// An item; `nil` if it is gone.
  func item(_ id: TodoItem.ID) -> TodoItem? { read(or: nil) { try store.item(id) } }

  /// The ancestors of an item, the nearest first.
  func ancestors(of item: TodoItem) -> [TodoItem] {
    read(or: []) { try store.finder.ancestors(of: item) }
  }

  /// A list; `nil` if it is gone.
  func list(_ id: TodoList.ID) -> TodoList? { read(or: nil) { try store.list(id)?.list } }

  /// An area; `nil` if it is gone.
  func area(_ id: TodoList.ID) -> TodoList? { read(or: nil) { try store.areas.area(id) } }

  /// All lists except those that are put away.
  var lists: [TodoList] { read(or: []) { try store.lists().map(\.list) } }

  /// The tags that begin with a text, the most frequent first.
  func tags(beginningWith beginning: String) -> [String] {
    read(or: []) { try store.counts.tags(beginningWith: beginning) }.map(\.name)
  }
}
