import CivilCalendar
import TermPanels
import TodoLanguage
import TodoModel
import TodoValues

extension Why {
  /// A day and a time within a sentence: `today 9:00`, `yesterday`, `Fri 4 Dec`.
  static func moment(_ day: Day, _ time: TimeOfDay?, today: Day) -> String {
    let words = DayWords.moment(day, time, today: today)
    switch today.distance(to: day) {
    case -1: return "yesterday" + (time.map { " " + DayWords.time($0) } ?? "")
    case 0, 1: return words.prefix(1).lowercased() + words.dropFirst()
    default: return words
    }
  }

  private func moment(_ moment: Timestamp) -> String {
    Why.moment(zone.day(of: moment), zone.time(of: moment), today: today)
  }

  /// The moment at which an item was done.
  func doneWords(_ item: TodoItem) -> String { item.completed.map(moment) ?? "never" }

  private func due(_ item: TodoItem) -> String? {
    item.due.map { Why.moment($0, item.dueTime, today: today) }
  }

  // MARK: - Neighbours

  /// The difference of another item by a term of the order, as a part of a sentence about it.
  func words(for term: SortTerm, of other: TodoItem) -> String {
    switch term {
    case .state: other.isDone ? "which is done" : "which is open"
    case .group(.list): "which is in the list “\(listName(other.list))”"
    case .group(.tag): tagWords(other)
    case .group(.priority): priorityWords(other)
    case .group: dueWords(other)
    case .rule(let rule):
      switch rule.key {
      case .manual: other.order < item.order ? "which was put before it" : "which was put behind it"
      case .due: dueWords(other)
      case .priority: priorityWords(other)
      case .name: "whose name comes \(order(other.name.lowercased(), item.name.lowercased()))"
      case .created: "which was made \(order(other.created, item.created))"
      case .modified: "which changed \(order(other.modified, item.modified))"
      case .completed: completedWords(other)
      }
    }
  }

  private func order(_ left: String, _ right: String) -> String {
    left.utf8.lexicographicallyPrecedes(right.utf8)
      ? "earlier in the alphabet" : "later in the alphabet"
  }

  private func order(_ left: Timestamp, _ right: Timestamp) -> String {
    let word = left < right ? "earlier" : "later"
    let (there, here) = (moment(left), moment(right))
    return there == here ? word : "\(word): \(there), and this one \(here)"
  }

  private func dueWords(_ other: TodoItem) -> String {
    switch (due(other), due(item)) {
    case (nil, _): "which has no due day"
    case (let there?, nil): "which is due \(there), and this one has no due day"
    case (let there?, let here?):
      isEarlier(other)
        ? "which is due earlier: \(there), and this one \(here)"
        : "which is due later: \(there), and this one \(here)"
    }
  }

  private func isEarlier(_ other: TodoItem) -> Bool {
    (SortTerm.rule(SortRule(.due)).compare(other, item) ?? 0) < 0
  }

  private func priorityWords(_ other: TodoItem) -> String {
    func words(_ item: TodoItem) -> String {
      item.priority == .none ? "no priority" : "\(item.priority.name) priority"
    }
    return "which has \(words(other)), and this one \(words(item))"
  }

  private func tagWords(_ other: TodoItem) -> String {
    other.tags.first.map { "which is tagged @\($0)" } ?? "which has no tag"
  }

  private func completedWords(_ other: TodoItem) -> String {
    guard let there = other.completed, let here = item.completed else {
      return other.isDone ? "which is done" : "which is open"
    }
    return "which was done \(order(there, here))"
  }

  // MARK: - What is looked for

  /// The parts of the search that the item matches.
  var filterReasons: [String] {
    guard holds(query.filter) else { return ["It has changed, and does not answer that any more."] }
    return words(for: query.filter)
  }

  private func holds(_ part: Query) -> Bool {
    answers(ItemQuery(.everything, filter: part, today: today))
  }

  private func words(for part: Query) -> [String] {
    switch part {
    case .everything: []
    case .all(let parts): parts.flatMap(words)
    case .any(let parts): parts.filter(holds).flatMap(words)
    case .not(let part): ["It does not answer “\(part)”."]
    case .text(let text, _):
      item.name.lowercased().contains(text.lowercased())
        ? ["“\(text)” is in its name."] : ["“\(text)” is in its notes."]
    case .notes(let text, _): ["“\(text)” is in its notes."]
    case .list(let name): ["It is in the list “\(name)”."]
    case .tag(let name): ["It is tagged @\(name)."]
    case .priority:
      item.priority == .none
        ? ["It has no priority (\(part))."] : ["It has \(item.priority.name) priority (\(part))."]
    case .date(let field, _): ["\(words(for: field)) (\(part))."]
    case .state(let state): [words(for: state) + "."]
    case .has(let has): [words(for: has) + "."]
    }
  }

  private func words(for field: Query.DateField) -> String {
    switch field {
    case .due: due(item).map { "It is due \($0)" } ?? "It has no due day"
    case .start:
      item.deferUntil.map { "It starts \(Why.moment($0, nil, today: today))" }
        ?? "It has no day to start"
    case .done: item.isDone ? "It was done \(doneWords(item))" : "It is not done"
    case .created: "It was made \(moment(item.created))"
    }
  }

  private func words(for state: Query.State) -> String {
    switch state {
    case .open: "It is open"
    case .done: "It is done"
    case .overdue: "It is overdue: it is due \(due(item) ?? "")"
    case .recurring: "It comes again \(item.recurrence.map { "\($0)" } ?? "")"
    case .deferred:
      "It is put off until "
        + (item.deferUntil.map { Why.moment($0, nil, today: today) } ?? "later")
    case .flagged: "It has \(item.priority.name) priority"
    case .subtask: "It is a part of " + (parent.map { "“\($0.name)”" } ?? "something else")
    }
  }

  private func words(for part: Query.Part) -> String {
    switch part {
    case .notes: "It has notes"
    case .due: "It has a due day: \(due(item) ?? "")"
    case .time: "It has a time: \(item.dueTime.map(DayWords.time) ?? "")"
    case .start: "It has a day to start"
    case .subtasks: "It has parts of its own"
    case .tags: "It has tags: " + item.tags.map { "@" + $0 }.joined(separator: " ")
    case .priority: "It has \(item.priority.name) priority"
    }
  }
}
