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

  @Test func `a restricted run is on the data of somebody who is named, or on samples`() throws {
    let ann = try #require(UserName("ann"))
    let options = try CommandLineOptions(["--restricted", "--user", "ann"])
    #expect(options.isRestricted && options.database == .user(ann, folder: nil))
    #expect(
      try CommandLineOptions(["--user=ann", "--users-folder=/srv/u", "--restricted"]).database
        == .user(ann, folder: "/srv/u"))
    #expect(try CommandLineOptions(["--restricted", "--tour"]).isTour)
    #expect(try CommandLineOptions(["--restricted", "--demo", "--plain"]).isPlain)
    #expect(try !CommandLineOptions(["--demo"]).isRestricted)
  }

  @Test(arguments: [
    ["--restricted"], ["--restricted", "--database", "x"], ["--restricted=yes", "--demo"],
    ["--restricted", "--demo", "--record", "f"], ["--restricted", "--replay=f"],
    ["--restricted", "import", "f"], ["--restricted", "--user", "ann", "import", "f"],
    ["--restricted", "config", "--init"], ["--restricted", "--demo", "config", "--path"],
    ["--restricted", "doctor"], ["--restricted", "--user", "ann", "doctor", "--backup"],
    ["--user", "ann"], ["--restricted", "--users-folder", "/x"],
    ["--restricted", "--demo", "--shared"], ["--shared"],
    ["--restricted", "--user", "ann", "--users-folder", "x"],
    ["--restricted", "--user", "ann", "--user", "bob"],
    ["--restricted", "--user", "ann", "--demo"],
    ["--restricted", "--user", "ann", "--tour"], ["--restricted", "--user", "ann", "--database=x"],
  ])
  func `a restricted run takes no word that reaches a file or another's data`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try CommandLineOptions(words) }

    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: [
    "", ".", "..", "../bob", "a/b", "/etc", "-ann", "_ann", ".ann", "Ann", "ann ", "ann\n", "bob\0",
    "a\u{301}nn", "ünn", "ann.db", "a:b", "~ann", "$HOME", String(repeating: "a", count: 33),
  ])
  func `a name that is none of a person names nobody`(text: String) {
    #expect(UserName(text) == nil)
    #expect(throws: UsageError.self) { try CommandLineOptions(["--restricted", "--user", text]) }
  }

  @Test(arguments: ["ann", "a", "7", "ann-lee_2", String(repeating: "a", count: 32)])
  func `a plain name names a person`(text: String) {
    #expect(UserName(text)?.description == text)
  }

  @Test func `an idle exit is a number of minutes`() throws {
    #expect(try CommandLineOptions([]).idleExit == nil)
    #expect(try CommandLineOptions(["--idle-exit", "30"]).idleExit == 1800)
    #expect(try CommandLineOptions(["--idle-exit=0.5", "--demo"]).idleExit == 30)
    for words in [["--idle-exit"], ["--idle-exit=0"], ["--idle-exit=nan"], ["--idle-exit", "x"]] {
      #expect(throws: UsageError.self) { try CommandLineOptions(words) }
    }
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
