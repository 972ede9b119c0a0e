import Testing
import TodoCommands
import TodoModel

@Suite("A command about items below headings") @MainActor struct HeadingCommandTests {
  private let bench: CommandBench

  init() async throws {
    bench = try CommandBench()
    let list = try await bench.store.createList(name: "Home", sort: [SortRule(.manual)]).id
    for name in ["Garden", "Garage"] { try await bench.store.headings.add(name, to: list) }
    for line in ["Seeds #home/Garden", "Bread #home", "Oil #home/gara", "Pond #home/Garden"] {
      _ = try await bench.run("add", line)
    }
  }

  @Test func `prints headings between the items of one list in manual order`() async throws {
    #expect(
      try await bench.run("list", "list:home", "--sort", "manual").withoutIDs == """
        ID  Bread  Home

        Garden
        ID  Seeds  Home
        ID  Pond   Home

        Garage
        ID  Oil    Home
        """)
    #expect(
      try await bench.run("list", "--sort", "manual", "--group", "list").withoutIDs == """
        Home
        ID  Bread  Home

        Garden
        ID  Seeds  Home
        ID  Pond   Home

        Garage
        ID  Oil    Home
        """)
    #expect(try await !bench.run("list", "--sort", "name").contains("Garden"))
  }

  @Test func `shows the heading of an item, and has it in JSON`() async throws {
    let id = try await bench.id(of: "Oil")

    #expect(try await bench.run("show", id).contains("\nheading  Garage\n"))
    #expect(try await bench.run("show", id, "--json").contains(#""name":"Garage"},"parent":null"#))
    let bread = try await bench.id(of: "Bread")
    #expect(try await bench.run("show", bread, "--json").contains(#""heading":null"#))
  }

  @Test func `refuses a heading that does not exist, or that several names begin like`()
    async throws
  {
    #expect(
      await bench.error("add", "Rake #home/Gardne")
        == "There is no heading “Gardne” in “Home”. Did you mean “Garden”?")
    #expect(
      await bench.error("add", "Rake #home/gar")
        == "Several headings of “Home” begin with “gar”: “Garden”, “Garage”.")
    #expect(await bench.status("add", "Rake #home/attic") == .notFound)
  }
}
