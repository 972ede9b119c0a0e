internal import CivilCalendar
internal import SQLiteKit
internal import TodoValues

/// Builds conditions on a row `i` of the table of items, and collects their bound values.
struct ConditionBuilder {
  private(set) var condition: SQL = "i.deleted = 0"
  private(set) var values: [Value] = []
  private let today: Day
  /// The zone that determines when days begin.
  private let zone: Zone

  init(today: Day, in zone: Zone) {
    self.today = today
    self.zone = zone
  }

  mutating func require(_ scope: ItemScope) {
    switch scope {
    case .list(let list):
      require("i.list = \(bind(.blob(list)))")
      return
    case .topLevel(let list):
      require("i.list = \(bind(.blob(list))) AND i.parent IS NULL")
      // The items of a deleted list do not match, so that its screen is empty. The condition names
      // no column of an item, so SQLite looks the list up once and not for each row.
      require("EXISTS (SELECT 1 FROM list WHERE id = \(bind(.blob(list))) AND deleted = 0)")
      return
    default: require(scope.condition)
    }
    // The items of a list that is deleted or put away keep their rows.
    require("i.list NOT IN (\(scope.leftOutLists))")
  }

  mutating func require(_ query: Query) {
    if query != .everything { require(sql(query)) }
  }

  private mutating func require(_ further: SQL) { condition = "\(condition) AND \(further)" }

  private mutating func bind(_ value: Value) -> SQL {
    values.append(value)
    return "?"
  }

  // MARK: - Queries

  private mutating func sql(_ query: Query) -> SQL {
    switch query {
    case .everything: "1"
    case .all(let parts): joined(parts, by: "AND")
    case .any(let parts): joined(parts, by: "OR")
    // An unknown value (NULL) does not meet a condition.
    case .not(let part): "NOT ifnull(\(sql(part)), 0)"
    case .text(let text, _): self.text(text, inNotesAlone: false)
    case .notes(let text, _): self.text(text, inNotesAlone: true)
    case .list(let name):
      """
      i.list IN (SELECT id FROM list WHERE deleted = 0 AND heading_of IS NULL
        AND sort_name = \(bind(.text(name.lowercased()))))
      """
    case .tag(let name):
      "i.pk IN (SELECT item FROM item_tag WHERE tag = \(bind(.text(name.lowercased()))))"
    case .priority(let comparison, let priority):
      "i.priority \(Self.sign(comparison)) \(priority.rawValue)"
    case .effort(let test): Self.effort(test)
    case .date(let field, let test): date(field, test)
    case .postponed(let comparison, let number): Self.postponed(comparison, number)
    case .state(let state): self.state(state)
    case .has(let part): Self.has(part)
    }
  }

  private mutating func joined(_ parts: [Query], by word: SQL) -> SQL {
    var result: SQL = "("
    for (index, part) in parts.enumerated() {
      result = index == 0 ? "(\(sql(part))" : "\(result) \(word) \(sql(part))"
    }
    return "\(result))"
  }

  /// The condition that the name or the notes contain a text, ignoring case. Where it can, the text
  /// index narrows the rows beforehand; see ``RowsToSearch``.
  private mutating func text(_ text: String, inNotesAlone: Bool) -> SQL {
    let lowered = text.lowercased()
    // SQLite's own function is the faster one, and lowers ASCII alone. That is enough for a text of
    // ASCII: of all other letters, only İ and the kelvin sign become ASCII in lower case, and notes
    // with these are not found by “i” and “k”.
    let isASCII = lowered.utf8.allSatisfy { $0 < 0x80 }
    let loweredNotes: SQL = isASCII ? "lower(i.notes)" : "lowercase(i.notes)"
    let notes: SQL = "i.has_notes AND instr(\(loweredNotes), \(bind(.text(lowered)))) > 0"
    if inNotesAlone { return "(\(notes))" }
    return "(\(notes) OR instr(i.sort_name, \(bind(.text(lowered)))) > 0)"
  }

