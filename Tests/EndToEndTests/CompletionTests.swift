import Foundation
import TestSupport
import Testing

@Suite("The completion of command lines", .floor(.full), .terminals) struct CompletionTests {
  private let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    _ = try Command.paneltodo(["add", "Milk", "tag:shop"], home: home).run()
    _ = try Command.paneltodo(["lists", "--add", "Big list"], home: home).run()
  }

  /// A shell that has read its script.
  private func shell(_ name: String) async throws -> TmuxSession {
    let (program, words, prepare) =
      switch name {
      case "bash": ("bash", ["--norc", "--noprofile", "-i"], "")
      case "zsh": ("zsh", ["-f", "-i"], "autoload -U compinit; compinit -u -D; ")
      default: ("fish", ["--no-config", "-i"], "")
      }
    let script = try Command.paneltodo(["completion", name], home: home).run()
    let path = try home.write(script.output, to: "completion.\(name)")
    let command = Command(
      program, words, home: home,
      environment: ["PS1": "ready> ", "HISTFILE": "/dev/null", "LC_ALL": "C.UTF-8"])
    let session = try TmuxSession(command, home: home, columns: 100)
    try session.enter("cd \(home.path); \(prepare)source \(path); echo is \"\"ready")
    try await session.expect("is ready")
    return session
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `offers commands, lists, tags, formats and items in a real shell`(
    name: String
  ) async throws {
    // People see the shortest beginning that is unique.
    let id = try Command.paneltodo(["list", "-q"], home: home).run().output.prefix(4)
    try FileManager.default.createDirectory(
      atPath: home.path("exported"), withIntermediateDirectories: false)
    let session = try await shell(name)

    for (typed, completed) in [
      ("paneltodo logb", "paneltodo logbook"),
      ("paneltodo add Eggs tag:s", "paneltodo add Eggs tag:shop"),
      ("paneltodo add --list In", "paneltodo add --list Inbox"),
      ("paneltodo export --to task", "paneltodo export --to taskwarrior"),
      ("paneltodo list is:over", "paneltodo list is:overdue"),
      ("paneltodo done \(id.prefix(3))", "paneltodo done \(id)"),
      ("paneltodo add list:big", "paneltodo add list:Big\\ list"),
      ("paneltodo import completion.", "paneltodo import completion.\(name)"),
      ("paneltodo import exp", "paneltodo import exported/"),
    ] {
      try session.type(typed)
      try await session.expect(typed)
      try session.send("Tab")
      try await session.expect(completed)
      try session.send("C-u")
      try await session.expectNo(completed)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `lists items with their names in a real shell`(name: String) async throws {
    _ = try Command.paneltodo(["add", "Eggs: 10 = $(ten)"], home: home).run()
    let session = try await shell(name)

    try session.type("paneltodo done ")
    try await session.expect("paneltodo done")
    try session.send("Tab", "Tab")
    try await session.expect("Milk")
    try await session.expect("Eggs: 10 = $(ten)")
  }

  @Test func `is a script for bash in which shellcheck finds no fault`() throws {
    let script = try Command.paneltodo(["completion", "bash"], home: home).run()
    let path = try home.write(script.output, to: "completion.bash")

    let result = try Command("shellcheck", ["-s", "bash", path], home: home).run()

    #expect(result.status == .exitCode(0), "\(result.output)")
  }
}
