import FoundationEssentials

/// Something to do. Equal items are equal in everything; the identity is a property.
struct Item: Codable, Hashable, Sendable {
  var identifier = Identifier<Item>()
  var name: String
  var creation: Date
  var due: Date?
  var completion: Date?

  /// Items are shown by their due dates, those without one last, and by their names.
  var order: (Date, String) { (due ?? .distantFuture, name) }
}
