import Testing
import TodoCommands
import TodoModel

@Suite("A command on lists and views") @MainActor struct CollectionCommandTests {
  private let bench: CommandBench

  init() throws {
    bench = try CommandBench()
  }

  @Test func `adds, changes and deletes a list, each in one step of undo`() async throws {
    #expect(try await bench.run("lists", "--add", "Home", "--emoji", "🏠") == "🏠 Home  0")
    _ = try await bench.run("add", "Milk", "--list", "home")

    #expect(try await bench.run("lists", "--edit", "Home", "--name", "House") == "🏠 House  1")
    #expect(try await bench.run("lists", "--rm", "House", "-n") == "🏠 House  1")
    _ = try await bench.run("lists", "--rm", "House")
    #expect(try await bench.run("lists") == "")

    _ = try await bench.run("undo")
    #expect(try await bench.run("lists", "--plain") == "House\t1\t1")
  }

  @Test func `adds a view with a query, and lists its items`() async throws {
    _ = try await bench.run("add", "Milk", "today")
    _ = try await bench.run("add", "Bread")

    let view = try await bench.run("views", "--add", "Soon", "--query", "due:today", "--plain")
    #expect(view == "Soon\tdue:today")
    #expect(try await bench.run("list", "--view", "soon", "--plain").hasSuffix("\tMilk"))
    #expect(try await bench.run("views", "--json").contains(#""query":"due:today""#))
  }

  @Test func `is refused where a view has no query, or an invalid one`() async throws {
    #expect(await bench.status("views", "--add", "Soon") == .usage)
    #expect(await bench.status("views", "--add", "Soon", "--query", "due<(") == .usage)
    #expect(await bench.status("lists", "--rm", "Nowhere") == .notFound)
    #expect(try await bench.run("views") == "")
  }
}
