import JSONKit
import SafeText

extension JSON {
  /// The text of a string.
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The elements of an array.
  var elements: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// The members of an object.
  var members: [Member]? { if case .object(let members) = self { members } else { nil } }
}

extension [JSON.Member] {
  /// The value of a key.
  subscript(key: String) -> JSON? { first { $0.key == key }?.value }

  mutating func append(_ key: String, _ text: String) {
    append(JSON.Member(key: key, value: .string(text)))
  }

  /// Replaces the members with certain keys by others, in the place of the first of them.
  mutating func replace(_ keys: Set<String>, with members: [JSON.Member]) {
    let place = firstIndex { keys.contains($0.key) } ?? count
    removeAll { keys.contains($0.key) }
    insert(contentsOf: members, at: Swift.min(place, count))
  }
}

extension JSON {
  /// The value with plain texts, in which nothing could steer a terminal.
  var plain: JSON {
    switch self {
    case .string(let text): .string(text.plainLines)
    case .array(let values): .array(values.map(\.plain))
    case .object(let members):
      .object(members.map { Member(key: $0.key.plainLine, value: $0.value.plain) })
    case .null, .bool, .number: self
    }
  }
}
