import Testing
import TodoCommands

@testable import TodoApp

@Suite("Help") struct HelpTests {
  private func action(_ words: String...) throws -> ProgramAction {
    try ProgramAction(parsing: words)
  }

  @Test func `help explains the program, a command by any of its names, and a topic`() throws {
    #expect(try action("help") == .output(HelpText.usage))
    #expect(try action("help", "ls") == .output(HelpText.usage(of: "list") ?? ""))
    #expect(try action("help", "exit") == .output(HelpTopic.named("exit")?.page ?? ""))
  }

  @Test func `an unknown command is refused as one`() {
    let error = #expect(throws: UsageError.self) { try action("frobnicate") }
    #expect(error?.description.hasPrefix("paneltodo: Unknown command “frobnicate”.") == true)
  }

  @Test func `a refusal names the help of its command`() {
    for (words, help) in [
      (["done", "--bogus"], "done --help"), (["config"], "config --help"), (["bogus"], "--help"),
    ] {
      let error = #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }
      #expect(error?.description.hasSuffix(" Try: paneltodo \(help)") == true)
    }
  }

  @Test func `a command of another program is refused with ours`() throws {
    let error = #expect(throws: UsageError.self) { try action("postpone", "4kx2") }

    #expect(error?.description.contains("Use: paneltodo edit ITEM : +1d.") == true)
    for (foreign, ours) in ForeignCommand.ours {
      let name = String(ours.prefix { $0 != " " })
      #expect(throws: UsageError.self) { try ProgramAction(parsing: [foreign, "4kx2"]) }
      #expect(ProgramCommand.called(name) != nil && ProgramCommand.called(foreign) == nil)
    }
  }

  @Test func `topics explain each status, each format and each member of an item`() throws {
    let (exit, formats, json) = (
      try #require(HelpTopic.named("exit")), try #require(HelpTopic.named("formats")),
      try #require(HelpTopic.named("json"))
    )

    for status in CommandStatus.allCases { #expect(exit.page.contains("\n  \(status.rawValue) ")) }
    for name in ["todo.txt", "taskwarrior", "mvctodo"] { #expect(formats.page.contains(name)) }
    for key in ["uuid", "parentUUID", "subtasks", "extra"] {
      #expect(json.page.contains("\n  \(key) "))
    }
    for line in HelpTopic.all.flatMap({ $0.page.split(separator: "\n") }) {
      #expect(line.count < 80, "\(line)")
    }
  }
}
