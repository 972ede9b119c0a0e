import Foundation
import TestSupport
import Testing

@Suite("The example MVCTodo", .floor(.full), .terminals) struct MVCTodoTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func todo(_ arguments: String...) -> Command {
    Command("\(Command.builtProducts)/MVCTodo", arguments, home: home)
  }

  @Test func `keeps lists and items in a file, from the first to the next start`() async throws {
    let file = home.path("todos.json")
    let session = try TmuxSession(todo(file), home: home)
    try await session.expect("You have no lists yet.")
    #expect(!FileManager.default.fileExists(atPath: file))

    try await session.addList("Groceries")
    try await session.press("Enter", expecting: "Lists › 📋 Groceries", "Nothing to do.")
    for name in ["Milk", "Bread"] {
      try await session.press("a", expecting: "New item")
      try await session.fill(name)
      if name == "Milk" {
        try session.send("Tab")
        try await session.fill("2026-12-24")
      }
      try await session.accept("New item")
      try await session.expect("▌ ○ \(name)")
    }
    try await session.press("Space", expecting: "✓ Bread")
    try await session.press("Escape", expecting: "1 open")
    try await session.quit()

    let next = try TmuxSession(todo(file), home: home)
    try await next.expect("▌ 📋 Groceries")
    try await next.press("Enter", expecting: "○ Milk", "due 24 ", "✓ Bread")
    try await next.press("Escape", expecting: "▌ 📋 Groceries")
    try await next.press("d", expecting: "Delete “Groceries” and its items?")
    try await next.press("Enter", expecting: "You have no lists yet.")
    try await next.quit()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!text.contains("Milk"))
  }

  @Test func `writes a file that paneltodo imports`() async throws {
    let file = home.path("todos.json")
    let session = try TmuxSession(todo(file), home: home)
    try await session.expect("You have no lists yet.")
    try await session.addList("Groceries")
    try await session.press("Enter", expecting: "Nothing to do.")
    try await session.addItem("Milk")
    try await session.quit()

    let result = try Command.paneltodo(["import", file], home: home).run()

    #expect(result.status == .exitCode(0) && result.error == "")
    let items = try Command.paneltodo(["list", "--plain"], home: home).run()
    #expect(items.output.contains("Milk"))
  }

  @Test func `crossfades in the test panel, and shows its panels in the inspector`() async throws {
    let session = try TmuxSession(
      todo(home.path("todos.json")), home: home, columns: 120, rows: 40)
    try await session.expect("You have no lists yet.")

    try await session.press("t", expecting: "Lists › Test", "A container")
    try await session.press("b", expecting: "██████")
    try await session.press("F12", expecting: "Inspector", "● TestPanel", "● ColorPanel")
    try await session.press("o", expecting: "▒▒▒▒▒▒")
    try session.send("F12")
    try await session.expectNo("Inspector")
    try await session.press("Escape", expecting: "You have no lists yet.")
    try await session.quit()
  }

  @Test func `leaves a damaged file as it is, and says so`() async throws {
    let file = try home.write("{\"lists\": [", to: "todos.json")
    let session = try TmuxSession(todo(file), home: home)

    try await session.expect("The file isn't MVCTodo's, so it's left as it is.", "q quit")
    try session.send("a", "Enter")
    try await session.quit()

    #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\"lists\": [")
  }

  @Test func `says how it is called`() throws {
    let result = try todo("--help").run()

    #expect(result.status == .exitCode(0) && result.output == "Usage: MVCTodo [FILE]\n")
  }

  @Test func `gives each guest an empty file that vanishes`() async throws {
    let demo = try await SSHDemo(
      "--mvctodo", home: home, program: "\(Command.builtProducts)/MVCTodo")
    let one = try demo.session()
    let other = try demo.session()
    for session in [one, other] { try await session.expect("You have no lists yet.") }
    try await one.addList("Groceries")
    try await demo.expectGuests(2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: demo.users).count == 2)
    try await other.press("Escape", expecting: "You have no lists yet.")

    // Nothing can continue a program that is stopped.
    try one.send("C-z")
    try await one.press("Enter", expecting: "Nothing to do.")
    try await one.quit()
    try await demo.expectGuests(1)
    #expect(
      try await eventually {
        try FileManager.default.contentsOfDirectory(atPath: demo.users).count == 1
      })
    #expect(kill(try other.process, SIGKILL) == 0)
    try await demo.expectGuests(0)
    #expect(
      try await eventually {
        try FileManager.default.contentsOfDirectory(atPath: demo.users).isEmpty
      })

    try demo.terminal.write("\u{3}")
    #expect(try await demo.terminal.expectExit() == .exitCode(130))
    #expect(!FileManager.default.fileExists(atPath: demo.folder))
    #expect(demo.processes.map(\.arguments) == [])
  }
}
