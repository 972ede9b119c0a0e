/// A field of a list, by its name in journal images.
enum ListField: String, CaseIterable {
  case name, emoji, color, position, sort, grouping, query, extra

  /// Whether two lists are equal in this field.
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

  /// Copies this field from one list to another.
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

  /// The fields in which two lists differ.
  static func changed(_ before: TodoList, _ after: TodoList) -> [ListField] {
    allCases.filter { !$0.isEqual(before, after) }
  }
}

extension TodoList {
  /// The list with the fields that a change altered, and only those.
  func applying(from before: TodoList, to after: TodoList) -> TodoList {
    var result = self
    for field in ListField.changed(before, after) { field.copy(from: after, to: &result) }
    return result
  }
}
