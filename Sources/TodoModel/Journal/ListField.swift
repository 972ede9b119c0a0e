/// A part of a list as the journal names it in an image.
enum ListField: String, CaseIterable {
  case name, emoji, color, position, sort, grouping, query, extra

  /// Whether two lists have the same here.
  func isEqual(_ left: TodoList, _ right: TodoList) -> Bool {
    switch self {
    case .name: left.name.utf8.elementsEqual(right.name.utf8)
    case .emoji: left.emoji == right.emoji
    case .color: left.color == right.color
    case .position: left.order == right.order
    case .sort: left.sort == right.sort
    case .grouping: left.grouping == right.grouping
    case .query: left.query == right.query
    case .extra: left.extra == right.extra
    }
  }

  /// Gives a list what another one has here.
  func copy(from source: TodoList, to target: inout TodoList) {
    switch self {
    case .name: target.name = source.name
    case .emoji: target.emoji = source.emoji
    case .color: target.color = source.color
    case .position: target.order = source.order
    case .sort: target.sort = source.sort
    case .grouping: target.grouping = source.grouping
    case .query: target.query = source.query
    case .extra: target.extra = source.extra
    }
  }

  /// The parts in which two lists differ.
  static func changed(_ before: TodoList, _ after: TodoList) -> [ListField] {
    allCases.filter { !$0.isEqual(before, after) }
  }
}

extension TodoList {
  /// The list with what a change changed, and only that.
  func applying(from before: TodoList, to after: TodoList) -> TodoList {
    var result = self
    for field in ListField.changed(before, after) { field.copy(from: after, to: &result) }
    return result
  }
}
