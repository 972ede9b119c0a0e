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
    #expect(try await bench.run("lists", "--plain") == "House\t1\t1\t")
  }

  @Test func `tells lists of the same name apart by their ids`() async throws {
    for _ in 1...2 { _ = try await bench.run("lists", "--add", "Home") }
    let ids = try await bench.run("lists", "-q").split(separator: "\n").map(String.init)

    #expect(
      await bench.error("lists", "--rm", "home")
        == "Several lists have the name “home”. Use an id: \(ids.joined(separator: ", ")).")
    _ = try await bench.run("lists", "--edit", ids[1], "--name", "House")
    #expect(try await bench.run("lists", "--plain") == "Home\t0\t0\t\nHouse\t0\t0\t")
    #expect(
      await bench.error("lists", "--rm", "Nowhere")
        == "There is no list “Nowhere”. “paneltodo lists” shows all.")
  }

  @Test func `adds a view with a query, and lists its items`() async throws {
    _ = try await bench.run("add", "Milk", "today")
    _ = try await bench.run("add", "Bread")

    let view = try await bench.run("views", "--add", "Soon", "--query", "due:today", "--plain")
    #expect(view == "Soon\tdue:today\t")
    #expect(try await bench.run("list", "--view", "soon", "--plain").hasSuffix("\tMilk"))
    #expect(try await bench.run("views", "--json").contains(#""query":"due:today""#))
  }

  @Test func `is refused where a view has no query, or an invalid one`() async throws {
    #expect(await bench.status("views", "--add", "Soon") == .usage)
    #expect(await bench.status("views", "--add", "Soon", "--query", "due<(") == .usage)
    #expect(await bench.status("lists", "--rm", "Nowhere") == .notFound)
    #expect(try await bench.run("views") == "")
  }

  @Test func `adds, changes and deletes an area, whose lists stay`() async throws {
    #expect(try await bench.run("areas", "--add", "Work", "--emoji", "💼") == "💼 Work  0")
    _ = try await bench.run("lists", "--add", "Talk", "--area", "work")
    _ = try await bench.run("lists", "--add", "Home")
    _ = try await bench.run("add", "Slides", "--list", "Talk")

    #expect(try await bench.run("areas", "--plain") == "Work\t1\t1\t")
    #expect(try await bench.run("lists") == "Home  0\n\n💼 Work\nTalk  1")
    #expect(try await bench.run("lists", "--plain") == "Home\t0\t0\t\nTalk\t1\t1\tWork")
    let json = try await bench.run("lists", "--edit", "Home", "--area", "Work", "--json")
    #expect(json.contains(#""kind":"list","area":{"id":"#) && json.contains(#""name":"Work"}"#))

    #expect(try await bench.run("areas", "--rm", "Work") == "💼 Work  1")
    #expect(try await bench.run("lists", "--plain") == "Home\t0\t0\t\nTalk\t1\t1\t")
    _ = try await bench.run("undo")
    #expect(try await bench.run("lists", "--plain") == "Home\t0\t0\tWork\nTalk\t1\t1\tWork")
    let taken = try await bench.run("lists", "--edit", "Home", "--area", "", "--plain")
    #expect(taken == "Home\t0\t0\t")
  }

  @Test func `puts lists, views and areas away, and brings them back`() async throws {
    _ = try await bench.run("areas", "--add", "Work")
    _ = try await bench.run("lists", "--add", "Talk", "--area", "Work")
    _ = try await bench.run("lists", "--add", "Home")
    _ = try await bench.run("views", "--add", "Soon", "--query", "is:open")
    for list in ["Talk", "Home"] { _ = try await bench.run("add", "Task", "--list", list) }

    _ = try await bench.run("areas", "--put-away", "Work")
    _ = try await bench.run("views", "--put-away", "Soon")

    #expect(try await bench.run("areas", "--plain") == "")
    #expect(try await bench.run("areas", "--away", "--plain") == "Work\t1\t1\t")
    #expect(try await bench.run("lists", "--plain") == "Home\t1\t1\t")
    #expect(try await bench.run("views", "--plain") == "")
    #expect(try await bench.run("count") == "1")
    #expect(await bench.error("views", "--put-away", "Soon").hasPrefix("There is no view “Soon”."))
    _ = try await bench.run("areas", "--bring-back", "work")
    _ = try await bench.run("views", "--bring-back", "Soon")
    #expect(try await bench.run("lists", "--plain") == "Home\t1\t1\t\nTalk\t1\t1\tWork")
    #expect(try await bench.run("views", "--plain") == "Soon\tis:open\t")
    #expect(try await bench.run("areas", "--away") == "")
    #expect(try await bench.run("count") == "2")
  }

  @Test func `is refused where there is no such area`() async throws {
    _ = try await bench.run("lists", "--add", "Home")
    #expect(
      await bench.error("lists", "--edit", "Home", "--area", "Work")
        == "There is no area “Work”. “paneltodo areas” shows all.")
    #expect(await bench.status("areas", "--area", "Work", "--add", "Home") == .usage)
    #expect(await bench.status("lists", "--area", "Work") == .usage)
    #expect(await bench.status("lists", "--away", "--add", "Home") == .usage)
  }
}
