import CivilCalendar
import TodoLanguage
import TodoModel
import TodoValues

extension Why {
  /// A day and a time within a sentence: `today 9:00`, `yesterday`, `Fri 4 Dec`.
  func text(_ day: Day, _ time: TimeOfDay? = nil) -> String {
    days.inSentence(day, time)
  }

  private func moment(_ moment: Timestamp) -> String {
    text(zone.day(of: moment), zone.time(of: moment))
  }

  private func adverb(_ moment: Timestamp) -> String {
    days.adverb(zone.day(of: moment), zone.time(of: moment))
  }

  /// The moment at which an item was done, as an adverb.
  func doneText(_ item: TodoItem) -> String { item.completed.map(adverb) ?? "never" }

  private func due(_ item: TodoItem) -> String? {
    item.due.map { text($0, item.dueTime) }
  }

  private func dueAdverb(_ item: TodoItem) -> String? {
    item.due.map { days.adverb($0, item.dueTime) }
  }

  // MARK: - Neighbours

  /// The difference of another item by a term of the order, as a part of a sentence about it.
  func text(for term: SortTerm, of other: TodoItem) -> String {
    switch term {
    case .state: other.isDone ? "which is completed" : "which is open"
    case .group(.list, _): "which is in the list “\(listName(other.list))”"
    case .group(.tag, _): tagText(other)
    case .group(.priority, _): priorityText(other)
    case .group(.today, _): partText(TodayPart(of: other, on: today))
    case .group(.agenda, _): agendaText(other)
    case .group: dueText(other)
    case .rule(let rule):
      switch rule.key {
      case .manual:
        other.order < item.order ? "which is placed before it" : "which is placed after it"
      case .due: dueText(other)
      case .priority: priorityText(other)
      case .effort: "which has \(effortText(other))"
      case .name: "whose name comes \(order(other.name.lowercased(), item.name.lowercased()))"
      case .created: "which was created \(order(other.created, item.created))"
      case .modified: "which was edited \(order(other.modified, item.modified))"
      case .completed: completedText(other)
      }
    }
  }

  private func partText(_ part: TodayPart) -> String {
    switch part {
    case .leftOver: "which is left over from an earlier day"
    case .planned: "which is planned for today"
    case .due: "which is due"
    case .started: "which has started"
    case .evening: "which is planned for this evening"
    case .blocked: "which is blocked"
    }
  }

  private func agendaText(_ other: TodoItem) -> String {
    other.nextDay(after: today).map { "which comes \(days.adverb($0))" } ?? "which has no date"
  }

  private func order(_ left: String, _ right: String) -> String {
    left.utf8.lexicographicallyPrecedes(right.utf8)
      ? "earlier in the alphabet" : "later in the alphabet"
  }

  private func order(_ left: Timestamp, _ right: Timestamp) -> String {
    let word = left < right ? "earlier" : "later"
    let (there, here) = (moment(left), moment(right))
    return there == here ? word : "\(word) (\(there); this one \(here))"
  }

  private func dueText(_ other: TodoItem) -> String {
    switch (due(other), due(item)) {
    case (nil, _): "which has no due date"
    case (_?, nil): "which is due \(dueAdverb(other) ?? ""); this one has no due date"
    case (let there?, let here?):
      isEarlier(other)
        ? "which is due earlier (\(there); this one \(here))"
        : "which is due later (\(there); this one \(here))"
    }
  }

  private func isEarlier(_ other: TodoItem) -> Bool {
    (SortTerm.rule(SortRule(.due)).compare(other, item) ?? 0) < 0
  }

  private func priorityText(_ other: TodoItem) -> String {
    func text(_ item: TodoItem) -> String {
      item.priority == .none ? "no priority" : "\(item.priority.name) priority"
    }
    return "which has \(text(other)); this one has \(text(item))"
  }

  private func effortText(_ item: TodoItem) -> String {
    item.effort.map { "an effort of \($0)" } ?? "no effort"
  }

  private func tagText(_ other: TodoItem) -> String {
    other.tags.first.map { "which is tagged @\($0)" } ?? "which has no tag"
  }

  private func completedText(_ other: TodoItem) -> String {
    guard let there = other.completed, let here = item.completed else {
      return other.isDone ? "which is completed" : "which is open"
    }
    return "which was completed \(order(there, here))"
  }

  // MARK: - What is looked for

  /// The parts of the search that the item matches.
  var filterReasons: [String] {
    guard holds(query.filter) else { return ["It has changed and no longer matches the query."] }
    return reasons(for: query.filter)
  }

  private func holds(_ part: Query) -> Bool {
    answers(ItemQuery(.everything, filter: part, today: today))
  }

  private func reasons(for part: Query) -> [String] {
    switch part {
    case .everything: []
    case .all(let parts): parts.flatMap(reasons)
    case .any(let parts): parts.filter(holds).flatMap(reasons)
    case .not(let part): ["It doesn't match “\(part)”."]
    case .text(let text, _):
      item.name.lowercased().contains(text.lowercased())
        ? ["“\(text)” is in its name."] : ["“\(text)” is in its notes."]
    case .notes(let text, _): ["“\(text)” is in its notes."]
    case .list(let name): ["It is in the list “\(name)”."]
    case .tag(let name): ["It is tagged @\(name)."]
    case .priority:
      item.priority == .none
        ? ["It has no priority (\(part))."] : ["It has \(item.priority.name) priority (\(part))."]
    case .date(let field, _): ["\(text(for: field)) (\(part))."]
    case .effort: ["It has \(effortText(item)) (\(part))."]
    case .postponed: ["It was \(item.postponedText) (\(part))."]
    case .state(let state): [text(for: state) + "."]
    case .has(let has): [text(for: has) + "."]
    }
  }

  private func text(for field: Query.DateField) -> String {
    switch field {
    case .due: dueAdverb(item).map { "It is due \($0)" } ?? "It has no due date"
    case .start:
      item.deferUntil.map { "It starts \(days.adverb($0))" }
        ?? "It has no start date"
    case .plan: item.plan.map { "It is planned for \(text($0.day))" } ?? "It isn't planned"
    case .done: item.isDone ? "It was completed \(doneText(item))" : "It isn't completed"
    case .created: "It was created \(adverb(item.created))"
    }
  }

  private func text(for state: Query.State) -> String {
    switch state {
    case .open: "It is open"
    case .done: "It is completed"
    case .overdue: "It is overdue: it was due \(dueAdverb(item) ?? "")"
    case .recurring: "It repeats \(item.recurrence.map { "\($0)" } ?? "")"
    case .deferred:
      "It starts " + (item.deferUntil.map { days.adverb($0) } ?? "later")
    case .flagged: "It is flagged"
    case .subtask: "It is a subtask" + (parent.map { " of “\($0.name)”" } ?? "")
    case .blocked: "It is blocked"
    case .blocking: "An open item waits for it"
    case .waiting: "It waits for other items"
    case .working: "It is being worked on"
    case .postponed: "It was \(item.postponedText)"
    }
  }

  private func text(for part: Query.Part) -> String {
    switch part {
    case .notes: "It has notes"
    case .due: "It has a due date: \(due(item) ?? "")"
    case .time: "It has a time: \(item.dueTime.map(DayFormat.time) ?? "")"
    case .start: "It has a start date"
    case .plan: "It is planned"
    case .subtasks: "It has subtasks"
    case .tags: "It has tags: " + item.tags.map { "@" + $0 }.joined(separator: " ")
    case .priority: "It has \(item.priority.name) priority"
    case .effort: "It has \(effortText(item))"
    }
  }
}
