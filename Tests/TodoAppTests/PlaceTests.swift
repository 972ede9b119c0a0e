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
    #expect(Set(Place.all.map(\.command.keys)).count == Place.all.count)
    #expect(Set(Place.all.map(\.destination)).count == Place.all.count)
  }

  @Test(arguments: Place.all.map(\.name))
  func `the settings accept the name of every start screen`(name: String) throws {
    let place = try #require(Place.all.first { $0.name == name })
    let settings = Settings.read(Array("{startView: \"\(name)\"}".utf8)).settings

    #expect(settings.startView == (place.canStart ? .place(name) : .list(name)))
  }

  @Test(arguments: Place.all.map(\.name))
  func `every place is reached by its keys from anywhere`(name: String) async throws {
    let place = try #require(Place.all.first { $0.name == name })
    let harness = try await AppHarness(columns: 60, rows: 16) { store in
      _ = try await store.createList(name: "Home")
    }
    let lists = harness.app.screen
    let keys = try #require(place.command.keys.first)
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
