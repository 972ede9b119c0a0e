internal import CivilCalendar
internal import TodoValues

/// The values of a preset as rows beside the fields of its draft. The list and the due date are in
/// the row of the draft.
extension ItemPreset {
  /// The names of the values.
  private enum Name: String {
    case start, plan, tag, priority, flag, after, heading
  }

  /// The values, each with its name.
  var rows: [(name: String, text: String)] {
    let values: [(Name, String)] =
      (start.map { [(.start, "\($0)")] } ?? []) + (plan.map { [(.plan, "\($0.number)")] } ?? [])
      + tags.map { (.tag, $0) }
      + (priority == .none ? [] : [(.priority, "\(priority.rawValue)")])
      + (isFlagged ? [(.flag, "")] : []) + (after.map { [(.after, $0.uuidString)] } ?? [])
      + (heading.map { [(.heading, $0.uuidString)] } ?? [])
    return values.map { ($0.rawValue, $1) }
  }

  /// Sets the value of a row. One that is unknown is ignored.
  mutating func set(_ name: String, _ text: String) {
    switch Name(rawValue: name) {
    case .start: start = Day(iso: text)
    case .plan: plan = Int(text).map(DayPlan.init(number:))
    case .tag: tags.append(text)
    case .priority: priority = Int(text).flatMap(Priority.init(rawValue:)) ?? .none
    case .flag: isFlagged = true
    case .after: after = Identifier(uuidString: text)
    case .heading: heading = Identifier(uuidString: text)
    case nil: break
    }
  }
}
