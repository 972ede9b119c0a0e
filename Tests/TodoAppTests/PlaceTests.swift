import TermPanels
import TermPanelsTesting
import Testing
import TodoAppTesting
import TodoModel

@testable import TodoApp

@MainActor @Suite struct PlaceTests {
  @Test func `no two places have the same name, command or keys`() {
    #expect(Set(Place.all.map(\.name)).count == Place.all.count)
    #expect(Set(Place.all.map(\.command.id)).count == Place.all.count)
    let keys = Place.all.flatMap(\.command.keys)
    #expect(Set(keys).count == keys.count)
    #expect(Set(Place.all.map(\.destination)).count == Place.all.count)
  }

  @Test(arguments: Place.all.map(\.name))
  func `the settings accept the name of every start screen`(name: String) throws {
    let place = try #require(Place.all.first { $0.name == name })
    let settings = Settings.read(Array("{startView: \"\(name)\"}".utf8)).settings

    #expect(settings.startView == (place.canStart ? .place(name) : .list(name)))
  }

  @Test func `Alt and a digit are the keys of the first nine places, in their order`() {
    for (place, number) in zip(Place.all, 1...9) {
      #expect(place.command.keys.map(\.text).contains("alt-\(number)"), "\(place.name)")
    }
  }

  @Test(arguments: Place.all.flatMap { place in place.command.keys.map { (place.name, $0) } })
  func `every place is reached by each of its keys from anywhere`(
    name: String, keys: KeySequence
  ) async throws {
    let place = try #require(Place.all.first { $0.name == name })
    let harness = try await AppHarness(columns: 60, rows: 16) { store in
      _ = try await store.createList(name: "Home")
    }
    let lists = harness.app.screen
    harness.app.press(.enter)
    let list = harness.app.screen
    #expect(list != lists)
    for key in keys.keys { harness.app.press(key) }

    if place.destination == .home {
      #expect(harness.app.screen == lists)
    } else {
      // The Inbox is added before it is shown.
      let isThere = await harness.app.waitUntil { ![list, lists].contains(harness.app.screen) }
      #expect(isThere)
    }
    await harness.close()
  }
}
