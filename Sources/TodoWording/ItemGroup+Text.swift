package import TodoModel
import TodoValues

extension ItemGroup.Key {
  /// The common property of the items, as a heading.
  package func text(
    in days: DayFormat, titleOfList: (Identifier<TodoList>) throws -> String
  ) rethrows -> String {
    switch self {
    case .day(nil): "No date"
    case .day(let day?): days.due(day).text
    case .list(let id): try titleOfList(id)
    case .heading(let id): try id.map(titleOfList) ?? "No heading"
    case .priority(.high): "High priority"
    case .priority(.medium): "Medium priority"
    case .priority(.low): "Low priority"
    case .priority(.none): "No priority"
    case .done: "Done"
    case .today(.leftOver): "Left over"
    case .today(.planned): "Planned"
    case .today(.due): "Due"
    case .today(.started): "Started"
    case .today(.evening): "This evening"
    case .today(.blocked): "Blocked"
    case .tag(let tag): tag.map { "@" + $0 } ?? "No tag"
    }
  }
}
