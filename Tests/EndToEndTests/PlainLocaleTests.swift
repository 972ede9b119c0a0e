import TestSupport
import Testing

@Suite("A locale without UTF-8", .floor(.full), .terminals) struct PlainLocaleTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    try Seed("Überblick", ["Käse", "牛乳を買う", "naïve – “quoted” …"]).plant(in: home)
  }

  private static let locales: [[String: String]] = [
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "", "LANG": "C"], ["LC_ALL": ""],
    ["LC_ALL": "xx_YY"], ["LC_ALL": "de_DE.ISO-8859-1"], ["LC_ALL": "../x"],
    ["LC_ALL": "", "LC_CTYPE": "C", "LANG": "C.UTF-8"],
  ]
  private static let tally = Tally(
    "A13", of: locales.count, "locales: bytes below 0x80 alone, nothing blank, data unchanged")

  @Test(arguments: locales)
  func `is sent ASCII, hides nothing, and changes no data`(locale: [String: String]) async throws {
    let terminal = try PseudoTerminal(columns: 120, rows: 30)
    try terminal.start(.paneltodo(["--reduced-motion"], home: home, environment: locale))
    try await terminal.expect("?berblick")
    try await terminal.press("\r", expecting: "3 open")
    #expect(terminal.text.contains("K?se") && terminal.text.contains("na?ve - \"quoted\" ~"))
    // Two columns for each character, as many as the characters themselves would take.
    #expect(terminal.text.contains(/\?[? ]\?[? ]\?[? ]\?[? ]\?/))
    try await terminal.press("a", expecting: "New item")
    // A terminal may send UTF-8 whatever the locale.
    try await terminal.press("Brötchen 🥖", expecting: "Br?tchen")
    try await terminal.press("\r", expecting: "4 open")
    try await terminal.press("q", expecting: "\u{1B}[?1049l")
    #expect(try await terminal.expectExit() == .exitCode(0))

    #expect(terminal.output.allSatisfy { $0 < 0x80 })
    let said = try Command.paneltodo(["--plain"], home: home).run(input: "6\nq\n").output
    for name in ["Käse", "牛乳を買う", "naïve – “quoted” …", "Brötchen 🥖"] {
      #expect(said.contains(name), "\(said)")
    }
    await Self.tally.count()
  }
}
