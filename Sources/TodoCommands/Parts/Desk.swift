import CivilCalendar
import DatePhrases
import TodoLanguage
package import TodoModel
import TodoValues
import TodoWording

/// The workplace of a command: the store, the time, and the surroundings.
@MainActor package struct Desk {
  let store: TodoStore
  /// The moment and the habits with which typed dates are read.
  let dates: DateContext
  let days: DayFormat
  let json: StoreJSON
  let surroundings: Surroundings

  package init(_ store: TodoStore, in surroundings: Surroundings) {
    let now = store.clock.localNow
    (self.store, self.surroundings) = (store, surroundings)
    dates = DateContext(today: now.day, now: now.time, habits: surroundings.habits)
    days = DayFormat(today: now.day, style: surroundings.style)
    json = StoreJSON(store, surroundings)
  }

  /// Whether words that are not an id may name an item.
  var findsByWords: Bool { surroundings.findsByWords }

  /// The lines of standard input.
  func readLines() throws -> [String] { try surroundings.doors.readLines() }

  /// The notes that an option gives: standard input for `-`.
  func notes(_ text: String) throws -> String {
    guard text == "-" else { return text }
    var lines = try readLines()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The day that a text names.
  func day(_ text: String, of option: String) throws -> Day {
    do throws(DayPhraseError) {
      return try DayPhrase.parse(text, in: dates)
    } catch {
      throw UsageError("\(option): \(error)")
    }
  }

  /// The day that a text names, which may not be to come.
  func pastDay(_ text: String, of option: String) throws -> Day {
    let day = try day(text, of: option)
    guard day <= today else {
      throw UsageError("\(option): \(days.inSentence(day)) is in the future.")
    }
    return day
  }

  var today: Day { dates.today }
  var phrases: PhraseBook { PhraseBook(days: days) }

  /// A query from the words of a command line; everything without words.
  func query(_ words: [String]) throws -> Query {
    try Query(parsing: words.joined(separator: " "), habits: dates.habits)
  }

  /// The items of a scope that match a query.
  func items(_ scope: ItemScope, _ filter: Query, atMost limit: Int? = nil) throws -> [TodoItem] {
    try store.finder.matches(of: ItemQuery(scope, filter: filter, today: today), atMost: limit)
      .items
  }

  /// The circumstances in which a line is read, with the existing lists.
  func context(_ lists: [TodoList]) -> QuickAdd.Context {
    QuickAdd.Context(dates, lists: lists.map(\.name))
  }

  /// The list with a name, in the same case or, if none has it so, in any; or else with an id.
  func list(
    named name: String, among lists: [TodoList], kind: String = "list"
  ) throws -> TodoList {
    let exact = lists.filter { $0.name == name }
    let alike = exact.isEmpty ? lists.filter { $0.name.lowercased() == name.lowercased() } : exact
    let found = alike.isEmpty ? Self.lists(called: name, among: lists) : alike
    guard let list = found.first else {
      let nearest = name.nearest(among: lists.map(\.name))
      let advice = nearest.map { "Did you mean “\($0)”?" } ?? "“paneltodo \(kind)s” shows all."
      throw CommandFailure(.notFound, "There is no \(kind) “\(name)”. \(advice)", word: name)
    }
    guard found.count == 1 else {
      let ids = found.map { "\(ShortID($0.id))" }.joined(separator: ", ")
      throw CommandFailure(
        .notFound, "Several \(kind)s have the name “\(name)”. Use an id: \(ids).", word: name)
    }
    return list
  }

  /// The heading of a list with a name, or with a name that only it begins with.
  func heading(named name: String, of list: TodoList) throws -> TodoList {
    let headings = try store.headings.all(of: list.id)
    if let heading = headings.heading(named: name) { return heading }
    let alike = headings.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
    if alike.count > 1 {
      let names = alike.prefix(3).map { "“\($0.name)”" }.joined(separator: ", ")
      throw CommandFailure(
        .notFound, "Several headings of “\(list.name)” begin with “\(name)”: \(names).", word: name)
    }
    let nearest = name.nearest(among: headings.map(\.name))
    let advice = nearest.map { " Did you mean “\($0)”?" } ?? ""
    throw CommandFailure(
      .notFound, "There is no heading “\(name)” in “\(list.name)”.\(advice)", word: name)
  }

  private static func lists(called word: String, among lists: [TodoList]) -> [TodoList] {
    guard let id = ShortID(word) else { return [] }
    return lists.filter { id.names($0.id) }
  }
}
