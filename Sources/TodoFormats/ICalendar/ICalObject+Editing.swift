package import CivilCalendar

extension ICalObject {
  /// The bytes of the file after the item has become another one. Only the lines of properties that
  /// differ are new, and those that say when the to-do was changed, and how often. So no file is
  /// like a former one: vdirsyncer would not send that.
  ///
  /// - Parameters:
  ///   - wanted: The item, made from ``item``.
  ///   - parentUID: The identity of its parent, as it is written.
  ///   - moment: The moment of the change.
  ///   - movedAt: The moment at which it is moved to another list; nil if it stays in its list.
  ///   - other: Another file of the to-do, which becomes the same: the number of changes is greater
  ///     than those of both.
  package func bytes(
    for wanted: ExchangeItem, parentUID: String?, at moment: Timestamp,
    movedAt: Timestamp? = nil, joining other: ICalObject? = nil
  ) -> [UInt8] {
    let isJoined = other.map { $0.source.bytes != source.bytes } ?? false
    let change = Change(
      moment: moment, sequence: max(other?.sequence ?? 0, sequence) + 1,
      moved: movedAt?.basicISO ?? max(rank.moved, other?.rank.moved ?? ""), isJoined: isJoined)
    let edited = bytes(for: wanted, parentUID, change, renewsAlarms: false)
    guard edited != source.bytes else { return edited }
    // An alarm that counts from the start means something else once that has changed. Bytes that
    // were made here are those of a to-do.
    let reminders = (try? ICalObject(edited, context))?.item.reminders
    return reminders == wanted.reminders
      ? edited : bytes(for: wanted, parentUID, change, renewsAlarms: true)
  }

  /// The number of changes that the file has: `SEQUENCE`, which has 32 bits (RFC 5545, 3.3.8).
  private var sequence: Int {
    let number = todo["SEQUENCE"].flatMap { Int($0.value) } ?? 0
    return min(max(number, 0), Int(Int32.max) - 1)
  }

  /// The rank among files of the to-do in the folders of several lists: the one that was moved
  /// last, or else changed last, is in the right one.
  package var rank: (moved: String, modified: Int) {
    (todo[ICalendar.movedProperty].map { String($0.value) } ?? "", item.modified?.wholeSeconds ?? 0)
  }

  private struct Change {
    let moment: Timestamp
    let sequence: Int
    /// The moment of the last move; empty if there was none.
    let moved: String
    /// Whether another file gets the same content.
    let isJoined: Bool
  }

  private func bytes(
    for wanted: ExchangeItem, _ parentUID: String?, _ change: Change, renewsAlarms: Bool
  ) -> [UInt8] {
    var (read, wanted) = (item, whole(wanted))
    (wanted.created, wanted.modified) = (item.created, item.modified)
    if read.isDone {
      read.completed = item.completed ?? item.modified
      // A missing moment is not a new one.
      if wanted.isDone { wanted.completed = wanted.completed ?? read.completed }
    }
    var edit = ICalEdit(source, span)
    var fields = ICalFields.changed(in: todo, read, wanted, context)
    if hasSkippedDays, fields.contains(where: { $0.keys.contains("DUE") }) {
      // The series begins later now, so its rule has as many times less.
      fields += ICalFields.all.filter { field in
        field.keys.contains("RRULE") && !fields.contains { $0.keys == field.keys }
      }
    }
    let isTimed = wanted.dueTime != nil
    if renewsAlarms || wanted.reminders != item.reminders || isTimed != (item.dueTime != nil) {
      let alarms = ICalAlarms(of: todo)
      let kept = renewsAlarms ? [] : alarms.minutes.intersection(ICalAlarms.minutes(of: wanted))
      edit.replace(
        linesAt: alarms.lines(besides: kept), by: ICalAlarms.lines(for: wanted, besides: kept))
    }
    let pieces = ICalPieces(of: todo, wanted, context, zones)
    for field in fields {
      let keys = field.keys.contains("RRULE") ? field.keys.union(Self.exceptions) : field.keys
      edit.replace({ keys.contains($0.name) }, by: pieces.lines(of: field))
    }
    if wanted.parent != item.parent {
      let new = parentUID.map { [ICalLine.text("RELATED-TO", $0)] } ?? []
      edit.replace(ICalTodo.namesParent, by: new)
    }
    if let order = wanted.order, order != item.order {
      edit.replace({ $0.name == "X-APPLE-SORT-ORDER" }, by: ["X-APPLE-SORT-ORDER:\(order)"])
    }
    if wanted.heading != item.heading {
      edit.replace({ $0.name == ICalendar.headingProperty }, by: Self.headingLines(of: wanted))
    }
    if !change.moved.isEmpty {
      let line = "\(ICalendar.movedProperty):\(change.moved)"
      edit.replace({ $0.name == ICalendar.movedProperty }, by: [line])
    }
    guard edit.hasChanged || change.isJoined else { return source.bytes }
    let moment = change.moment.basicISO
    edit.replace({ $0.name == "LAST-MODIFIED" }, by: ["LAST-MODIFIED:\(moment)"])
    edit.replace({ $0.name == "DTSTAMP" }, by: ["DTSTAMP:\(moment)"])
    edit.replace({ $0.name == "SEQUENCE" }, by: ["SEQUENCE:\(change.sequence)"])
    return edit.source.bytes
  }

  /// The file of a new to-do. An item that was read from iCalendar has the lines that it was read
  /// from, except for what has changed since.
  package static func bytes(
    ofNew item: ExchangeItem, uid: String, parentUID: String?, at moment: Timestamp,
    _ context: ExchangeContext
  ) -> [UInt8] {
    // Anything else than the to-do itself is no base for its file.
    if let lines = sourceLines(of: item), let kept = try? ICalObject(wrapped(lines), context),
      kept.uid == uid
    {
      return kept.bytes(for: item, parentUID: parentUID, at: moment)
    }
    var lines = ["BEGIN:VTODO", ICalLine.text("UID", uid), "DTSTAMP:\(moment.basicISO)"]
    for field in ICalFields.all { lines += field.pieces(for: item, context) }
    if let parentUID { lines.append(ICalLine.text("RELATED-TO", parentUID)) }
    if let order = item.order { lines.append("X-APPLE-SORT-ORDER:\(order)") }
    lines += headingLines(of: item)
    return wrapped(lines + ICalAlarms.lines(for: item) + ["END:VTODO"])
  }

  /// The identity of an item as it is written in the lines from which the item was read; nil if
  /// there are none, or they have another identity.
  package static func uid(ofSourceOf item: ExchangeItem) -> String? {
    guard let uid = sourceLines(of: item).flatMap({ ICalTodo($0).uid }) else { return nil }
    return key(of: uid) == item.id ? uid : nil
  }

  private static func sourceLines(of item: ExchangeItem) -> [String]? {
    item.source(of: ICalendar.name)?.split(separator: "\n").map(String.init)
  }

  private static func headingLines(of item: ExchangeItem) -> [String] {
    item.heading.map { [ICalLine.text(ICalendar.headingProperty, $0.text)] } ?? []
  }

  private static func wrapped(_ lines: [String]) -> [UInt8] {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//paneltodo//paneltodo//EN"]
      + lines + ["END:VCALENDAR"]
    return all.flatMap { Array(ICalendar.folded($0).utf8) }
  }

  /// Dates that only make sense with the rule that they are exceptions of.
  private static let exceptions: Set<String> = ["EXDATE", "RDATE", "EXRULE"]
}
