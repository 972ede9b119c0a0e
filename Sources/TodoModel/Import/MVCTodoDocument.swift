internal import CivilCalendar
import JSONKit

/// The content of a `todos.json` of the iOS app MVCTodo, read strictly but without judging it:
/// names are as in the file, and unknown members are kept.
struct MVCTodoDocument: Sendable {
  struct List: Sendable {
    let id: String
    let name: String
    let emoji: String
    let unknown: [JSON.Member]
    let source: JSON
  }

  struct Item: Sendable {
    let id: String
    let name: String
    let creation: Date
    let due: Date?
    let completion: Date?
    let unknown: [JSON.Member]
    let source: JSON
  }

  struct Association: Sendable {
    let list: Reference
    let items: [Reference]
  }

  /// An identity, `{"rawValue":…}`.
  struct Reference: Sendable {
    let id: String
    let source: JSON

    /// Whether it holds nothing else.
    var isPlain: Bool { source == .object([JSON.Member(key: "rawValue", value: .string(id))]) }
  }

  /// A moment in seconds since 1 January 2001 UTC, with the digits it was written in.
  struct Date: Sendable {
    let digits: String
    let timestamp: Timestamp
  }

  let lists: [List]
  let items: [Item]
  let associations: [Association]
  let unknown: [JSON.Member]

  /// Reads a document. Throws a sentence with the path of the fault.
  init(_ json: JSON) throws(MVCTodoFault) {
    let root = JSONNode(json, path: "")
    lists = try root.member("lists").elements { node throws(MVCTodoFault) in
      List(
        id: try node.identifier().id, name: try node.member("name").string(),
        emoji: try node.optional("emoji")?.string() ?? "",
        unknown: try node.unknown(except: ["name", "emoji"]), source: node.json)
    }
    items = try root.member("items").elements { node throws(MVCTodoFault) in
      Item(
        id: try node.identifier().id, name: try node.member("name").string(),
        creation: try node.member("creation").date(), due: try node.optional("due")?.date(),
        completion: try node.optional("completion")?.date(),
        unknown: try node.unknown(except: ["name", "creation", "due", "completion"]),
        source: node.json)
    }
    associations = try Self.associations(root.member("associations"))
    unknown = try root.members(except: ["lists", "items", "associations"])
  }

  /// Swift's encoder writes a dictionary whose keys are not strings as a flat array that alternates
  /// key and value.
  private static func associations(_ node: JSONNode) throws(MVCTodoFault) -> [Association] {
    let nodes = try node.elements { node throws(MVCTodoFault) in node }
    guard nodes.count.isMultiple(of: 2) else {
      throw MVCTodoFault("\(node.path): expected pairs of a list and its items")
    }
    var result: [Association] = []
    for index in stride(from: 0, to: nodes.count, by: 2) {
      result.append(
        Association(
          list: try nodes[index].reference(),
          items: try nodes[index + 1].elements { node throws(MVCTodoFault) in
            try node.reference()
          }))
    }
    return result
  }
}
