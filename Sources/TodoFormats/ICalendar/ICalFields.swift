import CivilCalendar
import TodoLanguage
import TodoValues

/// The properties of a `VTODO`, each with the fields of an item that it says.
enum ICalFields {
  static let all: [SourceField<String>] = [
    SourceField(["SUMMARY"], .name) { item, _ in [ICalLine.text("SUMMARY", item.name)] },
    SourceField(["DESCRIPTION"], .notes) { item, _ in
      item.notes.isEmpty ? [] : [ICalLine.text("DESCRIPTION", item.notes)]
    },
    SourceField(["PRIORITY"], .priority) { item, _ in
      ICalendar.number(item.priority).map { ["PRIORITY:\($0)"] } ?? []
    },
    SourceField(["CATEGORIES"], .tags) { item, _ in
      let tags = item.tags.map(ICalLine.escaped)
      return tags.isEmpty ? [] : ["CATEGORIES:" + tags.joined(separator: ",")]
    },
    start,
    due,
    SourceField(["RRULE", ICalendar.anchorProperty], .recurrence) { item, _ in
      guard let rule = item.recurrence else { return [] }
      return ["RRULE:\(rule.rrule)"]
        + (rule.anchor == .done ? ["\(ICalendar.anchorProperty):DONE"] : [])
    },
    SourceField([ICalendar.planProperty], .plan) { item, _ in
      item.plan.map { ["\(ICalendar.planProperty):\($0.text)"] } ?? []
    },
    SourceField([ICalendar.flagProperty], .isFlagged) { item, _ in
      item.isFlagged ? ["\(ICalendar.flagProperty):TRUE"] : []
    },
    // Radicale drops what follows a comma in a property that it does not know.
    SourceField([ICalendar.waitsProperty], .waitsFor) { item, _ in
      let uuids = UUIDList.texts(item.waitsFor)
      return uuids.isEmpty ? [] : ["\(ICalendar.waitsProperty):" + uuids.joined(separator: " ")]
    },
    SourceField([ICalendar.effortProperty], .effort) { item, _ in
      guard let effort = item.effort else { return [] }
      return ["\(ICalendar.effortProperty):" + ICalDuration.text(minutes: effort.minutes)]
    },
    SourceField([ICalendar.workedProperty], .worked) { item, _ in
      WorkText.text(item.worked).map { ["\(ICalendar.workedProperty):\($0)"] } ?? []
    },
    // Alarms hold the reminders of an item that is due at a time.
    SourceField([ICalendar.remindProperty], .reminders, .due, .time) { item, _ in
      guard let reminders = item.reminders else { return [] }
      let isInAlarms = item.due != nil && item.dueTime != nil && !reminders.isEmpty
      return isInAlarms ? [] : ["\(ICalendar.remindProperty):\(reminders.typed)"]
    },
    SourceField(["STATUS", "COMPLETED", "PERCENT-COMPLETE"], .isDone, .completed) { item, context in
      guard item.isDone else { return ["STATUS:NEEDS-ACTION"] }
      let moment = item.completed ?? context.clock.now
      return ["STATUS:COMPLETED", "COMPLETED:\(moment.basicISO)", "PERCENT-COMPLETE:100"]
    },
    moment("CREATED", .created, \.created),
    moment("LAST-MODIFIED", .modified, \.modified),
  ]

  /// The properties of a to-do that have to be written anew, since the item is no longer what they
  /// say.
  static func changed(
    in todo: ICalTodo, _ read: ExchangeItem, _ item: ExchangeItem, _ context: ExchangeContext
  ) -> [SourceField<String>] {
    // A rule that items cannot have stays, and needs a start.
    let needsStart = todo["RRULE"] != nil && read.recurrence == nil && item.recurrence == nil
    return all.compactMap { field -> SourceField<String>? in
      // A due date without a property of its own follows from the start.
      let isMoved = field.keys == due.keys && todo["DUE"] == nil && read.start != item.start
      guard isMoved || !field.isSame(read, item, context) else { return nil }
      guard needsStart, item.start == nil, field.keys == start.keys else { return field }
      return item.due == nil ? nil : formalStart
    }
  }

  /// The start. It is of the kind that the due date is of, and a rule needs one.
  private static let start = SourceField<String>(
    startKeys, .start, .due, .time, .recurrence, write: startLines)

  /// The start that is there only for a rule: the due date.
  private static let formalStart = SourceField<String>(startKeys) { item, _ in
    item.due.map { [time("DTSTART", $0, item.dueTime)] } ?? []
  }

  private static let startKeys: Set<String> = ["DTSTART", ICalendar.startProperty]

  private static let due = SourceField<String>(["DUE", "DURATION"], .due, .time) { item, _ in
    item.due.map { [time("DUE", $0, item.dueTime)] } ?? []
  }

  private static func moment(
    _ name: String, _ field: ExchangeField,
    _ moment: any KeyPath<ExchangeItem, Timestamp?> & Sendable
  ) -> SourceField<String> {
    SourceField([name], field) { item, _ in
      item[keyPath: moment].map { ["\(name):\($0.basicISO)"] } ?? []
    }
  }

  private static func startLines(of item: ExchangeItem, _ context: ExchangeContext) -> [String] {
    guard let start = item.start else {
      return item.recurrence == nil ? [] : formalStart.pieces(for: item, context)
    }
    let time = item.dueTime == nil ? nil : TimeOfDay.midnight
    let line = Self.time("DTSTART", start, time)
    // A line that keeps its former time may then be the same as that of the due date.
    let isMeant = item.recurrence != nil && start == item.due
    return isMeant ? [line, "\(ICalendar.startProperty):DUE"] : [line]
  }

  /// A date, or a time on every clock.
  private static func time(_ name: String, _ day: Day, _ time: TimeOfDay?) -> String {
    guard let time else { return "\(name);VALUE=DATE:\(day.basicISO)" }
    return "\(name):\(day.basicISO)T\(time.hour.padded(to: 2))\(time.minute.padded(to: 2))00"
  }
}
