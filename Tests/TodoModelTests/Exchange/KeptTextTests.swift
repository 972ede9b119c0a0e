import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@Suite("The texts and data that an import keeps") @MainActor struct KeptTextTests {
  private typealias Fixture = ExchangeFixture

  private let store: TodoStore
  private let elements: [TransferElement]

  init() throws {
    store = try TodoStore.temporary(clock: .drawn)
    let list = Fixture.home.id
    elements = [
      .text(KeptText(format: "org", text: "head")), Fixture.list(),
      .text(KeptText(format: "org", list: list, text: "above")), Fixture.item("A"),
      .text(KeptText(format: "org", list: list, after: Fixture.id("A"), text: "same")),
      .text(KeptText(format: "org", list: list, after: Fixture.id("A"), text: "same")),
      Fixture.item("B"),
    ]
  }

  @Test func `come back where they stood`() async throws {
    try await store.take(elements)

    #expect(
      try await store.outline() == ["“head”", "Home", "“above”", "-A", "“same”", "“same”", "-B"])
    #expect(
      try await store.outline(ExportSelection(hasListsFirst: true))
        == ["Home", "-A", "-B", "“head”", "“above”", "“same”", "“same”"])
  }

  @Test func `are kept once, and are gone with their import`() async throws {
    try await store.take(elements)
    let (once, outline) = (try await store.exported(), try await store.outline())

    #expect(try await store.take(elements).isEmpty)
    #expect(try await store.exported() == once)
    try await store.undo()
    #expect(try await store.outline() == [])
    try await store.take(elements)
    #expect(try await store.outline() == outline)
  }

  @Test func `stay with the list when their item is deleted`() async throws {
    try await store.take(elements)
    try await store.deleteItems([Fixture.id("A")])

    #expect(
      try await store.outline() == ["“head”", "Home", "“above”", "“same”", "“same”", "-B"])
  }

  @Test func `may be longer than any row`() async throws {
    let long = String(repeating: "é\n", count: 300_000)
    let extra = #"{"org":"\#(String(repeating: "x", count: 100_000))"}"#
    try await store.take([
      Fixture.list(), Fixture.item("A", extra: extra),
      .text(KeptText(format: "org", list: Fixture.home.id, text: long)),
    ])

    let exported = try await store.exported()

    let isTextWhole = exported.contains {
      if case .text(let kept) = $0 { kept.text == long } else { false }
    }
    let isExtraWhole = exported.contains {
      if case .item(let item) = $0 { item.item.extra == extra } else { false }
    }
    #expect(isTextWhole && isExtraWhole)
    #expect(try store.item(Fixture.id("A"))?.extra == KeptValue.elsewhere)
  }
}
