import CivilCalendar
import JSONKit
import TodoValues

/// A task as Taskwarrior exports it: a JSON object, taken apart.
struct TaskwarriorTask {
  enum Status: String {
    case pending, waiting, recurring, completed, deleted
  }

  /// The reason why an object is not a task.
  struct Fault: Error {
    let problem: String
  }

  /// The members with a place in an item, and those that Taskwarrior computes.
  static let known: Set<String> = [
    "uuid", "description", "status", "entry", "end", "modified", "due", "wait", "project",
    "priority", "tags", "annotations", "depends", "id", "urgency", parentKey, ruleKey, planKey,
    flagKey, listKey, effortKey, workedKey,
  ]

  /// Our own attributes, which Taskwarrior keeps without knowing them: the task that a task belongs
  /// to, a rule that `recur` cannot hold, the plan, the flag, the effort, and the work done.
  static let parentKey = "paneltodoparent"
  static let ruleKey = "paneltodorule"
  static let planKey = "paneltodoplan"
  static let flagKey = "paneltodoflag"
  static let effortKey = "paneltodoeffort"
  static let workedKey = "paneltodoworked"
  /// The list of a task without a project. It is in the text that is kept, never in a file.
  static let listKey = "paneltodolist"

  let members: [JSON.Member]
  let uuid: String?
  let description: String
  let status: Status
  let tags: [String]
  let annotations: [String]
  /// The UUIDs of the tasks that it depends on.
  let depends: [String]
  /// Sentences about values that are not understood.
  private(set) var remarks: [String] = []

  /// Takes an object apart. Throws a ``Fault`` where Taskwarrior itself would refuse it.
  init(_ json: JSON) throws(Fault) {
    guard let members = json.members else {
      throw Fault(problem: "A task is an object, but this is \(json.kind).")
    }
    self.members = members
    for key in Self.known.subtracting(["tags", "annotations", "depends"]) {
      switch members[key] {
      case nil, .string, .number: break
      case let other?: throw Fault(problem: "“\(key)” is \(other.kind), not a text.")
      }
    }
    uuid = members["uuid"]?.string
    if let uuid, !ExchangeID.isUUID(uuid) { throw Fault(problem: "“\(uuid)” is not a UUID.") }
    guard let description = members["description"]?.string, !description.isBlank else {
      throw Fault(problem: "A task needs a description.")
    }
    self.description = description
    let word = members["status"]?.string ?? Status.pending.rawValue
    guard let status = Status(rawValue: word) else {
      throw Fault(problem: "“\(word)” is not the status of a task.")
    }
    self.status = status
    tags = try Self.tags(members["tags"])
    annotations = try Self.annotations(members["annotations"])
    let depends = try Self.depends(members["depends"])
    self.depends = depends.filter(ExchangeID.isUUID)
    if self.depends.count < depends.count {
      remarks.append("“depends” names a task without a UUID; it is kept.")
    }
    for member in members where !Self.known.contains(member.key) {
      if member.key == "scheduled" && members["wait"] == nil { continue }
      if member.key == "recur" && status == .recurring && rule != nil { continue }
      remarks.append("“\(member.key)” is not supported here; it is kept.")
    }
  }

  private static func tags(_ value: JSON?) throws(Fault) -> [String] {
    switch value {
    case nil: return []
    case .string(let text): return text.split(separator: ",").map(String.init)
    case .array(let values):
      let texts = values.compactMap(\.string)
      if texts.count == values.count { return texts }
      fallthrough
    default: throw Fault(problem: "“tags” is not an array of texts.")
    }
  }

  /// The tasks in an array or, as older versions of Taskwarrior write them, in one text.
  private static func depends(_ value: JSON?) throws(Fault) -> [String] {
    switch value {
    case nil: return []
    case .string(let text): return text.split(separator: ",").map(String.init)
    case .array(let values):
      let texts = values.compactMap(\.string)
      if texts.count == values.count { return texts }
      fallthrough
    default: throw Fault(problem: "“depends” is not an array of UUIDs.")
    }
  }

  private static func annotations(_ value: JSON?) throws(Fault) -> [String] {
    guard let value else { return [] }
    let texts = value.elements?.compactMap { $0["description"]?.string }
    guard let texts, texts.count == value.elements?.count else {
      throw Fault(problem: "“annotations” is not an array of notes.")
    }
    return texts
  }

  /// A date: seconds since 1970 as a number or a text, or ISO 8601.
  func date(_ key: String, in zone: Zone) -> Timestamp? {
    let text: String
    switch members[key] {
    case .number(let digits): text = digits
    case .string(let string): text = string
    default: return nil
    }
    // Eight digits are a date.
    guard text.isNumber, text.utf8.count != 8 else { return ISOTime(text)?.moment(in: zone) }
    return Int(text).flatMap { $0 < 1 << 40 ? Timestamp(microseconds: $0 * 1_000_000) : nil }
  }

  /// The rule, which is ours or that of a series.
  var rule: Recurrence? {
    if let own = members[Self.ruleKey]?.string { return Recurrence(anchored: own) }
    return members["recur"]?.string.flatMap(TaskwarriorPeriod.rule)
  }

  /// The number of tasks that Taskwarrior has made of a series.
  var instances: Int { members["mask"]?.string?.utf8.count ?? 0 }

  /// Whether it is a series of which Taskwarrior has made tasks, so that its item is due later.
  var hasMadeTasks: Bool { status == .recurring && rule != nil && instances > 0 }
}
