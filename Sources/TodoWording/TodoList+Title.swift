package import TodoModel

extension TodoList {
  /// The emoji, if there is one, and the name. Longer texts, which an import may have brought, are
  /// no emoji.
  package var title: String { emoji.count == 1 ? "\(emoji) \(name)" : name }
}
