import CivilCalendar
package import DatePhrases
import SafeText
import TodoFormats
import TodoLanguage
package import TodoModel
import TodoValues

/// Takes the lines of the inbox file into the Inbox of a store, read as quick add reads them. No
/// line is refused: unknown words are a part of the name.
@MainActor package struct InboxIntake {
  private static let limits = ExchangeLimits()

  private let file: InboxFile
  private let store: TodoStore
  private let habits: DateHabits

  package init(_ file: InboxFile, into store: TodoStore, habits: DateHabits) {
    (self.file, self.store, self.habits) = (file, store, habits)
  }

  /// The lines that a run has taken.
  package struct Outcome: Sendable {
    /// The new items.
    package var items: [TodoItem] = []
    /// Whether lines are left for the next run.
    package var isPartial = false
  }

  /// Takes lines, at most as many as one run may take, and some hundred in each transaction.
  ///
  /// - Parameter attempts: The number of attempts, ten milliseconds apart, where another program
  ///   takes lines at this moment.
  package func run(attempts: Int = 1) async throws -> Outcome {
    var outcome = Outcome()
    outcome.isPartial = try await file.takeLines(attempts: attempts) { lines in
      let inbox = try store.inbox.current
      let lists = try store.lists().map(\.list)
      let items = lines.compactMap { line in
        item(of: line.text.plainLine, inbox, lists).map { (id: line.id, item: $0) }
      }
      let changes = try await store.inbox.take(items)
      outcome.items += changes?.items.compactMap(\.after) ?? []
    }
    return outcome
  }

  /// The item of a line; nil if nothing can be seen in it.
  private func item(of line: String, _ inbox: TodoList, _ lists: [TodoList]) -> NewItem? {
    guard !line.isEmpty else { return nil }
    guard line.utf8.count <= Self.limits.name else { return long(line, inbox) }
    let item = read(line, inbox, lists)
    // A line of nothing but marks is a name, and so is one with a tag that is too long.
    return (try? StoreRequest.create([item])) == nil ? NewItem(line, in: inbox.id) : item
  }

  private func read(_ line: String, _ inbox: TodoList, _ lists: [TodoList]) -> NewItem {
    let now = store.clock.localNow
    let context = QuickAdd.Context(
      DateContext(today: now.day, now: now.time, habits: habits), lists: lists.map(\.name))
    var heading: TodoList?
    let reading = QuickAdd.read(line, in: context) { chip in
      heading = existingHeading(of: chip, lists)
      return heading != nil
    }
    let list = lists.first { $0.name == reading.list } ?? inbox
    var item = NewItem(reading, in: list.id)
    item.heading = reading.heading == nil ? nil : heading?.id
    return item
  }

  /// The heading that a chip names, if it exists. One that cannot be read counts as missing.
  private func existingHeading(of chip: QuickAdd.Chip, _ lists: [TodoList]) -> TodoList? {
    guard let name = chip.heading, let list = lists.first(where: { $0.name == chip.list }) else {
      return nil
    }
    return (try? store.headings.all(of: list.id))?.heading(named: name)
  }

  /// The item of a line that is too long for a name. The notes have the whole of it.
  private func long(_ line: String, _ inbox: TodoList) -> NewItem {
    NewItem(
      line.prefix(ofBytes: Self.limits.name).plainLine, in: inbox.id,
      notes: line.prefix(ofBytes: Self.limits.notes))
  }
}
