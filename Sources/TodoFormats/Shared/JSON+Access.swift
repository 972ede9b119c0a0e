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

  /// Adds members to the object of a key, where they replace those with the same keys.
  mutating func merge(_ members: [JSON.Member], into key: String) {
    let new = Set(members.map(\.key))
    let others = (self[key]?.members ?? []).filter { !new.contains($0.key) }
    replace([key], with: [JSON.Member(key: key, value: .object(members + others))])
  }

  /// The data of other formats in the form in which it is kept: with plain texts.
  var plainExtra: [JSON.Member] {
    withPlainKeys { key, value in
      switch key {
      // Another line would be another item.
      case TodoTxt.name: value.withTexts(\.plainSourceLine)
      case PaneltodoJSON.factsKey: value.withTexts(ExchangeID.plain)
      default: value.plain
      }
    }
  }

  /// The members with plain keys, and with other values. If several have the same key then, only
  /// the first one stays, since an object has each key once.
  fileprivate func withPlainKeys(_ value: (String, JSON) -> JSON) -> [JSON.Member] {
    var keys: Set<String> = []
    return compactMap { member -> JSON.Member? in
      let key = member.key.plainLine
      guard keys.insert(key).inserted else { return nil }
      return JSON.Member(key: key, value: value(key, member.value))
    }
  }
}

extension JSON {
  /// The value with plain texts, in which nothing could steer a terminal.
  var plain: JSON { withTexts(\.plainLines) }

  /// The value with its texts in another form, and with plain keys.
  fileprivate func withTexts(_ form: (String) -> String) -> JSON {
    switch self {
    case .string(let text): .string(form(text))
    case .array(let values): .array(values.map { $0.withTexts(form) })
    case .object(let members): .object(members.withPlainKeys { $1.withTexts(form) })
    case .null, .bool, .number: self
    }
  }
}
