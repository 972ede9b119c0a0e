/// A list of things to do.
struct ItemList: Codable, Hashable, Sendable {
  var identifier = Identifier<ItemList>()
  var name: String
  var emoji: String

  /// The choices for a new list. Few terminals can type one.
  static let emojis = ["📋", "🛒", "💼", "🏠", "🎁", "📚"]
}
