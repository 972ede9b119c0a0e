import CivilCalendar
import JSONKit

/// The members of a task, each with the fields of an item that it says.
enum TaskwarriorFields {
  static let all: [SourceField<JSON.Member>] = [
    SourceField(["uuid"]) { item, _ in
      texts([("uuid", item.id.isUUID ? item.id.text.lowercased() : nil)])
    },
    SourceField(["description"], .name) { item, _ in texts([("description", item.name)]) },
    state,
    SourceField(["entry"], .created) { item, _ in texts([("entry", item.created?.basicISO)]) },
    SourceField(["modified"], .modified) { item, _ in
      texts([("modified", item.modified?.basicISO)])
    },
    due,
    SourceField(["wait", "scheduled"], .start) { item, context in
      texts([("wait", moment(item.start, nil, context))])
    },
    SourceField([TaskwarriorTask.planKey], .plan) { item, _ in
      texts([(TaskwarriorTask.planKey, item.plan?.text)])
    },
    SourceField([TaskwarriorTask.flagKey], .isFlagged) { item, _ in
      texts([(TaskwarriorTask.flagKey, item.isFlagged ? "yes" : nil)])
    },
    SourceField(["priority"], .priority) { item, _ in
      texts([("priority", Taskwarrior.letter(item.priority))])
    },
    SourceField(["tags"], .tags) { item, _ in
      guard !item.tags.isEmpty else { return [] }
      return [JSON.Member(key: "tags", value: .array(item.tags.map { .string($0) }))]
    },
    SourceField(["depends"], .waitsFor) { item, _ in
      let uuids = UUIDList.texts(item.waitsFor)
      guard !uuids.isEmpty else { return [] }
      return [JSON.Member(key: "depends", value: .array(uuids.map { .string($0) }))]
    },
    SourceField([TaskwarriorTask.effortKey], .effort) { item, _ in
      texts([(TaskwarriorTask.effortKey, item.effort.map { "\($0)" })])
    },
    SourceField([TaskwarriorTask.workedKey], .worked) { item, _ in
      texts([(TaskwarriorTask.workedKey, WorkText.text(item.worked))])
    },
    SourceField(["annotations"], .notes, write: annotations),
    SourceField([TaskwarriorTask.parentKey], .parent) { item, _ in
      let parent = item.parentID.flatMap { $0.isUUID ? $0.text.lowercased() : nil }
      return texts([(TaskwarriorTask.parentKey, parent)])
    },
  ]

  /// The fields of a task that was read, or of a new one. The due date of a series is that of its
  /// first task, from which those that Taskwarrior has made are counted: it is written anew with
  /// their number.
  static func of(_ task: TaskwarriorTask?) -> [SourceField<JSON.Member>] {
    guard task?.hasMadeTasks == true else { return all }
    return all.filter { $0.keys.isDisjoint(with: series.keys) } + [series]
  }

  private static let stateKeys: Set<String> = [
    "status", "end", "recur", "mask", TaskwarriorTask.ruleKey,
  ]

  private static let state = SourceField<JSON.Member>(
    stateKeys, .isDone, .completed, .recurrence, write: stateMembers)

  private static let due = SourceField<JSON.Member>(["due"], .due, .time, write: dueMembers)

  private static let series = SourceField<JSON.Member>(
    stateKeys.union(["due"]), .isDone, .completed, .recurrence, .due, .time
  ) { item, context in
    stateMembers(of: item, context) + dueMembers(of: item, context)
  }

  private static func texts(_ values: [(key: String, value: String?)]) -> [JSON.Member] {
    values.compactMap { key, value in
      value.map { JSON.Member(key: key, value: .string($0)) }
    }
  }

  /// A series has a period and a due date. Any other rule is in an attribute of ours.
  private static func stateMembers(
    of item: ExchangeItem, _ context: ExchangeContext
  ) -> [JSON.Member] {
    if item.isDone {
      let end = item.completed ?? context.clock.now
      return texts([
        ("status", "completed"), ("end", end.basicISO),
        (TaskwarriorTask.ruleKey, item.recurrence?.anchored),
      ])
    }
    guard let rule = item.recurrence else { return texts([("status", "pending")]) }
    guard item.due != nil, let period = TaskwarriorPeriod.text(rule) else {
      return texts([("status", "pending"), (TaskwarriorTask.ruleKey, rule.anchored)])
    }
    return texts([("status", "recurring"), ("recur", period)])
  }

  private static func dueMembers(
    of item: ExchangeItem, _ context: ExchangeContext
  ) -> [JSON.Member] {
    texts([("due", moment(item.due, item.dueTime, context))])
  }

  private static func moment(
    _ day: Day?, _ time: TimeOfDay?, _ context: ExchangeContext
  ) -> String? {
    day.map { context.clock.zone.moment(of: $0, at: time).basicISO }
  }

  /// The notes in one annotation.
  private static func annotations(
    of item: ExchangeItem, _ context: ExchangeContext
  ) -> [JSON.Member] {
    guard !item.notes.isEmpty else { return [] }
    let entry = item.created ?? context.clock.now
    let note = JSON.object(texts([("entry", entry.basicISO), ("description", item.notes)]))
    return [JSON.Member(key: "annotations", value: .array([note]))]
  }
}
