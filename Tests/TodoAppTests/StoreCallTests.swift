import Testing
import TodoCommands

@testable import TodoApp

@Suite("The words of a command on a store") struct StoreCallTests {
  /// The call of a command on a store, and its database.
  private func call(_ words: String...) throws -> (call: StoreCall, file: DatabaseFile) {
    guard case .store(let call, let file) = try ProgramAction(parsing: words) else {
      throw UsageError("That is no command on a store.")
    }
    return (call, file)
  }

  @Test func `a command on a store has its words, its options and its database`() throws {
    let (call, file) = try call("add", "Pay", "rent", "--quiet", "--database=x.db")

    #expect(call.command.name == "add" && call.line.arguments == ["Pay", "rent"])
    #expect(call.line.has(OutputOptions.quiet))
    #expect(file == DatabaseFile(path: "x.db"))
    #expect(try self.call("--database=x.db", "add", "-q", "Pay", "rent").call == call)
  }

  @Test func `an alias means its command`() throws {
    #expect(try call("ls", "rent").call == call("list", "rent").call)
  }

  @Test func `words after -- are no options, and those after the separator are a line`() throws {
    #expect(try call("add", "--", "--json").call.line.arguments == ["--json"])

    let line = try call("edit", "4kx2", "9gh3", ":", "+1w", "-@old").call.line
    #expect(line.arguments == ["4kx2", "9gh3"])
    #expect(line.tail == ["+1w", "-@old"])
  }
}
