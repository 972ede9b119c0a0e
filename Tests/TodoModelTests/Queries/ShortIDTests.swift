import CivilCalendar
import TestSupport
import Testing

@testable import TodoModel

@Suite("A short identity") @MainActor struct ShortIDTests {
  @Test func `is made of the first bits of the identifier`() throws {
    let first = Identifier<TodoItem>(high: 0, low: 0)
    let last = Identifier<TodoItem>(high: .max, low: .max)

    #expect(ShortID(first, signs: ShortID.beginning).description == "2b22222222")
    #expect(ShortID(last, signs: ShortID.beginning).description == "9xxxxxxxxx")
    #expect(ShortID(last, signs: 4).description == "9xxx")
  }

  @Test func `has bounds between which exactly its identifiers are`() throws {
    for _ in 0..<200 {
      let id = Identifier<TodoItem>()
      for signs in 2...ShortID.beginning {
        let short = ShortID(id, signs: signs)
        let bounds: (first: Identifier<TodoItem>, last: Identifier<TodoItem>) = short.bounds()
        #expect(bounds.first <= id && id <= bounds.last)
        #expect(ShortID(bounds.first, signs: signs) == short)
        #expect(ShortID(bounds.last, signs: signs) == short)
        if bounds.first.high > 0 {
          let before = Identifier<TodoItem>(high: bounds.first.high - 1, low: .max)
          #expect(ShortID(before, signs: signs) != short)
        }
        if bounds.last.high < .max {
          let after = Identifier<TodoItem>(high: bounds.last.high + 1, low: 0)
          #expect(ShortID(after, signs: signs) != short)
        }
      }
    }
  }

  @Test(arguments: ["4", "42", "milk", "a4kx", "4kxa", "4kx24kx24kx24kx24kx24", "", "4-kx", "٤kx2"])
  func `is no number and no word`(word: String) {
    #expect(ShortID(word) == nil)
  }

  @Test func `finds its item by any beginning that no other item has`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    for number in 0..<300 { try await store.createItem(in: list.id, name: "\(number)") }

    for item in try store.finder.matches(of: ItemQuery(.all, today: store.clock.today)).items {
      let short = try store.finder.shortID(of: item.id)
      #expect(short.description.count >= ShortID.shortest)
      #expect(try store.finder.items(called: short).map(\.id) == [item.id])
    }
  }

  @Test func `is lasting where another process can open the store`() async throws {
    let folder = try TemporaryFolder()
    let stores = [
      try TodoStore.temporary(clock: .drawn),
      try TodoStore.open(path: folder.file("todos.db"), clock: .drawn),
    ]
    var isLasting: [Bool] = []
    for store in stores {
      let list = try await store.createList(name: "Home")
      let item = try await store.createItem(in: list.id, name: "Milk")
      let id = try store.finder.lastingID(of: item.id)
      isLasting.append(id == (try store.finder.shortID(of: item.id)))
      await store.close()
    }
    #expect(isLasting == [false, true])
  }

  @Test func `no longer finds a deleted item`() async throws {
    let store = try TodoStore.temporary(clock: .drawn)
    let list = try await store.createList(name: "Home")
    let item = try await store.createItem(in: list.id, name: "Milk")
    let short = try store.finder.shortID(of: item.id)

    try await store.deleteItems([item.id])
    #expect(try store.finder.items(called: short).isEmpty)

    try await store.undo()
    #expect(try store.finder.items(called: short).map(\.id) == [item.id])
  }
}
