import Foundation
import TestSupport
import Testing

/// Output without a screen, to a terminal and to a pipe.
@Suite("Hostile text without a screen", .floor(.full), .terminals) struct HostileLinesTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// A payload as a word for a shell, byte for byte.
  private func word(_ payload: Payload, _ before: String = "") -> String {
    let octal = payload.bytes.prefix(4000).map { byte in
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
    return "$'\(before)\(octal.joined())'"
  }

  /// The file name that is as close to a payload as possible.
  private func fileName(_ payload: Payload) -> [UInt8] {
    Array(payload.bytes.filter { $0 != 0x2F }.prefix(200))
  }

  /// A script with all ways to make the program print its input.
  private func script(_ payloads: [Payload]) -> String {
    payloads.filter(\.isArgument).flatMap { payload in
      let word = word(payload)
      let name = self.word(payload.with(fileName(payload)), home.path + "/f")
      // The word “--” alone opens the app, so that command gets no terminal.
      return [
        "paneltodo -- \(word)", "paneltodo \(word) </dev/null", "paneltodo --theme=\(word)",
        "paneltodo import \(name).json",
        "printf '{' >\(name) 2>/dev/null; paneltodo import \(name)",
        "paneltodo --database \(name)", "paneltodo --database \(name)/no/todos.db doctor",
        "paneltodo doctor --restore \(word)",
        "HOME=\(word) XDG_CONFIG_HOME= paneltodo config --path",
        "XDG_CONFIG_HOME=/\(word) paneltodo config --check",
        "PANELTODO_DATABASE=\(word) paneltodo doctor",
        "TERM=\(word) paneltodo </dev/null", "paneltodo --replay \(name)", "panelgallery \(word)",
        "LC_ALL=\(word) LANG=\(word) TZ=\(word) USER=\(word) paneltodo config --path",
      ]
    }.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: [text], options: .withoutEscapingSlashes)
    return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
  }

  @Test func `is harmless in every message of the command line`() async throws {
    let payloads = Payload.sample(Thorough.count(7, thorough: .max))
    var lines = 0
    for start in stride(from: 0, to: payloads.count, by: 20) {
      let part = Array(payloads[start..<min(payloads.count, start + 20)])
      let file = try home.write("cd $HOME\n" + script(part), to: "script")
      let terminal = try PseudoTerminal(columns: 200)
      try terminal.start(Command("bash", [file], home: home))
      try await terminal.expect(until: "the script ends", within: .seconds(120)) {
        terminal.hasEnded
      }
      try await terminal.expectExit()
      terminal.expectNothingForeign(.lines, "\(start)")
      lines += terminal.output.count { $0 == 0x0A }

      // The first of them, once more to a pipe.
      try home.write("cd $HOME\n" + script(Array(part.prefix(3))) + "true\n", to: "script")
      let result = try Command("bash", ["-c", "bash \(file) 2>&1 | cat"], home: home).run()
      let foreign = ForeignOutput.find(in: Array(result.output.utf8), by: .lines)
      #expect(foreign == nil, "\(foreign.map { "\($0)" } ?? "")")
      #expect(!result.output.isEmpty)
    }
    #expect(lines >= payloads.count * 10)
    #expect(!home.contains("PWNED"))
    Thorough.report(
      "B2",
      "\(payloads.count) payloads, 15 ways each, \(lines) lines to a terminal: 0 foreign bytes")
  }

  @Test func `is harmless in settings and imports`() throws {
    for payload in Payload.sample(Thorough.count(17, thorough: 120)) {
      _ = try home.makeFolder("config/paneltodo")
      let environment = ["XDG_CONFIG_HOME": home.path("config")]
      let text = try quoted(payload.text)
      let settings =
        Data("{ theme: ".utf8) + Data(text.utf8)
        + Data(", \(text): 1, keys: {\(text): [\(text)]} }".utf8)
      let raw = Data("{ theme: '".utf8) + Data(payload.bytes) + Data("' }".utf8)
      let lists = """
        {"lists":[{"identifier":{"rawValue":"l"},"name":\(text),"emoji":\(text)}],"items":[
        {"identifier":{"rawValue":"i"},"name":\(text),"creation":1,\(text):\(text)},
        {"identifier":{"rawValue":"i"},"name":\(text),"creation":1}],
        "associations":[{"rawValue":\(text)},[{"rawValue":\(text)}]],\(text):1}
        """
      for (arguments, name, data) in [
        (["config", "--check"], "config/paneltodo/config.json5", settings),
        (["config", "--check"], "config/paneltodo/config.json5", raw),
        (["import", home.path("lists.json")], "lists.json", Data(lists.utf8)),
        (["import", home.path("lists.json")], "lists.json", Data(payload.bytes)),
      ] {
        try data.write(to: URL(filePath: home.path(name)))
        let result = try Command.paneltodo(arguments, home: home, environment: environment).run()
        for output in [result.output, result.error] {
          let foreign = ForeignOutput.find(in: Array(output.utf8), by: .lines)
          #expect(foreign == nil, "\(payload): \(foreign.map { "\($0)" } ?? "")")
        }
        // 4 is an import that was made and reports something.
        #expect([0, 1, 4].contains { result.status == .exitCode($0) }, "\(payload)")
      }
    }
  }

  @Test func `is harmless in the linear mode`() async throws {
    let payloads = Payload.sample(Thorough.count(34, thorough: 150))
    try Seed("Plain", ["Apples"]).plant(in: home)
    let rows = try ForeignRows(path: home.path("todos.db"))
    try rows.addList(0, name: Array("Hostile".utf8))
    for (index, payload) in payloads.enumerated() {
      let name = Array("x".utf8) + payload.bytes
      try rows.addItem(index, to: 0, name: name, notes: payload.bytes, tags: payload.bytes)
      try rows.addList(index + 1, name: name, emoji: payload.bytes)
    }
    try rows.close()
    // Nothing hostile is typed on a terminal, since the terminal itself would echo it.
    let terminal = try PseudoTerminal(columns: 200)
    let words = ["list", "Hostile", "list", "1", "e 1", "", "", "", "", "", "?", "back", "H", "q"]
    let typed = words.joined(separator: "\\n")
    let script = "printf '6\\n\(typed)\\n' | paneltodo --plain"
    try terminal.start(Command("bash", ["-c", script], home: home))
    try await terminal.expectExit()
    terminal.expectNothingForeign(.lines)
    #expect(terminal.text.contains("x"))

    let lines = payloads.flatMap { ["a", $0.text.replacing("\n", with: " "), "/" + $0.text] }
    let result = try Command.paneltodo(["--plain"], home: home).run(
      input: "6\n" + lines.joined(separator: "\n") + "\nq\nq\n")
    let foreign = ForeignOutput.find(in: Array(result.output.utf8), by: .lines)
    #expect(foreign == nil, "\(foreign.map { "\($0)" } ?? "")")
    #expect(result.status == .exitCode(0) && result.error.isEmpty)
  }
}
