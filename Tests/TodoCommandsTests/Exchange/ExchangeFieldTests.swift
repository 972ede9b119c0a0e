import Testing
import TodoFormats

@testable import TodoModel

@Suite("The table of exchanged fields") struct ExchangeFieldTests {
  /// The fields of the table that have another name there than in an item.
  private let names = ["dueTime": "time", "deferUntil": "start"]

  @Test func `has a line for every field of an item`() {
    let lines = Set(ExchangeField.allCases.map { "\($0)" })

    let missing = TodoItem.table.fields.map(\.key.text)
      .filter { !lines.contains(names[$0] ?? $0) }
    #expect(missing == [])
  }
}
