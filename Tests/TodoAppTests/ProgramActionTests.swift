import TermPanels
import Testing
import TodoCommands

@testable import TodoApp

@Suite struct ProgramActionTests {
  private func action(_ words: String...) throws -> ProgramAction {
    try ProgramAction(parsing: words)
  }

  /// The data and the display of a run.
  private func run(_ words: String...) throws -> (data: AppData, display: Display) {
    guard case .run(let data, let display) = try ProgramAction(parsing: words) else {
      throw UsageError("That is no run.")
    }
    return (data, display)
  }

  private func guest(_ words: String...) throws -> (data: GuestData, display: Display) {
    guard case .guest(let data, let display) = try ProgramAction(parsing: words) else {
      throw UsageError("That is no guest.")
    }
    return (data, display)
  }

  // MARK: - Running

  @Test func `without options the app uses its own database`() throws {
    let (data, display) = try run()

    #expect(data == .file(DatabaseFile()))
    #expect(!display.reducesMotion && !display.isPlain)
  }

  @Test func `options may come in any order and with an equals sign`() throws {
    let (data, display) = try run("--reduced-motion", "--database=/tmp/a b.db", "--quota", "2")

    #expect(data == .file(DatabaseFile(path: "/tmp/a b.db", quota: 2 << 20)))
    #expect(display.reducesMotion)
    #expect(try run("--database", "x").data == .file(DatabaseFile(path: "x")))
  }

