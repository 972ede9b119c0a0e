import CivilCalendar
import TodoValues

/// Makes an entry of Org from an item.
struct OrgRenderer {
  private let context: ExchangeContext

  init(_ context: ExchangeContext) { self.context = context }

  /// The lines of an item. From the entry that it was read from come the word, the exact priority,
  /// and all that has not changed since.
  func text(of item: ExchangeItem, level: Int, base: OrgEntry?) -> String {
    let read = base.map { entry in
      var read = Org.item(of: entry, id: item.id, list: item.list, context)
      _ = read.settle(context.limits)
      return read
    }
    if let base, let read, read.says(Org.format.fieldsOfText, of: item, at: .minutes, context) {
      let below = base.text.firstIndex(of: "\n").map { base.text[$0...] } ?? ""
      return OrgHeadline.line(base.line, at: level) + below
    }
    var lines = [headline(of: item, level: level, base: base)]
    lines += planning(of: item, base, read)
    lines += properties(of: item, base)
    lines += base?.drawers ?? []
    if let base, let read, read.notes == item.notes {
      lines += base.body
    } else {
      let notes = item.notes.split(separator: "\n", omittingEmptySubsequences: false)
      lines += item.notes.isEmpty ? [] : notes.map(OrgText.escaped)
    }
    return lines.joined(separator: "\n")
  }

  private func headline(of item: ExchangeItem, level: Int, base: OrgEntry?) -> String {
    let keyword = base.flatMap { $0.isDone == item.isDone ? $0.headline.keyword : nil }
    let old = base?.headline.priority.flatMap { Priority(letter: $0) == item.priority ? $0 : nil }
    return OrgHeadline.line(
      level: level, keyword: keyword ?? (item.isDone ? "DONE" : "TODO"),
      priority: old ?? item.priority.letter, title: item.name, tags: item.tags.map(Org.tag))
  }

  /// The dates of an item. A timestamp that still has the values of the item stays as it is
  /// written, with its warning, the kind of its repeater, or a time of the start.
  private func planning(
    of item: ExchangeItem, _ base: OrgEntry?, _ read: ExchangeItem?
  ) -> [String] {
    let fields: [ExchangeField] = [.due, .time, .start, .recurrence, .isDone, .completed]
    if let base, let read, read.says(fields, of: item, at: .minutes, context) {
      return base.planning
    }
    var words: [String] = []
    let deadline = base?.deadline.flatMap { $0.isDue(of: item) ? $0 : nil }
    let scheduled = base?.scheduled.flatMap { $0.isStart(of: item) ? $0 : nil }
    // Without a deadline, a start that repeats is the due date too.
    let isDueToo =
      base?.deadline == nil && scheduled?.rule != nil && scheduled?.isDue(of: item) == true
    if let due = item.due, !isDueToo {
      let new = OrgTimestamp.text(due, item.dueTime, item.recurrence)
      words.append("DEADLINE: \(written(deadline) ?? "<\(new)>")")
    }
    if let start = item.start {
      words.append("SCHEDULED: \(written(scheduled) ?? "<\(OrgTimestamp.text(start))>")")
    }
    let isClosedAlike = read?.says([.isDone, .completed], of: item, at: .minutes, context) == true
    if isClosedAlike, let closed = written(base?.closed) {
      words.append("CLOSED: \(closed)")
    } else if item.isDone, let completed = item.completed {
      words.append("CLOSED: [\(stamp(completed))]")
    }
    return words.isEmpty ? [] : ["  " + words.joined(separator: " ")]
  }

  private func written(_ stamp: OrgTimestamp?) -> String? { stamp.map { String($0.written) } }

  private func properties(of item: ExchangeItem, _ base: OrgEntry?) -> [String] {
    var own: [(name: String, value: String)] = []
    let id = base?.property("ID") ?? (item.id.isUUID ? item.id.text.lowercased() : nil)
    if let id { own.append(("ID", id)) }
    if let created = item.created {
      own.append(("CREATED", base?.property("CREATED") ?? "[\(stamp(created))]"))
    }
    if let rule = item.recurrence, item.due == nil || PlainRule(rule) == nil {
      own.append((Org.ruleProperty, rule.anchored))
    }
    if let plan = item.plan { own.append((Org.planProperty, plan.text)) }
    if item.isFlagged { own.append((Org.flagProperty, "t")) }
    let awaited = UUIDList.texts(item.waitsFor)
    if !awaited.isEmpty { own.append((Org.waitsProperty, awaited.joined(separator: " "))) }
    if let effort = effort(of: item, base) { own.append(("Effort", effort)) }
    if let worked = WorkText.text(item.worked) { own.append((Org.workedProperty, worked)) }
    let others = base?.properties.filter { line in
      OrgText.property(line).map { !Org.known.contains($0.name) } ?? false
    }
    let lines = own.map { "  :\($0.name): \($0.value)" } + (others ?? [])
    return lines.isEmpty ? [] : ["  :PROPERTIES:"] + lines + ["  :END:"]
  }

  /// The effort as it was written, unless it has changed. One that cannot be read is kept.
  private func effort(of item: ExchangeItem, _ base: OrgEntry?) -> String? {
    if let written = base?.property(Org.effortProperty), Org.effort(written) == item.effort {
      return written
    }
    return item.effort.map { Effort.clockText(minutes: $0.minutes) }
  }

  private func stamp(_ moment: Timestamp) -> String {
    let local = context.clock.zone.localMoment(at: moment)
    return OrgTimestamp.text(local.day, local.time)
  }
}
