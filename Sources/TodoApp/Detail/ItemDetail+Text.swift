import CivilCalendar
import MarkdownKit
import TermPanels
import TodoModel
import TodoValues
import TodoWording

extension ItemDetail {
  /// The columns of the labels before the values.
  private static let labels = 10

  /// The item as text blocks, from top to bottom.
  ///
  /// - Parameter usual: The reminders of items that have none of their own; nil if none come.
  func blocks(
    in days: DayFormat, _ zone: Zone, usualReminders usual: Reminders? = nil
  ) -> [TextBlock] {
    var blocks = [heading]
    blocks += fields(days, zone, usual).enumerated().map { index, field in
      var block = field
      block.gap = index == 0 ? 1 : 0
      return block
    }
    blocks += noteBlocks
    blocks += subtaskBlocks(days)
    blocks += comingBlocks(days)
    blocks += biography?.blocksOfDetails(in: days, zone) ?? []
    blocks.append(history(days, zone))
    return blocks
  }

  private var heading: TextBlock {
    // Only a name without marks has its links where it is read.
    let read = Markdown(item.name).blocks
    let links = read.count == 1 && read[0].text == item.name ? read[0].spans : []
    return TextBlock(
      marker:
        item.isDone ? "✓" : item.workingSince != nil ? "◐" : item.isBlocked ? "⊘" : "○",
      markerRole: item.isDone ? .faint : .secondary, hang: 2, text: item.name,
      role: item.isDone ? .done : .text, attributes: [.bold, .verbatim],
      highlights: TextHighlight.highlights(of: links),
      spoken: item.isDone ? "\(item.name), done" : item.name)
  }

  // MARK: - Fields

  private func fields(_ days: DayFormat, _ zone: Zone, _ usual: Reminders?) -> [TextBlock] {
    var fields: [TextBlock] = []
    func add(_ name: String, _ text: String, _ role: Role = .text, names: [String] = []) {
      fields.append(
        TextBlock(
          marker: name, markerRole: .faint, hang: Self.labels, text: text, role: role,
          highlights: TextHighlight.names(names, in: text, role: role),
          spoken: "\(name): \(text)"))
    }
    if let list { add("List", list.title, names: [list.name]) }
    if !ancestors.isEmpty {
      add("Parent", ancestors.joined(separator: " › "), names: ancestors)
    }
    if let completed = item.completed {
      add("Completed", text(completed, days, zone), .secondary)
    }
    if let due = item.due { add("Due", text(due: due, days), role(due: due, days.today)) }
    if let reminders = text(of: item.reminders ?? usual, days, zone) {
      add("Reminds", reminders, .secondary)
    }
    if let start = item.deferUntil { add("Starts", days.moment(start), .secondary) }
    if let plan = item.plan { add("Planned", days.moment(plan), .today) }
    if item.isFlagged { add("Flag", "⚑ flagged", .overdue) }
    if let effort = item.effort { add("Effort", "\(effort)") }
    if let work = text(ofWork: days, zone) {
      add("Worked", work, item.workingSince == nil ? .secondary : .accent)
    }
    if let rule = item.recurrence { add("Repeats", "\(rule)") }
    if !awaited.isEmpty {
      add(
        "Waits for", text(of: awaited), item.isBlocked ? .text : .secondary,
        names: names(of: awaited))
    }
    if !waiting.isEmpty {
      add("Blocks", text(of: waiting), .secondary, names: names(of: waiting))
    }
    if item.priority != .none {
      let mark = String(repeating: "!", count: item.priority.rawValue)
      add("Priority", "\(item.priority.name) \(mark)", item.priority == .high ? .accent : .text)
    }
    if !item.tags.isEmpty {
      add("Tags", item.tags.map { "@" + $0 }.joined(separator: " "), names: item.tags)
    }
    if let shortID { add("Id", "\(shortID)", .secondary) }
    return fields
  }

