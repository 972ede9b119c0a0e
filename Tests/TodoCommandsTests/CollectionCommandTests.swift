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

  @Test func `tells lists of the same name apart by their ids`() async throws {
    for _ in 1...2 { _ = try await bench.run("lists", "--add", "Home") }
    let ids = try await bench.run("lists", "-q").split(separator: "\n").map(String.init)

    #expect(
      await bench.error("lists", "--rm", "home")
        == "Several lists have the name “home”. Use an id: \(ids.joined(separator: ", ")).")
    _ = try await bench.run("lists", "--edit", ids[1], "--name", "House")
    #expect(try await bench.run("lists", "--plain") == "Home\t0\t0\nHouse\t0\t0")
    #expect(
      await bench.error("lists", "--rm", "Nowhere")
        == "There is no list “Nowhere”. “paneltodo lists” shows all.")
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
