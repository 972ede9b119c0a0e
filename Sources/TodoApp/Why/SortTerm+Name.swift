import TodoModel

extension SortTerm {
  /// The name in “sorted by …”.
  var name: String {
    switch self {
    case .state: "open before done"
    case .group(.none): ""
    case .group(.day): "the day they are due"
    case .group(.list): "their list"
    case .group(.priority): "priority"
    case .group(.tag): "their first tag"
    case .rule(let rule): SortTerm.name(of: rule)
    }
  }

  private static func name(of rule: SortRule) -> String {
    let end = rule.isDescending
    return switch rule.key {
    case .manual: end ? "your own order, upside down" : "your own order"
    case .due: end ? "when they are due, the last first" : "when they are due"
    case .priority: end ? "priority, the lowest first" : "priority"
    case .name: end ? "name, from Z to A" : "name"
    case .created: end ? "when they were made, the newest first" : "when they were made"
    case .modified: end ? "when they changed, the last first" : "when they changed"
    case .completed: end ? "when they were done, the last first" : "when they were done"
    }
  }
}