  /// The work that was done, with the effort, and the start of the work that is running:
  /// `2h10 of 3h, running since today 9:30`.
  private func text(ofWork days: DayFormat, _ zone: Zone) -> String? {
    let running = item.workingSince.map { moment in
      let start = zone.localMoment(at: moment)
      return "running since " + days.inSentence(start.day, start.time)
    }
    guard item.worked > 0 else { return running }
    let sum = Effort.text(minutes: item.worked / 60) + (item.effort.map { " of \($0)" } ?? "")
    return [sum, running].compactMap(\.self).joined(separator: ", ")
  }

  /// The due date in full: `Fri 4 Dec 9:00, in 13 days`. For a done item the distance does not
  /// matter.
  private func text(due: Day, _ days: DayFormat) -> String {
    let moment = days.moment(due, item.dueTime)
    if item.isDone || due.templateOffset != nil { return moment }
    switch days.today.distance(to: due) {
    case 0, 1: return moment
    case ..<0: return "\(moment), \(days.due(due).text)"
    case let distance: return "\(moment), in \(distance) days"
    }
  }

  /// The reminders with their times: `1 h before, at 13:00 · at 14:00`; nil if none come.
  private func text(of reminders: Reminders?, _ days: DayFormat, _ zone: Zone) -> String? {
    guard let reminders, !item.isDone, let due = item.due, item.dueTime != nil else { return nil }
    guard !reminders.isEmpty else { return item.reminders == nil ? nil : "no" }
    return reminders.minutes.reversed().compactMap { minutes in
      ReminderTime(of: item, minutesBefore: minutes).map { time in
        let local = zone.localMoment(at: time.moment(in: zone))
        let moment =
          local.day == due
          ? "at " + DayFormat.time(local.time) : days.adverb(local.day, local.time)
        return (minutes == 0 ? "" : Reminders.length(minutes) + " before, ") + moment
      }
    }.joined(separator: " · ")
  }

  /// The names of other items with their lists: `Buy paint (Home), ✓ Sand the door (Home)`.
  private func text(of others: [Other]) -> String {
    others.map { ($0.isDone ? "✓ " : "") + "\($0.name) (\($0.list))" }.joined(separator: ", ")
  }

  /// The names in that text.
  private func names(of others: [Other]) -> [String] { others.flatMap { [$0.name, $0.list] } }

  private func role(due: Day, _ today: Day) -> Role {
    if item.isDone { return .secondary }
    return due < today ? .overdue : due == today ? .today : .text
  }

  // MARK: - Notes

  private var noteBlocks: [TextBlock] {
    notes.blocks.enumerated().map { index, block in
      TextBlock(block, isFirst: index == 0)
    }
  }

  // MARK: - Subtasks

  private func subtaskBlocks(_ days: DayFormat) -> [TextBlock] {
    guard !subtasks.isEmpty else { return [] }
    let done = subtasks.count { $0.isDone }
    var blocks = [title("Subtasks", "\(done) of \(subtasks.count) done")]
    blocks += subtasks.map { part in
      let due = part.isDone ? nil : part.due.map { days.due($0, at: part.dueTime) }
      let text = part.name + (due.map { "  \($0.text)" } ?? "")
      let start = part.name.count
      return TextBlock(
        marker: part.isDone ? "✓" : "○", markerRole: part.isDone ? .faint : .secondary, hang: 2,
        text: text, role: part.isDone ? .done : .text, attributes: .verbatim,
        highlights: due.map { [TextHighlight(start..<text.count, role: $0.role)] } ?? [],
        spoken: part.isDone ? "\(part.name), done" : text)
    }
    return blocks
  }

  // MARK: - Coming

  private func comingBlocks(_ days: DayFormat) -> [TextBlock] {
    let next = nextDays(today: days.today)
    guard !next.isEmpty, item.due?.templateOffset == nil else { return [] }
    let isGuess = item.recurrence?.anchor == .done
    let heading = title("Next dates", isGuess ? "if completed on the day" : "")
    return [heading]
      + next.map { day in
        let name = days.moment(day, item.dueTime)
        let distance = days.today.distance(to: day)
        let text = distance > 1 ? "\(name)  in \(distance) days" : name
        return TextBlock(
          marker: "↻", markerRole: .faint, hang: 2, text: text,
          highlights: [TextHighlight(name.count..<text.count, role: .faint)], spoken: text)
      }
  }

