import TermPanels
import Testing
import TodoApp

@Suite struct CommandLineOptionsTests {
  @Test func `no words run the app on its own database`() throws {
    let options = try CommandLineOptions([])

    #expect(options.action == .run)
    #expect(options.database == .standard)
    #expect(!options.reducesMotion)
  }

  @Test func `options may come in any order and with an equals sign`() throws {
    let options = try CommandLineOptions(["--reduced-motion", "--database=/tmp/a b.db"])

    #expect(options.database == .file(path: "/tmp/a b.db"))
    #expect(options.reducesMotion)
    #expect(try CommandLineOptions(["--database", "x"]).database == .file(path: "x"))
  }

  @Test func `a recording is of the sample data, and shown as fast as is said`() throws {
    let recording = try CommandLineOptions(["--record", "f"])
    let replay = try CommandLineOptions(["--step", "--replay=f"])

    #expect(recording.database == .demo)
    #expect(recording.tape == .record(path: "f"))
    #expect(replay.tape == .replay(path: "f", .stepped))
    #expect(
      try CommandLineOptions(["--replay", "f", "--speed=2.5", "--demo"]).tape
        == .replay(path: "f", .speed(2.5)))
  }

  @Test func `a dialogue in lines is no recording`() throws {
    #expect(try !CommandLineOptions([]).isPlain)
    #expect(try CommandLineOptions(["--plain", "--demo"]).isPlain)
    #expect(throws: UsageError.self) { try CommandLineOptions(["--plain", "--record", "f"]) }
    #expect(throws: UsageError.self) { try CommandLineOptions(["--plain=yes"]) }
  }

  @Test func `a tour is on the sample data, and on a screen`() throws {
    #expect(try !CommandLineOptions(["--demo"]).isTour)
    #expect(try CommandLineOptions(["--tour"]).isTour)
    #expect(try CommandLineOptions(["--tour", "--demo"]).database == .demo)
    for other in [["--plain"], ["--record", "f"], ["--replay=f"], ["--database", "f"]] {
      #expect(throws: UsageError.self) { try CommandLineOptions(["--tour"] + other) }
    }
  }

  @Test func `a theme is chosen by its name, and else by the terminal`() throws {
    #expect(try CommandLineOptions([]).theme == nil)
    #expect(try CommandLineOptions(["--theme", "Dusk"]).theme?.name == "Dusk")
    #expect(try CommandLineOptions(["--theme=paper"]).theme?.name == "Paper")
  }

  @Test func `the mouse is left to the settings unless something is said`() throws {
    #expect(try CommandLineOptions([]).mouse == nil)
    #expect(try CommandLineOptions(["--mouse", "off"]).mouse == .off)
    #expect(try CommandLineOptions(["--mouse=wheel", "--demo"]).mouse == .wheel)
  }

  @Test func `import takes the file and may be told the database`() throws {
    let options = try CommandLineOptions(["import", "todos.json", "--database", "x.db"])

    #expect(options.action == .importFile(path: "todos.json"))
    #expect(options.database == .file(path: "x.db"))
  }

  @Test func `the settings file is made, checked or found`() throws {
    #expect(try CommandLineOptions(["config", "--init"]).action == .settings(.create))
    #expect(try CommandLineOptions(["config", "--check"]).action == .settings(.check))
    #expect(try CommandLineOptions(["config", "--path"]).action == .settings(.path))
  }

  @Test func `help and version win over what follows`() throws {
    #expect(try CommandLineOptions(["--help", "--nonsense"]).action == .help)
    #expect(try CommandLineOptions(["--version"]).action == .version)
  }

  @Test(arguments: [
    ["--nonsense"], ["nonsense"], ["--database"], ["--database", ""], ["--demo=1"], ["import"],
    ["--demo", "--database", "x"], ["--database", "x", "--database", "y"],
    ["--demo", "import", "f"], [""], ["--theme"], ["--theme", "pink"],
    ["--mouse"], ["--mouse", "left"], ["--mouse="], ["config"], ["config", "init"], ["--init"],
    ["config", "--init", "--check"],
    ["--record"], ["--replay="], ["--record", "a", "--replay", "b"], ["--record", "a", "--step"],
    ["--speed", "2"], ["--step"], ["--replay", "a", "--speed", "0"],
    ["--replay", "a", "--speed", "x"],
    ["--replay", "a", "--speed", "2", "--step"], ["--record", "a", "--database", "d"],
    ["--record", "a", "import", "f"], ["--replay", "a", "--speed", "nan"],
  ])
  func `what is not understood is told in one line`(_ words: [String]) {
    let error = #expect(throws: UsageError.self) { try CommandLineOptions(words) }

    #expect(error?.description.contains("\n") == false)
    #expect(error?.description.hasSuffix("Try: paneltodo --help") == true)
  }

  @Test func `what could steer a terminal is shown as marks in an error`() {
    let error = #expect(throws: UsageError.self) {
      try CommandLineOptions(["--\u{1B}]0;pwned\u{7}\u{9B}31m\u{202E}"])
    }

    #expect(error?.description.contains("--␛]0;pwned␇<U+009B>31m<U+202E>") == true)
  }

  @Test func `the doctor examines, makes a backup or restores one`() throws {
    #expect(try CommandLineOptions(["doctor"]).action == .doctor(.examine))
    #expect(try CommandLineOptions(["doctor", "--backup"]).action == .doctor(.backUp))
    let options = try CommandLineOptions(["doctor", "--database", "x", "--restore=2026-11-20"])
    #expect(options.action == .doctor(.restore("2026-11-20")))
    #expect(options.database == .file(path: "x"))
  }

  @Test(arguments: [
    ["--backup"], ["--restore", "latest"], ["doctor", "--restore"], ["doctor", "--restore="],
    ["doctor", "--backup=x"], ["doctor", "--backup", "--restore", "latest"], ["doctor", "--demo"],
  ])
  func `what the doctor cannot do is refused`(words: [String]) {
    #expect(throws: UsageError.self) { try CommandLineOptions(words) }
  }
}
