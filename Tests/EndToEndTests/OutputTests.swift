import TestSupport
import Testing

@Suite("Output that cannot be written", .floor(.full)) struct OutputTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", ["Apples", "Bread"]).plant(in: home)
  }

  /// A line of words for each command that prints something, in this order.
  private static let lines = [
    "--help", "--version", "help", "help add", "completion bash", "completion fish",
    "completion zsh", "config --path", "config --init", "config --check", "doctor",
    "doctor --backup", "doctor --restore latest", "add Milk", "list", "today --json",
    "upcoming --json", "count", "done --where Apples --json", "logbook", "recap", "undo --json",
    "redo --json", "reopen --where Apples --json", "history", "show --help", "start --help",
    "stop --help", "edit --help", "move --help", "rm --help", "copy --help", "lists",
    "views --json", "areas --json", "tags --json", "use --help", "templates --json",
    "import --help", "export", "export --to csv", "sync --help", "remind --help", "hook --help",
    "--plain",
  ]

  @Test(arguments: [">/dev/full", ">&-"])
  func `is reported in one line with a failure, by every command`(output: String) throws {
    for line in Self.lines {
      let script = "exec paneltodo \(line) \(output)"

      let result = try Command("sh", ["-c", script], home: home).run(input: "1\n")

      #expect(result.status == .exitCode(1), "\(line): \(result)")
      let last = result.error.split(separator: "\n").last ?? ""
      #expect(last.contains("Standard output cannot be written: "), "\(line): \(result)")
    }
  }

  @Test func `is tested for every command`() throws {
    let help = try Command.paneltodo(["help"], home: home).run().output
    let rows = help.split(separator: "\n").drop { $0 != "Commands:" }.prefix { $0 != "Options:" }
    let commands = rows.compactMap { $0.wholeMatch(of: #/  ([a-z]+) .*/#)?.1 }
    #expect(commands.count > 30)
    for command in commands {
      #expect(Self.lines.contains { $0.hasPrefix(command) }, "\(command)")
    }
  }

  @Test func `since its reader has gone ends the command in silence`() throws {
    let script = "paneltodo help | head -n 1; echo ${PIPESTATUS[0]}"

    let result = try Command("bash", ["-c", script], home: home).run()

    #expect(result.error == "")
    // The whole text may have fitted into the pipe.
    let status = result.output.split(separator: "\n").last ?? ""
    #expect(["0", "141"].contains(status), "\(result)")
  }
}
