import CivilCalendar
import SafeText

/// Makes the lines of a task from an item.
struct MarkdownRenderer {
  private let context: ExchangeContext
  private let today: Day

  init(_ context: ExchangeContext) {
    self.context = context
    today = context.clock.today
  }

  /// The task of a kept text.
  func task(of source: String) -> MarkdownTask? { MarkdownTask(source, today: today) }

  /// The lines of an item behind a lead. From the task that it was read from come the marker, the
  /// sign in the box, the exact priority, and the fields that no item holds.
  func text(of item: ExchangeItem, lead: String, base: MarkdownTask? = nil) -> String {
    let marker = base?.marker ?? "- "
    var words = ["\(lead)\(marker)[\(box(of: item, base))]"]
    words.append(MarkdownText.labels.write(name: item.name, tags: item.tags.map(MarkdownText.tag)))
    let others = base?.others ?? []
    words += others.filter { !$0.hasPrefix("^") && !Self.isDate($0, item, base) }
    words += fields(of: item, base)
    words += others.filter { $0.hasPrefix("^") }
    let inside = lead + String(repeating: " ", count: marker.utf8.count)
    let notes: [String]
    if let base, base.notes.plainLines == item.notes, lead == base.lead {
      notes = Array(base.lines.dropFirst())
    } else {
      notes = MarkdownText.lines(of: item.notes, lead: inside)
    }
    return ([words.joined(separator: " ")] + notes).joined(separator: "\n")
  }

  /// The sign in the box: the one that was read, as long as it says the same.
  private func box(of item: ExchangeItem, _ base: MarkdownTask?) -> Character {
    if let base, base.isDone == item.isDone { return base.sign }
    return item.isDone ? "x" : " "
  }

  /// Whether a field is a date that the item has, or has no longer.
  private static func isDate(_ field: String, _ item: ExchangeItem, _ base: MarkdownTask?) -> Bool {
    if field.hasPrefix("❌") { return !item.isDone }
    let isPlanned = field.hasPrefix("⏳") || field.hasPrefix("⌛")
    return isPlanned && base?.start == nil && item.start != base?.scheduled
  }

  private func fields(of item: ExchangeItem, _ base: MarkdownTask?) -> [String] {
    let zone = context.clock.zone
    var words: [String] = []
    if let old = base?.priority, old.0 == item.priority {
      words.append(old.text)
    } else if let sign = MarkdownSign.sign(item.priority) {
      words.append(sign)
    }
    if let old = base?.recurrence, old.0 == item.recurrence {
      words.append(old.text)
    } else if let rule = item.recurrence?.spoken(today: today) {
      words.append("🔁 \(rule)")
    }
    if let created = item.created { words.append("➕ \(zone.day(of: created))") }
    if let start = item.start, base?.scheduled != start || base?.start != nil {
      words.append("🛫 \(start)")
    }
    if let due = item.due {
      if let time = item.dueTime { words.append("⏰ \(due) \(time)") }
      words.append("📅 \(due)")
    }
    let wasCancelled = base.map { $0.sign == "-" && $0.isDone == item.isDone } ?? false
    if item.isDone, !wasCancelled, let completed = item.completed {
      words.append("✅ \(zone.day(of: completed))")
    }
    return words
  }
}