  @Test func `a recording uses sample data, and is replayed at the given speed`() throws {
    #expect(try run("--record", "f").data == .samples(.tape(.record(path: "f"))))
    #expect(try run("--replay", "f").data == .samples(.tape(.replay(path: "f", .speed(1)))))
    #expect(try run("--step", "--replay=f").data == .samples(.tape(.replay(path: "f", .stepped))))
    #expect(
      try run("--replay", "f", "--speed=2.5", "--demo").data
        == .samples(.tape(.replay(path: "f", .speed(2.5)))))
  }

  @Test func `the linear mode cannot be recorded`() throws {
    let (data, display) = try run("--plain", "--demo")

    #expect(data == .samples(.trial) && display.isPlain)
    #expect(throws: UsageError.self) { try action("--plain", "--record", "f") }
    #expect(throws: UsageError.self) { try action("--plain=yes") }
  }

  @Test func `a tour uses sample data and needs a screen`() throws {
    #expect(try run("--tour").data == .samples(.tour))
    #expect(try run("--tour", "--demo").data == .samples(.tour))
    for other in [["--plain"], ["--record", "f"], ["--replay=f"], ["--database", "f"]] {
      #expect(throws: UsageError.self) { try ProgramAction(parsing: ["--tour"] + other) }
    }
  }

  @Test func `a theme is chosen by its name, and else by the terminal`() throws {
    #expect(try run().display.theme == nil)
    #expect(try run("--theme", "Dusk").display.theme?.name == "Dusk")
    #expect(try run("--theme=dusk", "--theme=paper").display.theme?.name == "Paper")
  }

  @Test func `the mouse is left to the settings by default`() throws {
    #expect(try run().display.mouse == nil)
    #expect(try run("--mouse", "off").display.mouse == .off)
    #expect(try run("--mouse=wheel", "--demo").display.mouse == .wheel)
  }

  @Test func `an idle exit is a number of minutes`() throws {
    #expect(try run().display.idleExit == nil)
    #expect(try run("--idle-exit", "30").display.idleExit == 1800)
    #expect(try run("--idle-exit=0.5", "--demo").display.idleExit == 30)
    for words in [["--idle-exit"], ["--idle-exit=0"], ["--idle-exit=nan"], ["--idle-exit", "x"]] {
      #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }
    }
  }

  // MARK: - Guests

  @Test func `a restricted run uses a named user's data, or samples`() throws {
    let ann = try #require(UserName("ann"))
    #expect(
      try guest("--restricted", "--user", "ann").data
        == .user(
          GuestUser(name: ann, folder: nil, isShared: false, quota: GuestData.usualQuota)))
    #expect(
      try guest("--user=ann", "--users-folder=/srv/u", "--restricted", "--shared", "--quota=1").data
        == .user(GuestUser(name: ann, folder: "/srv/u", isShared: true, quota: 1 << 20)))
    #expect(try guest("--restricted", "--tour").data == .samples(isTour: true))
    #expect(try guest("--restricted", "--demo").data == .samples(isTour: false))
    #expect(try guest("--restricted", "--demo", "--plain").display.isPlain)
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
    ["import", "f", "--restricted"], ["doctor", "--restricted"],
  ])
  func `a restricted run accepts no option that reaches other data`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }

    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: [
    "", ".", "..", "../bob", "a/b", "/etc", "-ann", "_ann", ".ann", "Ann", "ann ", "ann\n", "bob\0",
    "a\u{301}nn", "ünn", "ann.db", "a:b", "~ann", "$HOME", String(repeating: "a", count: 33),
  ])
  func `an invalid user name is refused`(text: String) {
    #expect(UserName(text) == nil)
    #expect(throws: UsageError.self) { try action("--restricted", "--user", text) }
  }

  @Test(arguments: ["ann", "a", "7", "ann-lee_2", String(repeating: "a", count: 32)])
  func `a plain user name is accepted`(text: String) {
    #expect(UserName(text)?.description == text)
  }

  // MARK: - Commands

  @Test func `the settings file is made, checked or found`() throws {
    #expect(try action("config", "--init") == .config(.create))
    #expect(try action("config", "--check") == .config(.check))
    #expect(try action("config", "--path") == .config(.path))
  }

  @Test func `the doctor examines, makes a backup or restores one`() throws {
    #expect(try action("doctor") == .doctor(.examine, DatabaseFile()))
    #expect(try action("doctor", "--backup") == .doctor(.backUp, DatabaseFile()))
    #expect(
      try action("doctor", "--database", "x", "--restore=2026-11-20")
        == .doctor(.restore("2026-11-20"), DatabaseFile(path: "x")))
  }

  @Test(arguments: [
    ["--backup"], ["--restore", "latest"], ["doctor", "--restore"], ["doctor", "--restore="],
    ["doctor", "--backup=x"], ["doctor", "--backup", "--restore", "latest"], ["doctor", "--demo"],
  ])
  func `invalid options of the doctor are refused`(words: [String]) {
    #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }
  }

  // MARK: - Help

  @Test func `help and version override later options`() throws {
    #expect(try action("--help", "--nonsense") == .output(HelpText.usage))
    #expect(try action("-h") == .output(HelpText.usage))
    #expect(try action("--version") == .output(ProgramVersion.line))
    #expect(try action("import", "--help") == .output(HelpText.usage(of: "import") ?? ""))
  }

  @Test func `the help of the program has every command, and all options of the app`() {
    for command in ProgramCommand.named { #expect(HelpText.usage.contains("\n  \(command.name)")) }
    for option in ProgramCommand.app.options {
      #expect(HelpText.usage.contains("\n  \(option.usage)"))
    }
  }

  @Test func `the help names the options that another one needs`() {
    let help = HelpText.usage.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("--speed N replay N times as fast (with --replay)"))
    #expect(help.contains("read from the environment (with --user or --demo or --tour)"))
  }

  @Test(arguments: ProgramCommand.named.map(\.name))
  func `the help of a command has its line, its options and its examples`(name: String) throws {
    let command = try #require(ProgramCommand.named.first { $0.name == name })
    let help = try #require(HelpText.usage(of: name))
    #expect(help.hasPrefix("Usage: paneltodo \(name)"))
    for option in command.options { #expect(help.contains("\n  \(option.usage)")) }
    for example in command.examples { #expect(help.contains(example.effect)) }
  }

  @Test func `a usage line shows exclusive and required options`() {
    #expect(ProgramCommand.app.usage == "paneltodo [OPTION …]")
    #expect(
      ProgramCommand.doctor.usage
        == "paneltodo doctor [--database PATH] [--backup | --restore BACKUP]")
    #expect(ProgramCommand.config.usage == "paneltodo config --init | --check | --path")
    #expect(
      HelpText.usage(of: "undo")?.hasPrefix("Usage: paneltodo undo [OPTION …] [ENTRY]\n") == true)
  }

  @Test func `no line of the help is wider than a terminal of 80 columns`() {
    for command in [.app] + ProgramCommand.named {
      for line in HelpText.usage(of: command).split(separator: "\n") {
        #expect(line.count < 84, "\(line)")
      }
    }
  }

  @Test func `every example is a valid command line`() throws {
    for command in [.app] + ProgramCommand.named {
      for example in command.examples { _ = try ProgramAction(parsing: example.words) }
    }
  }

  // MARK: - Mistakes

  @Test(arguments: [
    ["--nonsense"], ["nonsense"], ["--database"], ["--database", ""], ["--demo=1"], ["import"],
    ["--demo", "--database", "x"], ["--database", "x", "--database", "y"],
    ["--demo", "import", "f"], [""], ["--theme"], ["--theme", "pink"],
    ["--mouse"], ["--mouse", "left"], ["--mouse="], ["config"], ["config", "init"], ["--init"],
    ["config", "--init", "--check"], ["-"], ["import", ""], ["export", "f"],
    ["help", "a", "b"], ["help", "nothing"],
    ["--", "import"],
    ["--record"], ["--replay="], ["--record", "a", "--replay", "b"], ["--record", "a", "--step"],
    ["--speed", "2"], ["--step"], ["--replay", "a", "--speed", "0"],
    ["--replay", "a", "--speed", "x"],
    ["--replay", "a", "--speed", "2", "--step"], ["--record", "a", "--database", "d"],
    ["--record", "a", "import", "f"], ["--replay", "a", "--speed", "nan"],
  ])
  func `an unknown option is reported in one line`(_ words: [String]) {
    let error = #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }

    #expect(error?.description.contains("\n") == false)
    #expect(error?.description.contains(/Try: paneltodo( [a-z]+)? --help$/) == true)
  }

  @Test(arguments: [
    (["--theme", "pink"], "--theme needs one of calm, dusk, paper, contrast."),
    (["--demo", "--database=x"], "--database and --demo cannot be combined."),
    (["--demo", "import", "f"], "--demo cannot be combined with import."),
    (["import", "f", "--theme", "dusk"], "--theme cannot be combined with import."),
    (["--backup"], "--backup must follow doctor."), (["--demo=1"], "--demo takes no value."),
    (["--user", "ann"], "--user needs --restricted."),
    (["--restricted"], "--restricted needs one of --user, --demo, --tour."),
    (["config"], "config needs one of --init, --check, --path."),
    (["import"], "import needs the path of a file or a folder to import, or - for standard input."),
    (["--database=x", "--database=y"], "--database is given twice."),
  ])
  func `a refusal names the options that it is about`(words: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }

    #expect(error?.description.hasPrefix("paneltodo: \(sentence) Try: paneltodo ") == true)
  }

  @Test(arguments: [
    (["--dmeo"], "--demo"), (["--databse=x"], "--database"), (["imprt", "f"], "import"),
    (["docter"], "doctor"), (["lst"], "list"), (["help", "exot"], "exit"),
    (["help", "hystory"], "history"), (["config", "init"], "--init"), (["demo"], "--demo"),
    (["doctor", "--bakup"], "--backup"), (["--hlep"], "--help"), (["--DEMO"], "--demo"),
  ])
  func `a misspelt option is refused with the nearest one`(words: [String], nearest: String) {
    let error = #expect(throws: UsageError.self) { try ProgramAction(parsing: words) }

    #expect(error?.description.contains(" Did you mean \(nearest)?") == true)
  }

  @Test(arguments: ["--nonsense", "xyzzy", "-x", String(repeating: "demo", count: 9000)])
  func `a word without a near match is refused without a guess`(word: String) {
    let error = #expect(throws: UsageError.self) { try action(word) }

    #expect(error?.description.contains("Did you mean") == false)
  }

  @Test func `control characters are shown as signs in an error`() {
    let error = #expect(throws: UsageError.self) {
      try action("--\u{1B}]0;pwned\u{7}\u{9B}31m\u{202E}")
    }

    #expect(error?.description.contains("--␛]0;pwned␇<U+009B>31m<U+202E>") == true)
  }
}
