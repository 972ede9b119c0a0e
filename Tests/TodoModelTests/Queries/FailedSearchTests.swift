import CivilCalendar
import Glibc
import TestSupport
import Testing
import TodoLanguage
import TodoValues

@testable import TodoModel

/// Searches in the background that fail, and long queries, which did.
@MainActor
struct FailedSearchTests {
  private let today = Day(daysSinceEpoch: 20_778)

  @Test(arguments: [ItemScope.everything, .today])
  func `a query of 500 words does not fail`(scope: ItemScope) async throws {
    let words = (0..<500).map { "word\($0)" }
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home").id
    try await store.createItems([
      NewItem("All", in: list, notes: words.joined(separator: " "), due: today),
      NewItem("Most", in: list, notes: words.dropLast().joined(separator: " "), due: today),
    ])
    let query = ItemQuery(
      scope, filter: try Query(parsing: words.joined(separator: " ")), today: today)

    #expect(try await store.items(matching: query).map(\.name) == ["All"])
    #expect(try store.counts.count(of: query) == 1)
    await store.close()
  }

  @Test func `a search that fails in the background is reported until the next one`() async throws {
    let folder = try TemporaryFolder()
    try await LargeList.write(count: 6000, to: folder.file("large.db"))
    let store = try TodoStore.open(path: folder.file("large.db"), clock: .drawn)
    // Nothing is found before the caller continues, and the searcher finds no file to open.
    store.parts.reader.patience = 0
    try #require(rename(store.path, store.path + "-away") == 0)
    let results = try store.results(
      for: ItemQuery(.everything, sort: [SortRule(.name)], today: today))
    var changes = 0
    results.didChange = { changes += 1 }
    while !results.isComplete { await Task.yield() }

    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try results.items(in: 0..<9) }
      let isMissing = if case .cannotOpen = error { true } else { false }
      #expect(isMissing && results.failure == error && changes == 1)
    }
    #expect(throws: StoreError.self) { try results.index(of: Identifier()) }

    try #require(rename(store.path + "-away", store.path) == 0)
    results.query.filter = .state(.open)
    while !results.isComplete { await Task.yield() }
    #expect(results.count == 4500 && results.failure == nil)
    #expect(try results.items(in: 0..<9).count == 9)
    await store.close()
  }
}