  private mutating func date(_ field: Query.DateField, _ test: Query.DateTest) -> SQL {
    let column: SQL =
      switch field {
      case .due: "i.due"
      case .start: "i.defer_until"
      case .plan: "i.plan"
      case .done: "i.completed"
      case .created: "i.created"
      }
    switch test {
    case .none: return "\(column) IS NULL"
    case .any: return "\(column) IS NOT NULL"
    case .compare(let comparison, let date):
      guard let day = date.day(today: today) else { return "0" }
      if field == .due { return due(comparison, day) }
      let first = number(of: day, field)
      let next = number(of: day.adding(days: 1), field)
      switch comparison {
      case .equal:
        return "(\(column) >= \(bind(.integer(first))) AND \(column) < \(bind(.integer(next))))"
      case .less: return "\(column) < \(bind(.integer(first)))"
      case .lessOrEqual: return "\(column) < \(bind(.integer(next)))"
      case .greater: return "\(column) >= \(bind(.integer(next)))"
      case .greaterOrEqual: return "\(column) >= \(bind(.integer(first)))"
      }
    }
  }

  /// The condition on the key of dates and times, which is indexed. The key of no date is greater
  /// than that of every date, and does not match.
  private mutating func due(_ comparison: Query.Comparison, _ day: Day) -> SQL {
    let key = DueKey.first(of: day)
    let (first, next) = (Value.integer(key), Value.integer(key + DueKey.numbersInDay))
    switch comparison {
    case .equal: return "(i.due_key >= \(bind(first)) AND i.due_key < \(bind(next)))"
    case .less: return "i.due_key < \(bind(first))"
    case .lessOrEqual: return "i.due_key < \(bind(next))"
    case .greater: return "(i.due_key >= \(bind(next)) AND i.due_key < \(DueKey.none))"
    case .greaterOrEqual: return "(i.due_key >= \(bind(first)) AND i.due_key < \(DueKey.none))"
    }
  }

  /// The smallest number that the column of a date has on a day.
  private func number(of day: Day, _ field: Query.DateField) -> Int {
    switch field {
    case .due, .start: day.daysSinceEpoch
    case .plan: DayPlan.number(of: day)
    case .done, .created: zone.start(of: day).microseconds
    }
  }

  private mutating func state(_ state: Query.State) -> SQL {
    let today = today.daysSinceEpoch
    return switch state {
    case .open: "i.completed IS NULL"
    case .done: "i.completed IS NOT NULL"
    case .overdue: "(i.completed IS NULL AND i.due < \(bind(.integer(today))))"
    case .recurring: "i.recurrence IS NOT NULL"
    case .deferred: "(i.completed IS NULL AND i.defer_until > \(bind(.integer(today))))"
    case .working: .isInWork
    case .flagged: "i.flagged = 1"
    case .subtask: "i.parent IS NOT NULL"
    // The items that wait are few, and an index has them.
    case .blocked: "(\(SQL.isWaiting) AND \(SQL.isBlocked))"
    case .blocking: .isBlocking
    case .waiting: .isWaiting
    case .postponed:
      "(i.completed IS NULL AND \(Self.postponed(.greaterOrEqual, TodoItem.oftenPostponed)))"
    }
  }

  /// The condition on the number of postponements. Most items have none, and an index has the
  /// others.
  private static func postponed(_ comparison: Query.Comparison, _ number: Int) -> SQL {
    let test: SQL = "postponed \(sign(comparison)) \(number)"
    let holdsForNone =
      switch comparison {
      case .equal: number == 0
      case .less: number > 0
      case .lessOrEqual: number >= 0
      case .greater: number < 0
      case .greaterOrEqual: number <= 0
      }
    if holdsForNone { return "i.\(test)" }
    return """
      i.pk IN (SELECT pk FROM item INDEXED BY item_postponed WHERE postponed > 0 AND \(test))
      """
  }

  private static func has(_ part: Query.Part) -> SQL {
    switch part {
    case .notes: "i.has_notes"
    case .due: "i.due IS NOT NULL"
    case .time: "i.due_time IS NOT NULL"
    case .start: "i.defer_until IS NOT NULL"
    case .plan: "i.plan IS NOT NULL"
    case .subtasks: "i.child_count > 0"
    case .tags: "i.tags <> ''"
    case .priority: "i.priority > 0"
    case .effort: "i.effort IS NOT NULL"
    }
  }

  private static func effort(_ test: Query.EffortTest) -> SQL {
    switch test {
    case .none: "i.effort IS NULL"
    case .any: "i.effort IS NOT NULL"
    case .compare(let comparison, let effort):
      "\(SQL.effort) \(sign(comparison)) \(effort.minutes)"
    }
  }

  private static func sign(_ comparison: Query.Comparison) -> SQL {
    switch comparison {
    case .equal: "="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }
}
