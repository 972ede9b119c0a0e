import Foundation
import TermPanelsNcurses
import TestSupport
import Testing

@Suite("The program of a hook", .floor(.full), .terminals) struct HookTests {
  private let home: TemporaryFolder
  private let circumstances: [String: String]

  init() throws {
    home = try TemporaryFolder()
    // Notifications are written to a file.
    _ = try home.makeFolder("bin")
    try home.writeProgram(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >>\"$HOME/notified\"\n", to: "bin/notify-send")
    let path = Command("sh", home: home).environment["PATH"] ?? ""
    circumstances = ["PANELTODO_DATABASE": "", "PATH": "\(home.path("bin")):\(path)"]
  }

  /// The programs of the page.
  private static var examples: [String] {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let page = try String(contentsOf: root.appending(path: "docs/hooks.md"), encoding: .utf8)
      return page.components(separatedBy: "```").filter { $0.hasPrefix("sh\n") }.map {
        String($0.dropFirst("sh\n".count))
      }
    }
  }

  /// Names a program in the settings.
  private func set(_ script: String, as name: String) throws {
    let path = try home.writeProgram(script, to: name)
    _ = try home.makeFolder(".config/paneltodo")
    try home.write("{ hook: [\"\(path)\"] }", to: ".config/paneltodo/config.json5")
  }

  @discardableResult
  private func run(_ words: String...) throws -> CommandResult {
    try Command.paneltodo(words, home: home, environment: circumstances).run()
  }

  private func content(_ name: String) -> String {
    (try? String(contentsOfFile: home.path(name), encoding: .utf8)) ?? ""
  }

  private var log: String { content(".local/state/paneltodo/hook.log") }

  @Test func `does what the examples of the page say`() async throws {
    let examples = try Self.examples
    #expect(examples.count == 2)
    try set(examples[0], as: "done.sh")
    let id = String(try run("add", "-q", "Milk").output.dropLast())
    #expect(try run("done", id).status == .exitCode(0))
    #expect(try await eventually { content("done.txt").hasSuffix("\tMilk\n") }, "\(log)")

    try set(examples[1], as: "notify.sh")
    try run("add", "Bread")
    #expect(try await eventually { content("notified") == "New items\nBread\n" })
    #expect(content("done.txt").split(separator: "\n").count == 1)
  }

  @Test func `is given the changes of a screen, also those before its end`() async throws {
    try set("#!/bin/sh\ncat >>\"$HOME/lines\"\n", as: "lines.sh")
    let session = try TmuxSession(home: home, environment: circumstances)
    try await session.expect("No lists yet")
    try await session.addList("Errands")
    #expect(try await eventually { content("lines").contains(#""name":"Errands""#) })
    try await session.addList("Home")
    try await session.quit()

    #expect(try await eventually { content("lines").contains(#""name":"Home""#) })
    #expect(content("lines").split(separator: "\n").count == 2)
  }

  @Test func `is not run for the changes that it makes itself`() async throws {
    try set("#!/bin/sh\npaneltodo add Its own\necho run >>\"$HOME/runs\"\n", as: "own.sh")
    try run("add", "Milk")

    #expect(
      try await eventually { try run("hook").output == "No changes wait for the program.\n" })
    #expect(content("runs") == "run\n")
    #expect(try run("count").output == "2\n")
  }

  @Test func `leaves its failure in the log, and on an open screen`() async throws {
    try set("#!/bin/sh\necho no network\nexit 3\n", as: "fails.sh")
    let session = try TmuxSession(home: home, environment: circumstances)
    try await session.expect("No lists yet")
    try await session.addList("Errands")

    try await session.expect("The hook failed. It ended with status 3.")
    #expect(log.contains("status 3.\n  no network\n"))
    try await session.quit()
  }

  @Test func `does not exist for guests, who have no settings`() async throws {
    try set("#!/bin/sh\necho run >>\"$HOME/runs\"\n", as: "runs.sh")
    let session = try TmuxSession(
      "--restricted", "--user", "ann", "--users-folder", home.path("users"), home: home,
      environment: circumstances)
    try await session.expect("No lists yet")
    try await session.addList("Errands")
    try await session.quit()

    #expect(!home.contains(".local/state/paneltodo") && !home.contains("runs"))
  }

  @Test func `is ended with all that it has started when its time is over`() async throws {
    let script = "sleep 1000 & echo $! >\"$0\"; wait"
    // On a busy machine its time may be over before it has started anything.
    for seconds in 1...Patience.tries where content("process").isEmpty {
      let ending = try BackgroundProgram.run(
        ["sh", "-c", script, home.path("process")], reading: "/dev/null", forAtMost: seconds,
        keeping: 9)
      #expect(ending.wasStopped && ending.status >= 128)
    }

    let process = try #require(Int32(content("process").dropLast()))
    #expect(try await eventually { kill(process, 0) == -1 || isZombie(process) })
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `is asked to end when a signal ends the run of it`(signal: Int32) async throws {
    try set(
      """
      #!/bin/sh
      trap 'echo >"$HOME/ended"; exit' TERM
      echo "$PPID" >"$HOME/run"
      sleep 1000 & wait
      """, as: "waits.sh")
    try run("add", "Milk")
    #expect(try await eventually { content("run").hasSuffix("\n") })

    let process = try #require(Int32(content("run").dropLast()))
    #expect(kill(process, signal) == 0)
    #expect(try await eventually { home.contains("ended") && kill(process, 0) == -1 })
  }

  private func isZombie(_ process: Int32) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.contains(") Z") ?? true
  }

  @Test func `reads a file, and its output is kept to a limit`() throws {
    let path = try home.write("one\ntwo\n", to: "input")
    let whole = try BackgroundProgram.run(
      ["sh", "-c", "cat; echo three >&2; exit 4"], reading: path, forAtMost: 60, keeping: 99)
    #expect(whole.status == 4 && !whole.wasStopped)
    #expect(String(decoding: whole.output, as: UTF8.self) == "one\ntwo\nthree\n")

    let long = try BackgroundProgram.run(
      ["sh", "-c", "yes | head -c 1000000"], reading: path, forAtMost: 60, keeping: 5)
    #expect(long.status == 0 && String(decoding: long.output, as: UTF8.self) == "y\ny\ny")
  }

  @Test func `may write to no more memory than it is given`() throws {
    func run(megabytes: Int) throws -> Int {
      let script = "import sys; b = bytearray(\(megabytes) << 20)"
      let ending = try BackgroundProgram.run(
        ["/usr/bin/python3", "-c", script], reading: "/dev/null", forAtMost: 60, keeping: 0,
        memory: 256 << 20)
      return ending.status
    }
    #expect(try run(megabytes: 16) == 0 && run(megabytes: 300) == 1)
  }

  /// The program waits for what is done when it is silent.
  @Test func `that is silent is noticed`() throws {
    let pipe = home.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    var times = 0
    let ending = try BackgroundProgram.run(
      ["cat", pipe], reading: "/dev/null", forAtMost: 60, keeping: 9,
      onSilence: (
        seconds: 0,
        act: {
          times += 1
          let writer = open(pipe, O_WRONLY)
          _ = "word".withCString { write(writer, $0, 4) }
          close(writer)
        }
      ))
    #expect(times == 1 && ending.status == 0)
    #expect(String(decoding: ending.output, as: UTF8.self) == "word")
  }
}
