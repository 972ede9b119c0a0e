import CivilCalendar
import TodoValues

/// Makes a line of todo.txt from an item.
struct TodoTxtRenderer {
  private let zone: Zone

  init(_ context: ExchangeContext) { zone = context.clock.zone }

  /// The line of an item, with the alias of its parent. From the line that the item was read from
  /// come the exact letter of its priority, which tags are projects, and the words that nothing
  /// else holds.
  func line(of item: ExchangeItem, parent: String?, base: TodoTxtLine? = nil) -> String {
    var words: [String] = []
    let letter = letter(of: item.priority, base)
    if item.isDone {
      words.append("x")
      if let completed = item.completed {
        words.append(zone.day(of: completed).description)
        if let created = item.created { words.append(zone.day(of: created).description) }
      }
    } else {
      if let letter { words.append("(\(letter))") }
      if let created = item.created { words.append(zone.day(of: created).description) }
    }
    let projects = base?.projects ?? []
    let text =
      projects.isEmpty
      ? TodoTxtLine.text : TodoTxtLine.text { (projects.contains($0) ? "+" : "@") + $0 }
    words.append(text.write(name: item.name, tags: item.tags.filter(TodoTxt.holds(tag:))))
    if let due = item.due { words.append("due:\(due)") }
    if let time = item.dueTime { words.append("time:\(time)") }
    if let start = item.start { words.append("t:\(start)") }
    if let plan = item.plan { words.append("plan:\(plan.text)") }
    if item.isFlagged { words.append("flag:1") }
    if let effort = item.effort { words.append("effort:\(effort)") }
    if let worked = WorkText.text(item.worked) { words.append("worked:\(worked)") }
    if let rule = item.recurrence { words.append(word(for: rule)) }
    if item.isDone, let letter { words.append("pri:\(letter)") }
    words += base?.hidden ?? []
    if let alias = item.alias { words.append("id:\(alias)") }
    if let parent { words.append("p:\(parent)") }
    return words.joined(separator: " ")
  }

  private func letter(of priority: Priority, _ base: TodoTxtLine?) -> String? {
    if let letter = base?.priority, Priority(letter: letter) == priority { return letter }
    return priority.letter
  }

  private func word(for rule: Recurrence) -> String {
    guard let plain = PlainRule(rule) else {
      return "rrule:\(rule.anchor == .done ? "!" : "")\(rule.rrule)"
    }
    return "rec:\(rule.anchor == .due ? "+" : "")\(plain.text)"
  }
}
