package import CivilCalendar
import TodoLanguage
package import TodoModel
import TodoValues
package import TodoWording

/// The place where a command works: the store, the time, and what comes from outside.
@MainActor package struct Desk {
  let store: TodoStore
  /// The moment and the habits with which typed dates are read.
  let dates: DateContext
  let days: DayFormat
  /// The lines of standard input, which are read only where `-` is typed.
  let readLines: @MainActor () throws -> [String]
  /// Whether words that are no id may name an item: a person is there to see which one.
  let findsByWords: Bool

  package init(
    _ store: TodoStore, _ habits: DateHabits, style: DateStyle = .short, findsByWords: Bool,
    readLines: @escaping @MainActor () throws -> [String]
  ) {
    let now = store.clock.localNow
    self.store = store
    dates = DateContext(today: now.day, now: now.time, habits: habits)
    days = DayFormat(today: now.day, style: style)
    (self.findsByWords, self.readLines) = (findsByWords, readLines)
  }

  var today: Day { dates.today }
  var phrases: PhraseBook { PhraseBook(days: days) }

  /// A query from the words of a command line; everything without words.
  func query(_ words: [String]) throws -> Query {
    try Query(parsing: words.joined(separator: " "), habits: dates.habits)
  }

  /// The items of a scope that match a query.
  func items(_ scope: ItemScope, _ filter: Query, atMost limit: Int? = nil) throws -> [TodoItem] {
    try store.matches(of: ItemQuery(scope, filter: filter, today: today), atMost: limit).items
  }

  /// The circumstances in which a line is read, with the existing lists.
  func context(_ lists: [TodoList]) -> QuickAdd.Context {
    QuickAdd.Context(dates, lists: lists.map(\.name))
  }

  /// The list with a name, ignoring case.
  func list(
    named name: String, among lists: [TodoList], kind: String = "list"
  ) throws -> TodoList {
    if let list = lists.first(where: { $0.name.lowercased() == name.lowercased() }) { return list }
    let nearest = name.nearest(among: lists.map(\.name))
    throw CommandFailure(
      .notFound,
      "There is no \(kind) “\(name)”." + (nearest.map { " Did you mean “\($0)”?" } ?? ""), word: name)
  }
}
