import TermPanels
import TermPanelsTesting
import TestSupport
import Testing
import TodoAppTesting
import TodoModel

/// The app for a guest over a connection.
@MainActor @Suite("A restricted app") struct RestrictedTests {
  private static let withheld: Set<String> = [
    "item.editElsewhere", "item.copy", "detail.openLink", "detail.copyLink", "program.suspend",
    "app.import", "app.export", "recap.copy", "app.sync",
  ]

  private func start(isRestricted: Bool = true) async throws -> AppHarness {
    let harness = try await AppHarness(
      columns: 130, rows: 40, editor: ["edit"], isRestricted: isRestricted, home: "/nowhere"
    ) { store in
      let list = try await store.createList(name: "Errands")
      _ = try await store.createItem(
        NewItem("Apples", in: list.id, notes: "See https://example.org/apples."))
      _ = try await store.createItem(in: list.id, name: "Bananas")
    }
    harness.app.terminal.runner = { arguments in
      Issue.record("\(arguments) is run")
      return 0
    }
    return harness
  }

  @Test func `has no command that reaches beyond the program, but all others`() async throws {
    let restricted = try await start()
    let free = try await start(isRestricted: false)

    func ids(_ harness: AppHarness) -> Set<String> {
      Set(harness.app.application.keyCatalogue.groups.flatMap(\.commands).map(\.id))
    }
    #expect(ids(free).isSuperset(of: Self.withheld))
    #expect(ids(restricted) == ids(free).subtracting(Self.withheld))
    await restricted.close()
    await free.close()
  }

  @Test func `shows no withheld command in help, menu, hints or palette`() async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Bananas")
    let words = [
      "your editor", "Copy", "Back to the shell", "copy link", "Open a link", "Import", "Export",
    ]
    func check(_ place: String) {
      for word in words {
        #expect(!harness.app.screen.contains(word), "\(place): \(harness.app.screen)")
      }
    }
    check("list")
    harness.app.press(.character("."))
    check("menu")
    harness.app.press(.escape, .character("?"))
    for _ in 1...4 {
      check("help")
      harness.app.press(.pageDown)
    }
    harness.app.press(.escape, .control("p"))
    for word in ["editor", "copy", "shell", "import", "export"] {
      harness.app.type(word)
      check("palette")
      harness.app.press(.control("u"))
    }
    harness.app.press(.escape, .character("i"))
    check("detail")
    await harness.close()
  }

  @Test(arguments: [false, true])
  func `cannot be left by a key or the mouse, anywhere`(hasMarks: Bool) async throws {
    let harness = try await start()
    harness.app.press(.enter)
    await harness.expect("Bananas")
    let keys: [Key] = [
      .character("E"), .character("y"), .character("o"), .control("z"), .character("!"),
      .control("\\"), .control("o"), .character("|"),
    ]
    let places: [[Key]] = [
      [], [.character("i")], [.character(".")], [.character("a")], [.character("e")],
      [.character("/")], [.control("p")], [.character("?")], [.character("H")], [.character(":")],
      [.character("b")],
    ]
    for place in places {
      if hasMarks { harness.app.press(.character("*")) }
      for key in place + keys { harness.app.press(key) }
      harness.app.press(.escape, .escape, .escape, .enter)
    }

    #expect(harness.app.terminal.clipboard == nil)
    #expect(harness.app.terminal.suspendCount == 0)
    await harness.close()
  }

  @Test func `is as restricted in the tour`() async throws {
    let harness = try await start()
    harness.app.type("g?")
    await harness.expect("1 of 6")

    for key in ["E", "y", "o"] { harness.app.press(.character(Character(key))) }
    harness.app.press(.control("z"))

    #expect(harness.app.terminal.clipboard == nil)
    #expect(harness.app.terminal.suspendCount == 0)
    let active = harness.app.application.activeCommands.compactMap(\.command.id)
    #expect(Self.withheld.isDisjoint(with: active))
    await harness.close()
  }
}
