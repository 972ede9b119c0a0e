import TestSupport
import Testing

@Suite("An image on a terminal", .floor(.full), .terminals) struct ImageTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let kitty = "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;4;2t\u{1B}[?62;22c"
  private static let sixel = "\u{1B}[6;4;2t\u{1B}[?1;0;256S\u{1B}[?62;4;22c"

  /// The gallery at its entry of images.
  private func start(_ environment: [String: String]) async throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(columns: 64, rows: 14)
    let command = Command(
      "\(Command.builtProducts)/panelgallery", ["--reduced-motion", "--show", "ImageView"],
      home: home,
      environment: ["TERM": "xterm-256color", "ESCDELAY": "1"].merging(environment) { $1 })
    try terminal.start(command)
    try await terminal.expect("ImageView")
    return terminal
  }

  /// The image in half blocks, before any question is answered.
  private func gallery(_ environment: [String: String] = [:]) async throws -> PseudoTerminal {
    let terminal = try await start(environment)
    try await terminal.expect("▀")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) async throws {
    try terminal.write("q")
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
  }

  @Test func `is in cells until the terminal says that it has kitty's protocol`() async throws {
    let terminal = try await gallery()
    #expect(!terminal.text.contains("\u{1B}_Ga="))

    try terminal.write(Self.kitty)
    try await terminal.expect(
      "\u{1B}[4;24H\u{1B}_Ga=p,q=2,C=1,i=1,p=2,x=0,y=0,w=36,h=36,c=18,r=9\u{1B}\\")
    #expect(terminal.text.contains("a=t,q=2,i=1,f=32,s=36,v=36,m=1;"))

    // Another form is another image in the same place.
    try terminal.write("f")
    try await terminal.expect("a=d,q=2,d=i,i=1,p=2\u{1B}\\")
    try await terminal.expect("\u{1B}[4;3H\u{1B}_Ga=p,q=2,C=1,i=3,p=4,")
    try await terminal.expect("a=d,q=2,d=I,i=1\u{1B}\\")

    try terminal.write("q")
    try await terminal.expectExit()
    try await terminal.expectModesOfBefore()
    #expect(terminal.text.contains("a=d,q=2,d=I,i=3\u{1B}\\"))
  }

  @Test func `leaves when a panel covers it, and comes back`() async throws {
    let terminal = try await gallery()
    try terminal.write(Self.kitty)
    try await terminal.expect("C=1,i=1,p=2,")
    terminal.clear()

    try terminal.write("?")
    try await terminal.expect("a=d,q=2,d=i,i=1,p=2\u{1B}\\")
    try await terminal.expect("Keys")
    terminal.clear()

    try terminal.write("\u{1B}")
    try await terminal.expect("x=0,y=0,w=36,h=36,c=18,r=9\u{1B}\\")
    try await quit(terminal)
  }

  @Test func `is in sixel where the terminal has that alone, and drawn again where it was erased`()
    async throws
  {
    let terminal = try await gallery()
    #expect(!terminal.text.contains("\u{1B}P"))

    try terminal.write(Self.sixel)
    try await terminal.expect("\u{1B}[4;24H\u{1B}P0;1;0q\"1;1;36;36#")
    terminal.clear()

    try terminal.write("?")
    try await terminal.expect("Keys")
    terminal.clear()
    try terminal.write("\u{1B}")
    try await terminal.expect("\u{1B}[4;24H\u{1B}P0;1;0q\"1;1;36;36#")
    #expect(!terminal.text.contains("\u{1B}_G"))
    try await quit(terminal)
  }

  @Test(arguments: ["\u{1B}[?62;22c", "\u{1B}[?1;0;16S\u{1B}[?62;4c", "\u{1B}[?62;4c", ""])
  func `stays in cells where the terminal cannot show it`(answers: String) async throws {
    let terminal = try await gallery()

    try terminal.write(answers + "f")
    // The answers were read before the key, which has changed the image.
    try await terminal.expect("▀")
    try terminal.write("\u{C}")
    try await terminal.expect(until: "it is drawn again") {
      terminal.text.ranges(of: "ImageView").count > 1
    }
    try await quit(terminal)

    #expect(!terminal.text.contains("\u{1B}P"))
    #expect(!terminal.text.contains("\u{1B}_Ga=t"))
  }

  @Test(arguments: [
    ["TERM": "tmux-256color"], ["TERM": "screen-256color"], ["TMUX": "/tmp/tmux-0/default,1,0"],
    ["STY": "1.tty"], ["SSH_TTY": "/dev/pts/1"], ["TERM": "linux"], ["NO_COLOR": "1"],
  ])
  func `is not asked for where the question or the answer would harm`(
    environment: [String: String]
  ) async throws {
    let terminal = try await start(environment)
    try await quit(terminal)
    #expect(!terminal.text.contains("\u{1B}_G") && !terminal.text.contains("\u{1B}[16t"))
  }
}
