import FoundationEssentials

/// The identity of a value. That of a list is none of an item, and does not compile as one.
struct Identifier<Value>: Codable, Hashable, Sendable {
  var rawValue = UUID().uuidString
}
