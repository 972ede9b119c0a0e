import TestSupport

/// Random commands of a person who edits lists.
struct RandomEdits {
  private var random: SeededGenerator
  /// The last number; names, dates and efforts are made of numbers, so that no value repeats.
  private var last = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func part(upTo limit: Double) -> Double { Double.random(in: 0...limit, using: &random) }

  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  /// A command for the items of a machine.
  mutating func command(on state: SyncedState) -> [String] {
    let keys = state.items.keys.sorted()
    let open = keys.filter { state.items[$0]?["done"] == "0" }
    if open.count >= 60 { return ["done", "--where", "word"] }
    let isShort = open.count < 10
    guard let key = element(of: open), number(below: isShort ? 2 : 4) > 0
    else { return add(to: open, of: state) }
    let id = state.ids[key] ?? ""
    let repeats = state.items[key]?["recurrence"] != ""
    let other = element(of: open.filter { state.items[$0]?["recurrence"] == "" })
    let otherID = other.flatMap { state.ids[$0] } ?? id
    switch number(below: 20) {
    case 0, 1, 2: return ["done", id]
    case 3: return ["rm", id]
    case 4:
      let done = element(of: keys.filter { state.items[$0]?["done"] == "1" })
      return ["reopen", done.flatMap { state.ids[$0] } ?? id]
    case 5: return ["undo"]
    case 6: return number(below: 3) == 0 ? ["redo"] : ["move", id, "--top"]
    case 7: return ["move", id, number(below: 2) == 0 ? "--before" : "--after", otherID]
    case 8: return ["move", id, "--into", otherID]
    case 9: return ["edit", id, "--wait-for", otherID]
    case 10: return ["edit", id, ":", "list:List\(1 + number(below: 3))"]
    case 11:
      let notes = state.items[key]?["notes"] ?? ""
      return ["edit", id, "--notes", (notes.isEmpty ? "" : notes + "\n") + "line \(next())"]
    case 12, 13: return repeats ? ["edit", id, ":", effort()] : ["edit", id, "--name", name()]
    default: return ["edit", id, ":", change(of: state.items[key] ?? [:])]
    }
  }

  private mutating func add(to open: [String], of state: SyncedState) -> [String] {
    if number(below: 12) == 0 {
      return ["add", "Series \(next()) tomorrow every \(2 + number(below: 3)) days list:List1"]
    }
    // todoman can only write items without tags.
    let tag = number(below: 2) == 0 ? "tag:new\(next())" : ""
    let words = ["add", "\(name()) \(number(below: 2) == 0 ? due() : "") \(tag)"]
    let parents = open.filter { state.items[$0]?["recurrence"] == "" }
    guard number(below: 4) == 0, let parent = element(of: parents).flatMap({ state.ids[$0] })
    else { return words + ["--list", "List\(1 + number(below: 3))"] }
    return words + ["--parent", parent]
  }

  private mutating func change(of fields: SyncedState.Fields) -> String {
    let repeats = fields["recurrence"] != ""
    switch number(below: 10) {
    case 0: return "tag:tag\(next())"
    case 1: return fields["tags"]?.split(separator: " ").first.map { "untag:\($0)" } ?? effort()
    case 2: return "priority:" + ["none", "low", "medium", "high"][number(below: 4)]
    case 3 where fields["due"] != "":
      return "time:\(9 + number(below: 9)):\(10 + next() % 50) remind 15m"
    case 4 where !repeats: return "start:\(day())"
    case 5, 6: return repeats ? effort() : due()
    case 7: return fields["flagged"] == "1" ? "unflag" : "flag"
    case 8: return "plan:\(day())"
    default: return effort()
    }
  }

  private mutating func next() -> Int {
    last += 1
    return last
  }

  private mutating func name() -> String { "word \(next())" }
  private mutating func due() -> String { "due:\(day())" }
  private mutating func effort() -> String { "effort:\(next())m" }

  /// Another day each time: 300 of each year from 2200 on.
  mutating func day() -> String {
    let number = next()
    let (year, rest) = (2200 + number / 300, number % 300)
    let (month, day) = (1 + rest / 25, 1 + rest % 25)
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
