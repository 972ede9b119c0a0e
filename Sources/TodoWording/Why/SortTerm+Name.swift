import TodoModel

extension SortTerm {
  /// The name in “sorted by …”.
  var name: String {
    switch self {
    case .state: "open before completed"
    case .group(.none, _): ""
    case .group(.day, _): "due date"
    case .group(.list, _): "list"
    case .group(.priority, _): "priority"
    case .group(.tag, _): "first tag"
    case .group(.today, _): "plan"
    case .group(.agenda, _): "day"
    case .rule(let rule): SortTerm.name(of: rule)
    }
  }

  private static func name(of rule: SortRule) -> String {
    let end = rule.isDescending
    return switch rule.key {
    case .manual: end ? "manual order, reversed" : "manual order"
    case .due: end ? "due date, latest first" : "due date"
    case .priority: end ? "priority, lowest first" : "priority"
    case .effort: end ? "effort, largest first" : "effort"
    case .name: end ? "name, Z to A" : "name"
    case .created: end ? "creation date, newest first" : "creation date"
    case .modified: end ? "last edit, newest first" : "last edit"
    case .completed: end ? "completion date, newest first" : "completion date"
    }
  }
}
