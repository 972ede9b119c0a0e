import TestSupport
import Testing

@Suite("The gallery program", .floor(.full), .terminals) struct GalleryTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func gallery(_ arguments: String...) -> Command {
    Command("\(Command.builtProducts)/panelgallery", arguments, home: home)
  }

  @Test func `prints the names with --list, and opens an entry with --show`()
    async throws
  {
    let list = try gallery("--list").run()
    #expect(list.status == .exitCode(0) && list.error == "")
    let names = list.output.split(separator: "\n").map(String.init)
    #expect(names.first == "ContainerPanel" && names.count > 10)

    for name in [names[0], names[names.count - 1]] {
      let session = try TmuxSession(
        gallery("--reduced-motion", "--show", name), home: home)
      try await session.expect("Gallery › \(name)")
      try await session.press("Escape", expecting: "▌ \(name) ")
      try await session.quit()
    }
  }

  @Test func `shows an entry's panels in the inspector while in use`() async throws {
    let session = try TmuxSession(
      gallery("--reduced-motion", "--show", "ContainerPanel"), home: home, columns: 120, rows: 40)
    try await session.expect("Gallery › ContainerPanel")

    try await session.press(
      "F12", expecting: "Inspector", "● ContainerPanel", "● ColorPanel ◆ keys")
    try await session.press("Escape", expecting: "▌ ContainerPanel ", "didMove → nil")
    try session.send("F12")
    try await session.expectNo("Inspector")
    try await session.quit()
  }

  @Test(arguments: [["--show", "NoSuchPanel"], ["--show"], ["\u{1B}]0;title\u{7}"]])
  func `reports a wrong name in one line, and leaves the terminal alone`(
    arguments: [String]
  ) async throws {
    let command = Command(
      "\(Command.builtProducts)/panelgallery", arguments, home: home)
    let result = try command.run()
    #expect(result.status == .exitCode(2) && result.output == "")
    #expect(result.error.wholeMatch(of: /panelgallery: [^\n]*Try: panelgallery --\w+\n/) != nil)

    let terminal = try PseudoTerminal()
    let settings = try terminal.settings
    try terminal.start(command)

    #expect(try await terminal.expectExit() == .exitCode(2))
    #expect(!terminal.output.contains(0x1B))
    #expect(try terminal.settings == settings)
  }
}
