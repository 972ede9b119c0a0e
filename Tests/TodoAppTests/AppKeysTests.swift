import TermPanels
import TermPanelsTesting
import Testing
import TodoModel

@MainActor @Suite struct AppKeysTests {
  @Test func `every command of every screen has a name, and is in the catalogue with its keys`()
    async throws
  {
    let harness = try await AppHarness { store in
      let list = try await store.createList(name: "Errands")
      _ = try await store.createItem(in: list.id, name: "Apples")
    }
    let catalogue = harness.app.application.keyCatalogue
    func check(_ screen: String) {
      var responder = harness.app.application.window.firstResponder
      while let current = responder {
        let ids = current.keyCommands.map(\.id)
        #expect(Set(ids).count == ids.count, "\(screen): \(type(of: current))")
        for command in current.keyCommands {
          let known = command.id.map { catalogue.commands(named: $0) } ?? []
          #expect(known.contains { $0.keys == command.keys }, "\(screen): \(command.title)")
        }
        responder = current.next
      }
    }
    check("lists")
    harness.app.press(.enter)
    check("items")
    harness.app.press(.character("a"))
    check("prompt")
    harness.app.press(.escape, .character("?"))
    check("help")
    harness.app.press(.escape, .character("H"))
    check("history")
    harness.app.press(.control("p"))
    check("palette")
    harness.app.press(.escape)
    harness.app.type("g?")
    await harness.expect("1 of 6")
    check("tour")
    harness.app.press(.control("x"))
    #expect(KeyMap(["item.toggleDone": ["x"], "app.quit": []]).problems(in: catalogue) == [])
    await harness.close()
  }

  @Test func `an empty start and the tours have no command that is not in the catalogue`()
    async throws
  {
    let harness = try await AppHarness { _ in }
    let catalogue = harness.app.application.keyCatalogue
    let ids =
      ["lists.tour", "help.tour", "app.tour", "tour.skip", "tour.end", "tour.close"]
      + ["guide.goOn", "guide.goBack", "guide.leave"]
    for id in ids { #expect(!catalogue.commands(named: id).isEmpty, "\(id)") }
    for command in harness.app.application.activeCommands.map(\.command) {
      let known = command.id.map { catalogue.commands(named: $0) } ?? []
      #expect(known.contains { $0.keys == command.keys }, "\(command.title)")
    }
    await harness.close()
  }

  @Test func `an empty screen names the key that the map has`() async throws {
    let harness = try await AppHarness { _ in }
    harness.app.application.keyMap = KeyMap(["lists.add": ["n"]])
    harness.app.application.turn()

    #expect(harness.app.screen.contains("Create a list  n"))
    harness.app.press(.character("n"))
    await harness.expect("New list")
    await harness.close()
  }
}
