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

  /// The number of changes that the file has: `SEQUENCE`.
  private var sequence: Int { todo["SEQUENCE"].flatMap { Int($0.value) } ?? 0 }

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
    var wanted = wanted
    (wanted.created, wanted.modified) = (item.created, item.modified)
    var edit = Edit(source, span)
    var fields = ICalFields.changed(in: todo, item, wanted, context)
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
    let lines = ICalPieces(of: todo, wanted, context, zones)
    for field in fields {
      let keys = field.keys.contains("RRULE") ? field.keys.union(Self.exceptions) : field.keys
      let new = lines.adapted(field.pieces(for: wanted, context))
      edit.replace({ keys.contains($0.name) }, by: new)
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

  /// The bytes of the file with additional lines of properties that it does not have.
  package func bytes(adding lines: [String]) -> [UInt8] {
    var source = source
    source.replace([], by: lines, orBefore: Self.place(in: source, span))
    return source.bytes
  }

  /// The lines of properties that no field has, such as those of other programs.
  package var unknownLines: [String] {
    var depth = 0
    return source.lines[span].compactMap { line in
      guard let parts = line.parts else { return nil }
      if parts.name == "BEGIN" { depth += 1 }
      defer { if parts.name == "END" { depth -= 1 } }
      let isUnknown = depth == 1 && !["BEGIN", "END"].contains(parts.name)
      return isUnknown && !ICalendar.known.contains(parts.name) ? line.text : nil
    }
  }

  /// The lines of the components within the to-do, such as its alarms.
  package var innerLines: [String] {
    var depth = 0
    return source.lines[span].compactMap { line in
      if line.parts?.name == "BEGIN" { depth += 1 }
      defer { if line.parts?.name == "END" { depth -= 1 } }
      return depth > 1 ? line.text : nil
    }
  }

  /// The file of a new to-do. An item that was read from iCalendar has the lines that it was read
  /// from, except for what has changed since.
  package static func bytes(
    ofNew item: ExchangeItem, uid: String, parentUID: String?, at moment: Timestamp,
    _ context: ExchangeContext
  ) -> [UInt8] {
    if let text = item.source(of: ICalendar.name) {
      let lines = wrapped(text.split(separator: "\n").map(String.init))
      // Anything else than the to-do itself is no base for its file.
      if let kept = try? ICalObject(lines, context), kept.uid == uid {
        return kept.bytes(for: item, parentUID: parentUID, at: moment)
      }
    }
    var lines = ["BEGIN:VTODO", ICalLine.text("UID", uid), "DTSTAMP:\(moment.basicISO)"]
    for field in ICalFields.all { lines += field.pieces(for: item, context) }
    if let parentUID { lines.append(ICalLine.text("RELATED-TO", parentUID)) }
    if let order = item.order { lines.append("X-APPLE-SORT-ORDER:\(order)") }
    lines += headingLines(of: item)
    return wrapped(lines + ICalAlarms.lines(for: item) + ["END:VTODO"])
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

  /// The index before which new properties stand: that of the first inner component, or the end.
  fileprivate static func place(in source: ICalSource, _ span: ClosedRange<Int>) -> Int {
    let inner = span.dropFirst().first { source.lines[$0].parts?.name == "BEGIN" }
    return inner ?? span.upperBound
  }
}

/// The lines of a file while properties of a to-do are replaced.
private struct Edit {
  private(set) var source: ICalSource
  private(set) var hasChanged = false
  private var span: ClosedRange<Int>

  init(_ source: ICalSource, _ span: ClosedRange<Int>) { (self.source, self.span) = (source, span) }

  /// Replaces lines of alarms, counted from the beginning of the to-do. This comes before all other
  /// changes, which change the count.
  mutating func replace(linesAt indices: [Int], by new: [String]) {
    guard !indices.isEmpty || !new.isEmpty else { return }
    hasChanged = true
    source.replace(indices.map { span.lowerBound + $0 }, by: new, orBefore: span.upperBound)
    span = span.lowerBound...(span.upperBound + new.count - indices.count)
  }

  /// Replaces properties of the to-do, not those of its alarms, in the place of the first.
  mutating func replace(_ isOld: (ICalLine) -> Bool, by new: [String]) {
    var depth = 0
    var old: [Int] = []
    for index in span {
      guard let line = source.lines[index].parts else { continue }
      if line.name == "BEGIN" { depth += 1 }
      if depth == 1, !["BEGIN", "END"].contains(line.name), isOld(line) { old.append(index) }
      if line.name == "END" { depth -= 1 }
    }
    guard old.map({ source.lines[$0].text }) != new else { return }
    hasChanged = true
    source.replace(old, by: new, orBefore: ICalObject.place(in: source, span))
    span = span.lowerBound...(span.upperBound + new.count - old.count)
  }
}