  // MARK: - The rest

  private func title(_ text: String, _ further: String) -> TextBlock {
    let all = further.isEmpty ? text : "\(text)  \(further)"
    return TextBlock(
      text: all, role: .secondary, attributes: .bold,
      highlights: [TextHighlight(text.count..<all.count, role: .faint)], gap: 1)
  }

  private func history(_ days: DayFormat, _ zone: Zone) -> TextBlock {
    var line = "Created: " + text(item.created, days, zone)
    if item.modified > item.created { line += " · Edited: " + text(item.modified, days, zone) }
    return TextBlock(text: line, role: .faint, gap: 1)
  }

  private func text(_ moment: Timestamp, _ days: DayFormat, _ zone: Zone) -> String {
    let there = zone.localMoment(at: moment)
    return days.past(there.day) + " " + DayFormat.time(there.time)
  }
}

extension TextBlock {
  /// Creates the text block that shows a block of notes.
  fileprivate init(_ block: Markdown.Block, isFirst: Bool) {
    self.init(text: block.text, attributes: .verbatim)
    gap = block.isTight && !isFirst ? 0 : 1
    indent = 2 * (max(0, block.depth - 1) + block.quoteDepth)
    highlights = TextHighlight.highlights(of: block.spans)
    if block.depth > 0 { hang = 2 }
    switch block.marker {
    case .bullet: marker = "•"
    case .number(let number): (marker, hang) = ("\(number).", max(3, "\(number).".count + 1))
    case .box(let isDone):
      marker = isDone ? "✓" : "○"
      if isDone { (role, markerRole) = (.done, .faint) }
      spoken = isDone ? "\(text), done" : text
    case nil: break
    }
    if block.quoteDepth > 0 {
      role = .secondary
      if block.depth == 0 {
        (marker, markerRole, indent, hang) = ("│", .border, indent - 2, 2)
        repeatsMarker = true
      }
    }
    switch block.kind {
    case .paragraph: break
    case .heading(let level):
      attributes.insert(.bold)
      role = level == 1 ? .title : .text
    case .code:
      role = .secondary
      indent += 2
    case .rule:
      (text, attributes) = ("────────", [])
      role = .border
      spoken = ""
    }
  }
}

extension TextHighlight {
  /// Converts spans to highlights. A nested span has the attributes of both and is drawn after the
  /// outer one.
  fileprivate static func highlights(of spans: [Markdown.Span]) -> [TextHighlight] {
    // From left to right, and an outer one before those in it.
    let sorted = spans.map { ($0.range.lowerBound, -$0.range.upperBound, $0) }.sorted {
      ($0.0, $0.1) < ($1.0, $1.1)
    }
    var outer: [(range: Range<Int>, highlight: TextHighlight)] = []
    return sorted.map { _, _, span in
      while let last = outer.last, !last.range.contains(span.range) { outer.removeLast() }
      var highlight = TextHighlight(span)
      if let further = outer.last?.highlight {
        highlight.attributes.formUnion(further.attributes)
        if highlight.role == .text { highlight.role = further.role }
        highlight.link = highlight.link ?? further.link
      }
      outer.append((span.range, highlight))
      return highlight
    }
  }

  fileprivate init(_ span: Markdown.Span) {
    switch span.kind {
    case .emphasis: self.init(span.range, role: .text, .italic)
    case .strong: self.init(span.range, role: .text, .bold)
    case .underline: self.init(span.range, role: .text, .underline)
    case .struckOut: self.init(span.range, role: .faint, .strikethrough)
    case .code: self.init(span.range, role: .accent)
    case .link(let address):
      self.init(span.range, role: .accent, .underline, link: LinkAddress(address))
    }
  }
}
