import TestSupport
import Testing
import TodoFormats

@testable import TodoSync

@Suite("The order of siblings") struct SiblingOrderTests {
  private typealias Sibling = SiblingOrder.Sibling

  private func sibling(
    _ name: String, _ position: Int, _ number: Int?, here: Bool = false, there: Bool = false,
    section: Int = 0, new: Bool = false
  ) -> Sibling {
    Sibling(
      id: ExchangeID(name), key: name, position: position, number: number, usualNumber: 500,
      section: section, isNew: new, isMovedHere: here, isMovedThere: there)
  }

  private func names(_ order: SiblingOrder) -> String {
    order.siblings.map(\.id.text).joined(separator: " ")
  }

  @Test func `takes what was moved in the folder to the place of its number`() {
    let order = SiblingOrder([
      sibling("a", 100, 1), sibling("b", 200, 5), sibling("c", 300, 3, there: true),
    ])

    #expect(names(order) == "a c b" && order.siblings[1].position == 150)
  }

  @Test func `gives what was moved here a number between its neighbours`() {
    let order = SiblingOrder([
      sibling("a", 100, 10), sibling("c", 150, 30, here: true), sibling("b", 200, 20),
    ])

    #expect(names(order) == "a c b" && order.siblings.map(\.number) == [10, 15, 20])
  }

  @Test func `pushes the numbers of the others where there is no room`() {
    let order = SiblingOrder([
      sibling("a", 100, 1), sibling("new", 150, nil, here: true), sibling("b", 200, 2),
      sibling("c", 300, 9),
    ])

    #expect(order.siblings.map(\.number) == [1, 2, 3, 9])
  }

  @Test func `puts equal numbers into the order of their identities, on every machine`() {
    let order = SiblingOrder([sibling("b", 100, 5), sibling("a", .max, 5, there: true)])
    #expect(names(order) == "a b" && order.siblings.map(\.number) == [5, 5])

    let other = SiblingOrder([sibling("a", 100, 5), sibling("b", .max, 5, there: true)])
    #expect(names(other) == "a b")
  }

  @Test func `restores the order of the numbers, in their section`() {
    let order = SiblingOrder(
      [
        sibling("c", 100, 9), sibling("moved", 150, 7, here: true), sibling("a", 200, 3),
        sibling("e", 1000, 2, section: 1), sibling("d", 2000, 8, section: 1),
      ], headings: [500])

    #expect(names(order) == "moved a c e d")
    #expect(order.siblings.map(\.number) == [2, 3, 9, 2, 8])
  }

  @Test func `gives a number to a new item that comes from another parent`() {
    let order = SiblingOrder([
      sibling("a", 100, 900), sibling("new", 50, nil, there: true, new: true),
    ])

    #expect(names(order) == "a new" && order.siblings.map(\.number) == [900, 901])
  }

  @Test func `makes room for positions`() {
    let order = SiblingOrder([
      sibling("a", 1, 1), sibling("b", 2, 5), sibling("new", .max, 3, there: true),
    ])

    #expect(names(order) == "a new b")
    #expect(order.siblings.map(\.position) == [1, 2, 3].map { $0 * SiblingOrder.step })
  }

  @Test func `stays between the headings`() {
    let order = SiblingOrder(
      [
        sibling("a", 1000, 9), sibling("b", 3000, 5, section: 1),
        sibling("last", .max, 7, there: true, section: 1),
        sibling("new", .max, 3, there: true, section: 1), sibling("c", 5000, 1, section: 2),
        sibling("top", .max, 10, there: true),
      ], headings: [2000, 4000])

    #expect(names(order) == "a top new b last c" && order.headings == [2000, 4000])
    #expect(order.siblings.map(\.position) == [1000, 1500, 2500, 3000, 3500, 5000])
  }

  @Test func `moves the headings where there is no room`() {
    let order = SiblingOrder(
      [
        sibling("a", 1, 9), sibling("b", 3, 5, section: 2),
        sibling("new", .max, 3, there: true, section: 1),
      ], headings: [2, 3, 4])

    #expect(names(order) == "a new b")
    let (positions, headings) = (order.siblings.map(\.position), order.headings)
    let all = [positions[0], headings[0], positions[1], headings[1], positions[2], headings[2]]
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `new sections follow each other, others keep their numbers`() {
    let new = SiblingOrder(
      [
        sibling("a", 1, nil, here: true), sibling("b", 20, nil, here: true, section: 1),
        sibling("c", 30, nil, here: true, section: 1),
      ], headings: [10])
    #expect(new.siblings.map(\.number) == [500, 501, 502])

    let order = SiblingOrder(
      [
        sibling("a", 1, 900), sibling("b", 2, 800, here: true),
        sibling("c", 20, 5, section: 1), sibling("d", 15, 7, here: true, section: 1),
      ], headings: [10])

    #expect(names(order) == "a b d c" && order.siblings.map(\.number) == [900, 901, 4, 5])
  }

  @Test func `is the same on two machines after they have exchanged it`() {
    for seed in 0..<UInt64(Thorough.count(200, thorough: 5000)) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...8, using: &random)
      var here = (0..<count).map { sibling("\($0)", ($0 + 1) << 20, ($0 + 1) * 3) }
      let there = here
      // Some are moved here.
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<count, using: &random)
        here[index].position = Int.random(in: 0...(count + 1) << 20, using: &random)
        here[index].isMovedHere = true
      }
      let first = SiblingOrder(here)
      let numbers = Dictionary(uniqueKeysWithValues: first.siblings.map { ($0.id, $0.number) })

      let second = SiblingOrder(
        there.map { sibling in
          var sibling = sibling
          let number = numbers[sibling.id] ?? nil
          (sibling.isMovedThere, sibling.number) = (sibling.number != number, number)
          return sibling
        })

      #expect(names(first) == names(second), "seed \(seed)")
      let known = first.siblings.compactMap(\.number)
      #expect(zip(known, known.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
    }
  }
}
