import CivilCalendar
import JSONKit
import TodoFormats
import TodoModel

/// The facts about an imported item that are needed to export it as it was, and that its other
/// properties do not have: the member `paneltodo` of its `extra`.
struct OwnData {
  private static let key = "paneltodo"

  /// The identity in the file, if it is of a form of its own.
  var identity: String?
  /// The moment of creation that was assumed, since the file has none.
  var assumedCreation: Timestamp?
  /// The moment of completion that was assumed, since the file has none.
  var assumedCompletion: Timestamp?

  /// No such facts.
  init() {}

  /// The facts in the data of an item.
  init(in members: [JSON.Member]) {
    guard let own = members.first(where: { $0.key == Self.key })?.value else { return }
    if case .string(let text)? = own["identity"] { identity = text }
    assumedCreation = Self.moment(own["created"])
    assumedCompletion = Self.moment(own["completed"])
  }

  /// The data with these facts.
  func added(to members: [JSON.Member]) -> [JSON.Member] {
    var own: [JSON.Member] = []
    if let identity { own.append(.init(key: "identity", value: .string(identity))) }
    for (key, moment) in [("created", assumedCreation), ("completed", assumedCompletion)] {
      if let moment { own.append(.init(key: key, value: .integer(moment.microseconds))) }
    }
    let others = Self.removed(from: members)
    return own.isEmpty ? others : others + [.init(key: Self.key, value: .object(own))]
  }

  private static func moment(_ value: JSON?) -> Timestamp? {
    guard case .number(let digits)? = value else { return nil }
    return Int(digits).map(Timestamp.init(microseconds:))
  }

  /// The data without these facts.
  static func removed(from members: [JSON.Member]) -> [JSON.Member] {
    members.filter { $0.key != key }
  }
}
