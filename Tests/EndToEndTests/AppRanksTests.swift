import TestSupport
import Testing

@Suite("The program appranks", .floor(.full), .terminals) struct AppRanksTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func appranks(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> Command {
    Command(
      "\(Command.builtProducts)/appranks", arguments, home: home, environment: environment)
  }

  /// A server with two charts of one app each.
  private func store() throws -> LoopbackServer {
    try LoopbackServer { path in
      let name = path.contains("topfree") ? "Penny" : "Pound"
      let summary = "\(name) is it."
      return .ok(
        #"{"feed":{"entry":{"im:name":{"label":"\#(name)"},"summary":{"label":"\#(summary)"}}}}"#)
    }
  }

  @Test func `shows the charts of the given address, opens an app, and quits`()
    async throws
  {
    let server = try store()
    for (arguments, environment) in [
      (["--feed", server.address], [:]), ([], ["APPRANKS_FEED": server.address]),
    ] {
      let session = try TmuxSession(
        appranks(arguments, environment: environment), home: home)
      try await session.expect("Penny", "1 app")
      try await session.press("]", expecting: "Pound")
      try await session.press("Enter", expecting: "Top Apps › Pound", "Pound is it.")
      try await session.press("Escape", expecting: "Free")
      try await session.quit()
    }
  }

  @Test func `shows the charts' panels in the inspector while in use`() async throws {
    let server = try store()
    let session = try TmuxSession(
      appranks(["--feed", server.address]), home: home, columns: 120, rows: 40)
    try await session.expect("Penny", "1 app")

    try await session.press("F12", expecting: "SegmentedPanel", "ChartPanel", "ListableRowPanel")
    try await session.press("Enter", expecting: "Penny is it.", "ScrollingContentPanel")
    try session.send("F12")
    try await session.expectNo("Inspector")
    try await session.quit()
  }

  @Test func `draws icons in colour, and frames without half blocks`() async throws {
    let icon = PNGFile.plain(red: 255, green: 95, blue: 0)
    let icons = try LoopbackServer { _ in .ok(icon) }
    let feed =
      #"{"feed":{"entry":{"im:name":{"label":"Penny"},"im:image":"#
      + #"[{"label":"\#(icons.address)/icon.png"}]}}}"#
    let server = try LoopbackServer { _ in .ok(feed) }

    let colored = try TmuxSession(appranks(["--feed", server.address]), home: home)
    try await colored.expect("▀▀▀▀▀▀  Penny")
    // 202 is #FF5F00 among the 256 colours; while the list fades in, it has others.
    #expect(try await eventually { try colored.capture(styled: true).contains("38;5;202") })
    try await colored.quit()

    let plain = try TmuxSession(
      appranks(["--feed", server.address], environment: ["LC_ALL": "C"]), home: home)
    try await plain.expect("+----+  Penny")
    try await plain.quit()
  }

  @Test func `reports why a chart is missing, and can quit while it waits`() async throws {
    let server = try LoopbackServer { path in path.contains("free") ? .status(503) : .silence }
    let session = try TmuxSession(appranks(["--feed", server.address]), home: home)
    try await session.expect("The server answered with status 503.", "Retry")

    try await session.press("]", expecting: "Loading the paid apps…")
    try await session.quit()
  }

  @Test(arguments: [["--feed"], ["--feed", "ftp://example.org"], ["\u{1B}]0;title\u{7}"]])
  func `reports a usage error in one line on standard error`(arguments: [String]) throws {
    let result = try appranks(arguments).run()

    #expect(result.status == .exitCode(2) && result.output == "")
    #expect(result.error.wholeMatch(of: /appranks: [^\n]*Try: appranks --help\n/) != nil)
  }

  @Test func `prints its usage with --help`() throws {
    let result = try appranks(["--help"]).run()

    #expect(result.status == .exitCode(0) && result.error == "")
    #expect(result.output.hasPrefix("Usage: appranks"))
  }
}
