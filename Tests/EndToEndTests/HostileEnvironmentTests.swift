import Foundation
import TestSupport
import Testing

/// A hostile environment for a process.
@Suite("A restricted app", .floor(.full), .terminals) struct HostileEnvironmentTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// All variables that code in the process could read, each leading to the planted files.
  private func hostile(_ planted: String) -> [String: String] {
    let paths = [
      "TERMINFO", "TERMINFO_DIRS", "TERMCAP", "TERMPATH", "HOME", "TMPDIR", "XDG_DATA_HOME",
      "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "SQLITE_TMPDIR", "EDITOR", "VISUAL",
      "PAGER", "SHELL", "LESSOPEN", "BROWSER", "PGPASSFILE", "PGSERVICEFILE", "TZDIR", "LANGUAGE",
      "GCONV_PATH", "NLSPATH", "HOSTALIASES", "RES_OPTIONS", "NCURSES_TRACE", "INPUTRC", "BASH_ENV",
      "ENV", "PATH",
    ]
    var all = Dictionary(uniqueKeysWithValues: paths.map { ($0, "\(planted)/\($0)") })
    all["PANELTODO_DATABASE"] = "\(planted)/todos.db"
    all["TZ"] = ":\(planted)/zone"
    all["LANG"] = "\(planted)/locale"
    all["LC_ALL"] = "../../..\(planted)/locale"
    all["LOCPATH"] = planted
    all["LINES"] = "7"
    all["COLUMNS"] = "30"
    all["ESCDELAY"] = "60000"
    all["NCURSES_NO_UTF8_ACS"] = "1"
    all["NO_COLOR"] = "1"
    all["TERMPANELS_MOTION"] = "none"
    all["SWIFT_BACKTRACE"] = "enable=yes,swift-backtrace=\(planted)/evil"
    return all
  }

  /// Creates folders and files where those variables lead, so that there is something to find.
  private func plant() throws -> String {
    let planted = try home.makeFolder("planted")
    for name in [
      "HOME/.terminfo/x", "TERMINFO/x", "HOME/.config/paneltodo", "XDG_CONFIG_HOME/paneltodo",
    ] {
      _ = try home.makeFolder("planted/" + name)
    }
    for name in ["evil", "EDITOR", "SHELL", "PAGER"] {
      try home.writeProgram("#!/bin/sh\ntouch \(planted)/pwned\n", to: "planted/\(name)")
    }
    try home.write("{ theme: \"dusk\" }", to: "planted/XDG_CONFIG_HOME/paneltodo/config.json5")
    return planted
  }

  @Test(.disabled(if: Sanitizer.isOn, "what looks for leaks is not traced"))
  func `reads nothing that the environment names, and runs nothing`() async throws {
    let planted = try plant()
    let before = try contents(below: planted)
    let log = home.path("trace")
    let app = Command.paneltodo(["--restricted", "--demo"], home: home).program
    var command = Command(
      "/usr/bin/strace",
      [
        "-f", "-qq", "-o", log, "-e", "trace=%file,execve,execveat,socket", app, "--restricted",
        "--demo",
      ],
      home: home, environment: ["TERM": "xterm-256color"])
    command.environment.merge(hostile(planted)) { $1 }
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    try terminal.start(command)
    // The size, colours and characters are those of the terminal.
    try await terminal.expect("Groceries")
    for keys in ["gh", "\r", "E", "y", "i", "o", "\u{1A}"] { try terminal.write(keys) }
    try terminal.write("\u{3}")
    #expect(try await terminal.expectExit() == .exitCode(0))

    let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(calls.count { $0.contains("execve") } == 1)
    #expect(!calls.contains { $0.contains("socket(") && !$0.contains("= -1 EPERM") })
    // Swift's runtime has looked for its crash reporter before any code of ours ran.
    let opened = calls.drop { !$0.contains("execve") }.filter {
      $0.contains(planted) && !$0.contains("execve") && !$0.contains("/evil\"")
    }
    #expect(opened.isEmpty, "\(opened)")
    #expect(try contents(below: planted) == before)
    #expect(!terminal.text.contains("\u{1B}]52"))
    let count = hostile(planted).count
    Thorough.report("D2", "\(count) hostile variables, 0 planted paths opened or run")
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS])
  func `runs no crash reporter, and leaves no core file behind`(signal: Int32) async throws {
    let planted = try plant()
    var command = Command.paneltodo(["--restricted", "--demo"], home: home)
    command.environment.merge(hostile(planted)) { $1 }
    // Whatever the shell before it has allowed.
    command = Command(
      "/bin/sh",
      [
        "-c", "cd \(planted); ulimit -c unlimited; exec \"$0\" --restricted --demo",
        command.program,
      ],
      home: home, environment: command.environment)
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    try terminal.start(command)
    try await terminal.expect("Groceries")
    let before = try contents(below: planted).keys

    try terminal.send(signal: signal)

    #expect(try await terminal.expectExit() == .signal(signal))
    #expect(try contents(below: planted).keys == before)
    try await terminal.expectModesOfBefore()
  }

  /// Checks what other users of the machine can find out, and which rights the process has dropped.
  @Test func `drops the privileges that it does not need`() async throws {
    let secret = "Xyzzy-4711"
    let users = home.path("users")
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    try terminal.start(
      .paneltodo(["--restricted", "--users-folder", users, "--user", "ann"], home: home))
    try await terminal.expect("No lists yet")
    try await terminal.press("a", expecting: "New list")
    try await terminal.press("\(secret)\r", expecting: secret)
    let id = terminal.process

    #expect(LiveProcess.status(of: id, "NoNewPrivs") == "1")
    #expect(LiveProcess.status(of: id, "Seccomp") == "2")
    let limits = try String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)
    #expect(limits.contains(#/Max core file size +0 +0 /#))
    // The system makes root the owner of files that no other user may read.
    let attributes = try FileManager.default.attributesOfItem(atPath: "/proc/\(id)/maps")
    #expect(attributes[.ownerAccountID] as? Int == 0)
    for process in LiveProcess.all {
      #expect(!process.arguments.contains { $0.contains(secret) })
    }
    let environment = (try? Data(contentsOf: URL(filePath: "/proc/\(id)/environ"))) ?? Data()
    #expect(!String(decoding: environment, as: UTF8.self).contains(secret))
    for (name, mode) in try permissions(below: users) {
      #expect(mode == (name.contains(".db") ? 0o600 : 0o700), "\(name)")
    }
    try terminal.write("q")
    try await terminal.expectExit()
    Thorough.report("D7", "no secret in arguments, environment or core: none is written")
  }

  @Test(arguments: [
    ["--restricted"], ["--restricted", "--database", "x.db"], ["--restricted", "import", "x"],
    ["--restricted", "--demo", "--record", "x"], ["--restricted", "doctor"],
    ["--restricted", "config", "--init"], ["--restricted", "--user", "../bob"],
  ])
  func `refuses invalid options in one line, and creates nothing`(arguments: [String]) throws {
    let result = try Command.paneltodo(arguments, home: home).run()

    #expect(result.status == .exitCode(2) && result.output.isEmpty)
    let line = /paneltodo: [^\n]*Try: paneltodo( [a-z]+)? --help\n/
    #expect(result.error.wholeMatch(of: line) != nil)
    #expect(try permissions(below: home.path) == [:])
  }

  /// Things that may be in the place of a user's database.
  enum Place: String, CaseIterable {
    case link, linkToDevice, pipe, folder, openFolder, openFile, hardLink, openMask
  }

  private static let places = Tally("D4", of: Place.allCases.count, "places refused, or private")

  @Test(arguments: Place.allCases)
  func `opens no file that is not its own`(place: Place) async throws {
    let ann = try home.makeFolder("users/ann", permissions: 0o700)
    chmod(home.path("users"), 0o700)
    let file = "\(ann)/todos.db"
    let victim = try home.write("precious", to: "victim")
    chmod(victim, 0o600)
    var isRefused = true
    switch place {
    case .link:
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: victim)
    case .linkToDevice:
      try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/full")
    case .pipe: #expect(mkfifo(file, 0o600) == 0)
    case .folder:
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
    case .openFolder: chmod(ann, 0o777)
    case .openFile:
      try home.write("", to: "users/ann/todos.db")
      chmod(file, 0o666)
    case .hardLink: #expect(Foundation.link(victim, file) == 0)
    case .openMask: isRefused = false
    }
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    let app = Command.paneltodo(home: home).program
    let words = "--restricted --users-folder \(home.path("users")) --user ann"
    try terminal.start(Command("/bin/sh", ["-c", "umask 0; exec \(app) \(words)"], home: home))

    if isRefused {
      #expect(try await terminal.expectExit() == .exitCode(1))
      #expect(terminal.text.contains("paneltodo: ") && !terminal.output.contains(0x1B))
    } else {
      try await terminal.expect("No lists yet")
      for name in ["todos.db", "todos.db-wal"] {
        #expect(try permissions(below: ann)[name] == 0o600)
      }
      try terminal.write("q")
      try await terminal.expectExit()
    }
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    await Self.places.count()
  }
}
