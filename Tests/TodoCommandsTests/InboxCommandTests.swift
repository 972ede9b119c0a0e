import Testing
import TodoModel

@testable import TodoCommands

@Suite("An item without a list") @MainActor struct InboxCommandTests {
  private var bench: CommandBench

  init() async throws {
    bench = try CommandBench()
    _ = try await bench.store.createList(name: "Home")
    _ = try await bench.store.createList(name: "Work")
    _ = try await bench.run("add", "Pay rent tomorrow #Home @bills !high")
    _ = try await bench.run("add", "Call Ana #Work")
  }

  @Test func `adds the Inbox with the first item that goes there, and undo removes both`()
    async throws
  {
    _ = try await bench.run("add", "-n", "Loose")
    #expect(try bench.store.inbox.list() == nil)
    #expect(await bench.status("add", "") != .done)
    #expect(try bench.store.inbox.list() == nil)

    let entries = try await bench.run("history", "-q").count { $0 == "\n" }
    _ = try await bench.run("add", "Loose")
    #expect(try await bench.run("history", "-q").count { $0 == "\n" } == entries + 1)
    let inbox = try #require(try bench.store.inbox.list())
    #expect(inbox.id == TodoList.inbox.id)
    #expect(try await bench.run("lists", "--plain") == "Home\t1\t1\t\nInbox\t1\t1\t\nWork\t1\t1\t")

    _ = try await bench.run("undo")
    #expect(try await bench.run("lists", "--plain") == "Home\t1\t1\t\nWork\t1\t1\t")
    _ = try await bench.run("redo")
    #expect(try bench.store.inbox.list() == inbox)
    #expect(try await bench.store.inbox.prepare() == inbox)
  }

  @Test func `adds many lines and the Inbox in one step of undo`() async throws {
    var bench = bench
    bench.input = (1...300).map { "Line \($0)" }

    _ = try await bench.run("add", "-")
    #expect(try await bench.run("count", "list:Inbox") == "300")

    _ = try await bench.run("undo")
    #expect(try await bench.run("lists", "--plain") == "Home\t1\t1\t\nWork\t1\t1\t")
    _ = try await bench.run("add", "Again")
    #expect(try await bench.run("lists", "--plain") == "Home\t1\t1\t\nInbox\t1\t1\t\nWork\t1\t1\t")
  }

  @Test func `uses the Inbox under its present name`() async throws {
    var inbox = try await bench.store.inbox.prepare()
    inbox.name = "Thoughts"
    try await bench.store.updateList(inbox)

    _ = try await bench.run("add", "Loose")

    #expect(try await bench.run("list", "list:Thoughts", "--plain").hasSuffix("\tLoose"))
  }
}
