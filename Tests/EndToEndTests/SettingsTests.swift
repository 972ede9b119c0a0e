import Foundation
import TestSupport
import Testing

@Suite("The settings", .floor(.full), .terminals) struct SettingsTests {
  let home: TemporaryFolder
  let environment: [String: String]

  init() throws {
    home = try TemporaryFolder()
    environment = ["HOME": home.path("person"), "XDG_CONFIG_HOME": home.path("config")]
  }

  private func config(_ option: String) throws -> CommandResult {
    try Command.paneltodo(["config", option], home: home, environment: environment).run()
  }

  private func write(_ text: String) throws {
    _ = try home.makeFolder("config/paneltodo")
    _ = try home.write(text, to: "config/paneltodo/config.json5")
  }

  @Test func `are written once, only for their owner, and without a problem`() throws {
    let path = home.path("config/paneltodo/config.json5")
    #expect(try config("--path").output == path + "\n")
    #expect(try config("--check").status == .exitCode(0))

    let first = try config("--init")
    #expect(first.status == .exitCode(0) && first.output == "Written: \(path)\n")
    #expect(
      try permissions(below: home.path("config")) == [
        "paneltodo": 0o700, "paneltodo/config.json5": 0o600,
      ])
    #expect(try config("--check").output == "\(path): no problems.\n")

    try write("{ mouse: 'off' }")
    let second = try config("--init")
    #expect(second.status == .exitCode(1))
    #expect(second.error == "paneltodo: \(path) already exists. It was not changed.\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{ mouse: 'off' }")
  }

  @Test func `may give the inspector other keys`() throws {
    try write("{ keys: { 'inspector.toggle': 'f11', 'inspector.keyboard': 'f10' } }")
    let result = try config("--check")
    #expect(result.status == .exitCode(0), "\(result.error)")
  }

  @Test func `are checked line by line`() throws {
    try write("{\n  theme: 'pink',\n  keys: [],\n}")

    let result = try config("--check")

    let lines = result.output.split(separator: "\n").map { $0.split(separator: "/").last }
    #expect(result.status == .exitCode(1) && lines.count == 2)
    #expect(lines[0]?.hasPrefix("config.json5:2: “theme” must be one of ") == true)
    #expect(lines[1]?.hasPrefix("config.json5:3: “keys” must be an object ") == true)
  }

  @Test func `that cannot be read are a problem, but the program works`() async throws {
    _ = try home.makeFolder("config/paneltodo/config.json5")

    #expect(try config("--check").status == .exitCode(1))
    let session = try TmuxSession("--demo", home: home, environment: environment)
    try await session.expect("Groceries", "Settings, line 1:")
    try await session.quit()
  }

  @Test func `override the environment, and options override them`() async throws {
    try write("{ motion: 'reduced', mouse: 'wheel' }")
    let environment = environment.merging(["TERMPANELS_MOTION": "none"]) { $1 }
    var settings: [[Substring]] = []
    for options in [[], ["--mouse", "off"]] {
      let tape = home.path("\(options.count).tape")
      let session = try TmuxSession(
        .paneltodo(["--record", tape] + options, home: home, environment: environment), home: home)
      try await session.expect("Groceries")
      try await session.quit()
      let lines = try String(contentsOfFile: tape, encoding: .utf8).split(separator: "\n")
      settings.append(lines.filter { $0.hasPrefix("set m") })
    }

    #expect(
      settings == [
        ["set motion reduced", "set mouse wheel"], ["set motion reduced", "set mouse off"],
      ])
  }

  @Test func `have their problems reported at the start`() async throws {
    try write("{ motion: 'none', mouse: 1, colour: 'red' }")

    let session = try TmuxSession("--demo", home: home, environment: environment)

    try await session.expect("Groceries", "The settings have 2 problems.")
    try await session.quit()
  }

  /// Builds a locale from its definition, since locales are rarely installed where tests run.
  private func makeLocale(_ name: String) throws -> [String: String] {
    let folder = try home.makeFolder("locales")
    let result = try Command(
      "env", ["localedef", "-i", name, "-f", "UTF-8", "\(folder)/\(name).UTF-8"],
      home: home
    ).run()
    try #require(result.status == .exitCode(0), "\(result.error)")
    return environment.merging(["LOCPATH": folder, "LC_ALL": "\(name).UTF-8"]) { $1 }
  }

  @Test func `leave dates and weeks to the locale, as do date fields`() async throws {
    let session = try TmuxSession("--demo", home: home, environment: try makeLocale("de_DE"))
    try await session.expect("Groceries")
    try session.send("g", "c")
    try await session.expect("  Mo         Di         Mi")
    try session.send("g", "t", "t", "d", "C-u")
    try session.type("31. dez 3000")
    try await session.expect("→ Mi 31 Dez 3000")
    try session.send("Enter")
    try await session.expect("Set the due date to Mi 31 Dez 3000")
    try await session.quit()
  }

  @Test func `override the locale's first day of the week`() async throws {
    let american = try makeLocale("en_US")
    for (text, week) in [
      ("{}", "  Su         Mo"), ("{firstDayOfWeek: 'monday'}", "  Mo         Tu"),
    ] {
      try write(text)
      let session = try TmuxSession("--demo", home: home, environment: american)
      try await session.expect("Groceries")
      try session.send("g", "c")
      try await session.expect(week)
      try await session.quit()
    }
  }
}
