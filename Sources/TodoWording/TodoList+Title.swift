package import TodoModel

extension TodoList {
  /// The emoji, if there is one, and the name.
  package var title: String { [emoji, name].filter { !$0.isEmpty }.joined(separator: " ") }
}
