import Foundation
import TestSupport
import Testing

@Suite("The demo over SSH", .floor(.full), .terminals) struct SSHTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  @Test func `gives everybody a sandbox with the tour, and leaves nothing behind`() async throws {
    let demo = try await SSHDemo(home: home)
    let one = try demo.session()
    let other = try demo.session()
    for session in [one, other] { try await session.expect("1 of 7", "Groceries") }
    try await one.press("Escape", expecting: "e edit", "Groceries")
    try one.send("d")
    try await one.expectNo("Groceries")
    try await other.expect("Groceries")
    try await demo.expectGuests(2)

    try demo.terminal.write("\u{3}")

    // Each client gets its terminal back, and nothing is left of the server.
    for session in [one, other] { #expect(try await session.expectExit() == .exitCode(143)) }
    #expect(try await demo.terminal.expectExit() == .exitCode(130))
    #expect(!FileManager.default.fileExists(atPath: demo.folder))
    #expect(demo.processes.map(\.arguments) == [])
  }

  /// Uses an account that only the demo's processes see, and pseudo terminals that belong to the
  /// system's group for them.
  @Test(.enabled(if: geteuid() == 0, "it makes an account, in a namespace"))
  func `works from an ordinary account, too`() async throws {
    let accounts = try String(contentsOfFile: "/etc/passwd", encoding: .utf8)
    let file = try home.write(accounts + "ann:x:12345:12345::/:/bin/sh\n", to: "passwd")
    chmod(file, 0o644)
    let launcher = """
      mount --bind \(file) /etc/passwd
      mount -t devpts -o newinstance,gid=$(getent group tty | cut -d: -f3),mode=620,ptmxmode=666 \
        devpts /dev/pts
      mount --bind /dev/pts/ptmx /dev/ptmx
      exec setpriv --reuid=12345 --regid=12345 --clear-groups --inh-caps=-all --bounding-set=-all "$@"
      """
    let demo = try await SSHDemo(
      "--shared", home: home,
      launcher: ["unshare", "--mount", "sh", "-euc", launcher, "sh"])
    let session = try demo.session()
    try await session.expectCurrent("👋 Everybody's list")
    let guest = try #require(demo.guests.first)
    #expect(LiveProcess.status(of: guest, "Uid")?.hasPrefix("12345") == true)

    try demo.terminal.write("\u{3}")

    #expect(try await session.expectExit() == .exitCode(143))
    #expect(try await demo.terminal.expectExit() == .exitCode(130))
    #expect(!FileManager.default.fileExists(atPath: demo.folder))
    #expect(demo.processes.map(\.arguments) == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `ends with its connections on request`(signal: Int32) async throws {
    let demo = try await SSHDemo("--shared", home: home)
    let session = try demo.session()
    try await session.expect("Everybody's list")

    try demo.terminal.send(signal: signal)

    #expect(try await demo.terminal.expectExit() == .exitCode(128 + signal))
    #expect(!FileManager.default.fileExists(atPath: demo.folder))
    #expect(try await eventually { demo.processes.isEmpty })
  }

  /// Both have a `/run` of their own, in which no server of the system has made a folder.
  @Test(.enabled(if: geteuid() == 0, "it mounts a folder, in a namespace"))
  func `goes on when another one ends`() async throws {
    let launcher = "mount -t tmpfs none /run && exec \"$@\""
    let first = try await SSHDemo(
      home: home, launcher: ["unshare", "--mount", "sh", "-euc", launcher, "sh"])
    let other = try await SSHDemo(
      home: home, launcher: ["nsenter", "--mount=/proc/\(first.terminal.process)/ns/mnt"])

    try first.terminal.send(signal: SIGTERM)
    #expect(try await first.terminal.expectExit() == .exitCode(128 + SIGTERM))

    let session = try other.session()
    try await session.expect("1 of 7")
  }

  @Test func `shows everybody the same list, live`() async throws {
    let demo = try await SSHDemo("--shared", home: home)
    let one = try demo.session()
    let other = try demo.session()
    for session in [one, other] {
      try await session.expectCurrent("👋 Everybody's list")
      try await session.press("Enter", expecting: "○ Complete this with Space")
    }

    try await one.addItem("Apples")
    try await other.expect("○ Apples")
    try await other.addItem("Bananas")
    try await one.expect("○ Bananas")

    try await one.quit()
    try await demo.expectGuests(1)
    try await other.quit()
    try await demo.expectGuests(0)
    // The permissions for other users of this machine.
    for (name, mode) in try permissions(below: demo.users) {
      #expect(mode == (name.contains(".db") ? 0o600 : 0o700))
    }
  }

  /// Without a shell, nothing could continue it.
  @Test(arguments: [" --restricted", ""])
  func `does not freeze when Ctrl-Z is pressed`(restriction: String) async throws {
    let demo = try await SSHDemo(home: home)
    try demo.edit("session") { $0.replacing(" --restricted", with: restriction) }
    let session = try demo.session()
    try await session.expect("1 of 7")
    let settings = try session.lineSettings
    var slowest = Duration.zero

    let rounds = Thorough.count(2, thorough: 20)
    for round in 0..<rounds {
      try session.send("C-z")
      let pressed = ContinuousClock.now
      let (key, place) = round.isMultiple(of: 2) ? ("Space", "2 of 7") : ("Left", "1 of 7")
      try await session.press(key, expecting: place)
      slowest = max(slowest, ContinuousClock.now - pressed)
    }

    #expect(try session.lineSettings == settings && session.modes.alternateScreen)
    try await session.quit()
    if !restriction.isEmpty {
      Thorough.report(
        "A5", "\(rounds) of \(rounds) keys answered after ^Z, slowest \(slowest.seconds) s")
    }
  }

  @Test func `ends a program whose client was killed`() async throws {
    let demo = try await SSHDemo("--shared", home: home)
    let rounds = Thorough.count(2, thorough: 50)
    var slowest = Duration.zero

    for round in 1...rounds {
      let session = try demo.session(columns: 80, rows: 24)
      try await session.expectCurrent("👋 Everybody's list")
      try await session.press("Enter", expecting: "Lists › 👋")
      try await session.addItem("Kept \(round)")
      try await demo.expectGuests(1)
      let client = try session.process

      #expect(kill(client, SIGKILL) == 0)

      let killed = ContinuousClock.now
      let isGone = try await eventually { demo.guests.isEmpty }
      try #require(isGone, "round \(round)")
      slowest = max(slowest, ContinuousClock.now - killed)
    }

    // Nothing that was accepted is lost.
    let session = try demo.session(columns: 80, rows: 24)
    try await session.expect("\(3 + rounds) open")
    try await session.quit()
    Thorough.report(
      "A6", "\(rounds) of \(rounds) gone, slowest \(slowest.seconds) s, nothing lost")
  }

  @Test func `notifies an idle guest and ends their connection`() async throws {
    let demo = try await SSHDemo(home: home)
    try demo.edit("session") { $0.replacing("--idle-exit 30", with: "--idle-exit 0.05") }
    let terminal = try PseudoTerminal(columns: 90, rows: 30)
    try terminal.start(demo.client())

    try await terminal.expect("Still there? Exiting in 2 seconds.")
    #expect(try await terminal.expectExit() == .exitCode(0))
    try await terminal.expectModesOfBefore()
    #expect(terminal.text.contains("The program ended after 3 seconds without input."))
    try await demo.expectGuests(0)
  }

  @Test func `ends the connection of a client that is stopped`() async throws {
    let demo = try await SSHDemo(home: home)
    try demo.edit("session") { $0.replacing("--idle-exit 30", with: "--idle-exit 0.05") }
    let terminal = try PseudoTerminal(columns: 90, rows: 30)
    try terminal.start(demo.client())
    try await terminal.expect("1 of 7")

    try terminal.send(signal: SIGSTOP)

    try await demo.expectGuests(0)
    try terminal.send(signal: SIGKILL)
  }
}
