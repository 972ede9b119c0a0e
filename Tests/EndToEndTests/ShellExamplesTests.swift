import Foundation
import TestSupport
import Testing

@Suite("The examples of docs/command-line.md", .floor(.full)) struct ShellExamplesTests {
  private let home: TemporaryFolder
  private let circumstances: [String: String]

  init() throws {
    home = try TemporaryFolder()
    // A person who chooses the first line.
    _ = try home.makeFolder("bin")
    try home.writeProgram("#!/bin/sh\nhead -n 1\n", to: "bin/fzf")
    for folder in [".config", ".config/fish", ".config/fish/completions"] {
      _ = try home.makeFolder(folder)
    }
    let path = Command("sh", home: home).environment["PATH"] ?? ""
    circumstances = [
      "PANELTODO_DATABASE": "", "PATH": "\(home.path("bin")):\(path)", "LC_ALL": "C.UTF-8",
    ]
  }

  /// The lines of the page that are for a shell.
  private static var examples: [String] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let page = try String(
        contentsOf: root.appending(path: "docs/command-line.md"), encoding: .utf8)
      var examples: [String] = []
      var isExample = false
      for line in page.split(separator: "\n") {
        if line.hasPrefix("```") {
          isExample = line == "```sh"
        } else if isExample {
          examples.append(String(line))
        }
      }
      return examples
    }
  }

  @Test(arguments: [["bash", "--norc", "--noprofile"], ["zsh", "-f"], ["fish", "--no-config"]])
  func `do in a shell what the page says`(shell: [String]) throws {
    func run(_ line: String) throws -> CommandResult {
      let words = Array(shell.dropFirst()) + ["-c", line]
      return try Command(shell[0], words, home: home, environment: circumstances).run()
    }
    for line in [
      "paneltodo lists --add Home", "paneltodo add Old 1990-01-01",
      "paneltodo add Stamps tag:errand", "paneltodo add Paper tag:errand",
    ] {
      #expect(try run(line).status == .exitCode(0))
    }

    let examples = try Self.examples
    #expect(examples.count >= 9)
    var outputs: [String: String] = [:]
    for line in examples {
      let result = try run(line)
      #expect(result.status == .exitCode(0), "\(line): \(result.error)")
      outputs[line] = result.output
    }

    let names = try run("paneltodo list --all --plain").output.split(separator: "\n").map {
      String($0.split(separator: "\t").last ?? "")
    }
    #expect(Set(names) == ["Pay rent", "Old", "Stamps", "Paper", "Call Ana"])
    // One errand is done, and the last undo has made the rent open again.
    #expect(try run("paneltodo count").output == "4\n")
    #expect(try run("paneltodo count is:overdue").output == "1\n")
    #expect(outputs["paneltodo list tag:phone"]?.contains("Call Ana") == true)
    let script = home.path(".config/fish/completions/paneltodo.fish")
    #expect(try String(contentsOfFile: script, encoding: .utf8).contains("complete"))
  }
}
