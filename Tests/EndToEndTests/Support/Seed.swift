import Foundation
import TestSupport
import Testing

/// Lists and items that a journey begins with. They get into the database as a user's old ones do:
/// from a file that MVCTodo wrote, by the app's own import.
struct Seed {
  let lists: KeyValuePairs<String, [String]>

  /// Creates lists by name, each with the names of its items.
  init(_ lists: KeyValuePairs<String, [String]>) { self.lists = lists }

  /// Creates one list.
  init(_ name: String, _ items: [String]) { self.init([name: items]) }

  /// A list of 200 items, `Item 001` to `Item 200`.
  static let long = Seed("Long", (1...200).map { "Item " + String(1000 + $0).dropFirst() })

  /// The text of the file. Identifiers depend on the positions in it, so the same seed gives the
  /// same lists and items at every import.
  var document: String {
    get throws {
      var items: [[String: Any]] = []
      var associations: [Any] = []
      for (number, list) in lists.enumerated() {
        let identifiers = list.value.indices.map { identifier("item", number, $0) }
        for (identifier, name) in zip(identifiers, list.value) {
          items.append(["identifier": identifier, "name": name, "creation": 742_849_200])
        }
        associations += [identifier("list", number), identifiers]
      }
      let lists = lists.enumerated().map { number, list in
        ["identifier": identifier("list", number), "name": list.key, "emoji": ""] as [String: Any]
      }
      let root: [String: Any] = ["lists": lists, "items": items, "associations": associations]
      return String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
    }
  }

  /// Writes the file and imports it into the database of a home.
  @discardableResult
  func plant(in home: TemporaryFolder) throws -> CommandResult {
    let file = try home.write(document, to: "seed.json")
    let result = try Command.paneltodo(["import", file], home: home).run()
    try #require(result.status == .exitCode(0), "\(result.error)")
    return result
  }

  private func identifier(_ kind: String, _ numbers: Int...) -> [String: String] {
    ["rawValue": ([kind] + numbers.map(String.init)).joined(separator: "-")]
  }
}
