internal import CivilCalendar
import JSONKit

/// A JSON value together with the path that leads to it, `items[4].identifier`.
struct JSONNode {
  let json: JSON
  let path: String

  init(_ json: JSON, path: String) {
    self.json = json
    self.path = path
  }

  func member(_ key: String) throws(MVCTodoFault) -> JSONNode {
    guard case .object = json else { throw expected("an object") }
    guard let found = optional(key) else {
      throw MVCTodoFault("\(path.isEmpty ? "the document" : path): “\(key)” is missing")
    }
    return found
  }

  /// The member, or nil when it is missing or null.
  func optional(_ key: String) -> JSONNode? {
    guard let value = json[key], value != .null else { return nil }
    return JSONNode(value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func members(except known: Set<String>) throws(MVCTodoFault) -> [JSON.Member] {
    guard case .object(let members) = json else { throw expected("an object") }
    return members.filter { !known.contains($0.key) }
  }

  func elements<Element>(
    _ body: (JSONNode) throws(MVCTodoFault) -> Element
  ) throws(MVCTodoFault) -> [Element] {
    guard case .array(let values) = json else { throw expected("an array") }
    var result: [Element] = []
    result.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      result.append(try body(JSONNode(value, path: "\(path)[\(index)]")))
    }
    return result
  }

  func string() throws(MVCTodoFault) -> String {
    guard case .string(let text) = json else { throw expected("a string") }
    return text
  }

  /// The member `identifier`.
  func identifier() throws(MVCTodoFault) -> MVCTodoDocument.Reference {
    try member("identifier").reference()
  }

  func reference() throws(MVCTodoFault) -> MVCTodoDocument.Reference {
    MVCTodoDocument.Reference(id: try member("rawValue").string(), source: json)
  }

  /// The members of a list or an item except its identifier and the known ones. The identifier is
  /// included when it holds more than the identity.
  func unknown(except known: Set<String>) throws(MVCTodoFault) -> [JSON.Member] {
    let isPlain = try identifier().isPlain
    return try members(except: isPlain ? known.union(["identifier"]) : known)
  }

  /// A date in seconds since 1 January 2001.
  func date() throws(MVCTodoFault) -> MVCTodoDocument.Date {
    // 1 January 2001 UTC, in seconds since 1970.
    let reference = 978_307_200.0
    guard case .number(let digits) = json, let seconds = Double(digits), seconds.magnitude < 1e11
    else { throw expected("a date (seconds since 2001)") }
    return .init(digits: digits, timestamp: Timestamp(secondsSinceEpoch: seconds + reference))
  }

  private func expected(_ kind: String) -> MVCTodoFault {
    MVCTodoFault("\(path.isEmpty ? "the document" : path): expected \(kind), found \(json.kind)")
  }
}
