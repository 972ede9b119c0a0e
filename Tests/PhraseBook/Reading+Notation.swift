package import TodoLanguage
import TodoValues

extension QuickAdd.Reading {
  /// Title and chips on one line: `Pay rent | due 2026-11-20 · 09:00 · #home · every month`.
  package var notation: String {
    let chips = meanings.map(\.notation).joined(separator: " · ")
    return self.chips.isEmpty ? title : title + " | " + chips
  }
}

extension LineMeaning {
  /// The meaning in short: `due 2026-11-20`.
  package var notation: String {
    switch self {
    case .due(let day?): "due \(day)"
    case .time(let time?): "\(time)"
    case .start(let day?): "from \(day)"
    case .list(let name, let isKnown): "#\(name)" + (isKnown ? "" : " (new)")
    case .tag(let name): "@\(name)"
    case .priority(let priority): "!\(priority.name)"
    case .effort(let effort?): "~\(effort)"
    case .recurrence(let rule?): "\(rule)"
    case .plan(let plan?): "plan \(plan.day)" + (plan.isEvening ? " evening" : "")
    case .reminders(let reminders?): "remind \(reminders.typed)"
    // The line of one item has none of the others.
    case .due, .time, .start, .plan, .effort, .recurrence, .reminders, .shift, .flag, .removedTag,
      .done:
      "\(self)"
    }
  }
}
