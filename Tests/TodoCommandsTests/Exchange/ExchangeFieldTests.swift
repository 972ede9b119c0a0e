import CivilCalendar
import Testing
import TodoFormats
import TodoModel

@Suite("The table of exchanged fields") struct ExchangeFieldTests {
  /// The properties of an item that have another name in the table.
  private let names = [
    "id": "identity", "dueTime": "time", "deferUntil": "start", "workingSince": "worked",
  ]
  /// Those that follow from others.
  private let derived: Set = ["subtaskCount", "openSubtaskCount", "isBlocked"]

  @Test func `has a line for every property of an item`() {
    let item = TodoItem(list: .init(), name: "Milk", created: Timestamp(microseconds: 0))
    let lines = Set(ExchangeField.allCases.map { "\($0)" })

    let properties = Mirror(reflecting: item).children.compactMap(\.label)
    #expect(properties.count > lines.count / 2)
    let missing = properties.filter {
      !derived.contains($0) && !lines.contains(names[$0] ?? $0)
    }
    #expect(missing == [])
  }
}
