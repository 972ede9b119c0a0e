import TestSupport
import Testing
import TodoValues

@testable import TodoModel

@MainActor @Suite("The neighbours of a place in a plan") struct PlanNeighbourTests {
  @Test(arguments: Thorough.seeds(3))
  func `are those among all items after the changes`(seed: UInt64) async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    let other = try await store.createList(name: "Work").id
    try await store.createItems((0..<60).map { NewItem("\($0)", in: $0 % 4 == 0 ? other : list) })
    let plan = Plan(connection: try store.connection, clock: store.clock)
    let group = SiblingGroup(list: list, parent: nil)
    var random = SeededGenerator(seed: seed)
    var items = try Content(store).items

    for step in 0..<Thorough.count(300, alone: 100, thorough: 3000) {
      let index = Int.random(in: items.indices, using: &random)
      var item = items[index]
      let near = try #require(items.randomElement(using: &random)).order
      switch Int.random(in: 0..<6, using: &random) {
      case 0: item.list = item.list == list ? other : list
      case 1...2: item.order = near + Int.random(in: -1...1, using: &random)
      case 3: item.priority = item.priority == .high ? .low : .high
      case 4 where items.count > 30:
        plan.remove(item)
        items.remove(at: index)
        continue
      default:
        item = item.copied(as: Identifier())
        (item.list, item.order) = (list, near + 1)
        items.append(item)
      }
      try plan.put(item)
      items = try items.map { $0.id == item.id ? try plan.existing(item.id) : $0 }

      let bound = try #require(items.randomElement(using: &random))
      let limit = Int.random(in: 1...9, using: &random)
      let sorted = items.filter { SiblingGroup($0) == group }.sorted(by: Plan.precedes)
      let after = sorted.filter { Plan.precedes(bound, $0) }
      let before = sorted.filter { Plan.precedes($0, bound) }
      let place = (order: bound.order, id: bound.id)
      let foundAfter = try plan.neighbours(.after, place, in: group, limit: limit)
      let foundBefore = try plan.neighbours(.before, place, in: group, limit: limit)
      try #require(foundAfter == Array(after.prefix(limit)), "step \(step)")
      try #require(foundBefore == Array(before.reversed().prefix(limit)), "step \(step)")
    }
    await store.close()
  }
}
