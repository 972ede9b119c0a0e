import CivilCalendar
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

@MainActor
@Suite("The pages of a query") struct QueryPagesTests {
  @Test(.floor(.full), arguments: Thorough.seeds(2))
  func `have the rows of the whole result at any indices, also after changes`(seed: UInt64)
    async throws
  {
    var random = SeededGenerator(seed: seed)
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItems((0..<600).map { NewItem("Item \($0)", in: list) })
    let query = ItemQuery(.list(list), today: Day(daysSinceEpoch: 20_778))
    let results = try store.results(for: query)

    var whole = try await store.items(matching: query)
    for step in 0..<400 {
      if step % 25 == 24, let item = whole.randomElement(using: &random) {
        try await store.update([item.id], [.set(\.name, "Other \(step)"), .done(step % 2 == 0)])
        whole = try await store.items(matching: query)
      }
      // Mostly the next screen or the one before, as with PgDn and PgUp.
      let start = Int.random(in: 0..<whole.count, using: &random)
      let length = step % 10 == 0 ? 400 : 40
      for start in [start, start + 40, start + 80, start + 40] {
        let range = start..<start + length
        let rows = try results.items(in: range)
        #expect(rows == Array(whole[range.clamped(to: 0..<whole.count)]))
        if let row = rows.randomElement(using: &random) {
          #expect(try results.index(of: row.id) == whole.firstIndex { $0.id == row.id })
        }
      }
    }
  }
}
