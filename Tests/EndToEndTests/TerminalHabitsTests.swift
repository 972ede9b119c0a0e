import Foundation
import TestSupport
import Testing

@Suite("Terminals as people have them", .floor(.full), .terminals) struct TerminalHabitsTests {
  let home: TemporaryFolder
  let terminal: PseudoTerminal

  init() throws {
    home = try TemporaryFolder()
    terminal = try PseudoTerminal(columns: 100, rows: 30)
    try Seed("→ Überblick", ["Käse … “→” ✓", "牛乳"]).plant(in: home)
  }

  private func quit() async throws {
    try terminal.write("\u{3}")
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
  }

  // MARK: - The size

  /// The rows of the screen, as they are after everything that was written.
  private func rows(_ columns: Int, _ rows: Int) -> [String] {
    var screen = ShownScreen(columns: columns, rows: rows)
    screen.read(terminal.output)
    return screen.rows
  }

  private func expectHints(inRow row: Int, of columns: Int) async throws {
    try await terminal.expect(until: "the key hints are in row \(row)") {
      rows(columns, row).last?.contains("? help") == true
    }
  }

  @Test(arguments: [
    ["LINES": "12", "COLUMNS": "60"], ["LINES": "12"], ["COLUMNS": "60"],
    ["LINES": "29", "COLUMNS": "99"], ["LINES": "200", "COLUMNS": "300"],
    ["LINES": "0", "COLUMNS": "x"],
  ])
  func `have the size that they say, whatever a shell has exported`(
    exported: [String: String]
  ) async throws {
    let editor = try home.write("echo \"${LINES-none} ${COLUMNS-none}\" > \"$HOME/size\"", to: "e")
    let environment = exported.merging(["EDITOR": "sh \(editor)"]) { $1 }
    try terminal.start(
      .paneltodo(["--reduced-motion"], home: home, environment: environment))
    try await expectHints(inRow: 30, of: 100)

    terminal.clear()
    try terminal.resize(columns: 90, rows: 25)
    try await expectHints(inRow: 25, of: 90)

    // An editor is another pause, after which the screen is entered again.
    try await terminal.press("\r", expecting: "Käse")
    terminal.clear()
    try terminal.write("E")
    try await terminal.expect(until: "the editor has run") { home.contains("size") }
    try await expectHints(inRow: 25, of: 90)
    #expect(try String(contentsOfFile: home.path("size"), encoding: .utf8) == "none none\n")
    try await quit()
  }

  // MARK: - Signs

  @Test func `whose font lacks signs get plain ones around texts as they are`() async throws {
    try terminal.start(
      .paneltodo(["--reduced-motion"], home: home, environment: ["TERM": "linux"]))
    try await terminal.expect("→ Überblick")
    try await terminal.press("\r", expecting: "Käse … “→” ✓")
    try await terminal.press("a", expecting: "+-")
    try await terminal.press("\u{1B}", expecting: "done")
    try await quit()

    var ours = terminal.text
    for name in ["→ Überblick", "Käse … “→” ✓", "牛乳"] { ours = ours.replacing(name, with: "") }
    // A part of a name may be sent alone.
    let strangers = ours.unicodeScalars.filter { !$0.isASCII && !$0.properties.isAlphabetic }
    #expect(strangers.isEmpty)
  }

  @Test func `that give signs two columns get plain ones as well`() async throws {
    try terminal.start(.paneltodo(["--reduced-motion"], home: home))
    try await terminal.expect("\u{1B}[2;1H─\u{1B}[6n")
    try await terminal.expect("▌")
    try await terminal.press("\u{1B}[2;3R", expecting: "# ")
    terminal.clear()
    try await terminal.press("\r", expecting: "Käse … “→” ✓")
    #expect(!terminal.text.contains("○"))
    try await quit()
  }

  @Test func `that give signs one column keep them`() async throws {
    try terminal.start(.paneltodo(["--reduced-motion"], home: home))
    try await terminal.expect("▌")
    try await terminal.press("\u{1B}[2;2R\r", expecting: "Käse … “→” ✓")
    #expect(terminal.text.contains("○"))
    try await quit()
  }

  @Test(arguments: [("plain", "xterm-256color", "o"), ("unicode", "linux", "○")])
  func `show the signs that their person has set`(
    setting: String, kind: String, sign: String
  ) async throws {
    let folder = try home.makeFolder("config/paneltodo")
    try home.write("{ signs: \"\(setting)\" }", to: "config/paneltodo/config.json5")
    let environment = [
      "TERM": kind, "XDG_CONFIG_HOME": String(folder.dropLast("/paneltodo".count)),
    ]
    try terminal.start(.paneltodo(["--reduced-motion"], home: home, environment: environment))
    try await terminal.expect("→ Überblick")
    try await terminal.press("\r", expecting: "Käse … “→” ✓")
    #expect(terminal.text.contains(sign))
    #expect(terminal.text.contains("○") == (sign == "○"))
    try await quit()
  }

  // MARK: - Names

  @Test(arguments: ["xterm-none", "ghostty-none", "foot-none", "tmux-none"], [false, true])
  func `of a known family need no description`(kind: String, isGuest: Bool) async throws {
    let words = isGuest ? ["--restricted", "--tour"] : ["--reduced-motion"]
    try terminal.start(.paneltodo(words, home: home, environment: ["TERM": kind]))
    try await terminal.expect(isGuest ? "tour" : "→ Überblick")
    try await quit()
  }

  @Test(arguments: [
    ("no-such-terminal", "no-such-terminal, is unknown"), ("dumb", "cannot place its cursor"),
    ("", "TERM is not set"),
  ])
  func `that cannot be used get a sentence of a program of one's own, too`(
    kind: String, sentence: String
  ) async throws {
    let hello = Command(
      "\(Command.builtProducts)/Hello", home: home, environment: ["TERM": kind])
    try terminal.start(hello)

    #expect(try await terminal.expectExit() == .exitCode(2))
    #expect(terminal.text.hasPrefix("Hello: ") && terminal.text.contains(sentence))
    #expect(terminal.text.split(separator: "\r\n").count == 1)
  }

  // MARK: - Colours

  @Test func `are followed between dark and light while the program runs`() async throws {
    let question = "\u{1B}]11;?\u{1B}\\"
    try terminal.start(.paneltodo(["--reduced-motion"], home: home))
    try await terminal.expect(question)
    try await terminal.press("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", expecting: "▌")
    #expect(terminal.modes.on.contains(2031))
    terminal.clear()

    try await terminal.press("\u{1B}[?997;2n", expecting: question)
    // The accent of the light theme.
    try await terminal.press("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", expecting: "Überblick")
    let light = terminal.text
    terminal.clear()
    try await terminal.press("\u{1B}[?997;1n", expecting: question)
    try await terminal.press("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", expecting: "Überblick")
    #expect(light != terminal.text)
    try await quit()
  }
}

@Suite("The clipboard of tmux", .floor(.full), .terminals) struct TmuxClipboardTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test(arguments: ["external", "on", "off"])
  func `has what was copied, however tmux is set`(setting: String) async throws {
    try Seed("Errands", ["Äpfel “→”"]).plant(in: home)
    let session = try await TmuxSession.shell(home: home)
    try session.enter("tmux set -s set-clipboard \(setting); paneltodo")
    try await session.press("Enter", expecting: "Äpfel")

    try await session.press("y", expecting: "Copied “Äpfel “→””")

    #expect(try session.clipboard == "Äpfel “→”")
    try session.send("q")
  }

  @Test func `is not said to have it when tmux cannot be reached`() async throws {
    try Seed("Errands", ["Apples"]).plant(in: home)
    let session = try await TmuxSession.shell(home: home)
    try session.enter("tmux set -s set-clipboard external; TMUX=/nowhere,1,0 paneltodo")
    try await session.press("Enter", expecting: "Apples")

    try await session.press("y", expecting: "Asked the terminal to copy “Apples”")
    try session.send("q")
  }
}
