import Foundation
import TestSupport
import Testing

/// A guest who has connected over SSH and tries to escape from the app.
@Suite("A guest over SSH", .floor(.full), .terminals) struct EscapeTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// The app's message to a client without a terminal.
  private static let noTerminal =
    "paneltodo: Standard input and output must be a terminal, not a file or a pipe.\n"

  // MARK: - Requests of a client

  /// The client's arguments and its standard input.
  private static let commands: [(words: [String], input: String)] = [
    (["demo", "touch MARK"], ""),
    (["demo", "sh", "-i"], "touch MARK\nid\n"),
    (["-T", "demo"], "touch MARK\n"),
    (["demo", "--", "--restricted --user root --database MARK"], ""),
    (["demo", "; touch MARK; $(touch MARK) `touch MARK`"], ""),
    (["demo", "\ntouch MARK\n"], ""),
    (["demo", "--", "-c", "touch MARK"], ""),
  ]

  @Test func `gets the app and nothing else, for any request of the client`() async throws {
    let demo = try await SSHDemo(home: home)
    var attempts = 0
    func tried(_ what: String, _ holds: Bool) {
      attempts += 1
      #expect(holds, "\(what)")
      #expect(!FileManager.default.fileExists(atPath: mark), "\(what)")
    }
    // Any guest could write there.
    let mark = "\(demo.users)/mark"
    let config = ["-F", "\(demo.folder)/ssh_config"]
    func run(_ words: [String], by program: String = "ssh", input: String = "") throws
      -> CommandResult
    {
      try Command(program, config + words, home: home, environment: ["DISPLAY": ":0"])
        .run(input: input)
    }

    for (words, input) in Self.commands {
      let words = ["-o", "RequestTTY=no"] + words.map { $0.replacing("MARK", with: mark) }
      let result = try run(words, input: input.replacing("MARK", with: mark))
      tried(
        "\(words): \(result)",
        result.status == .exitCode(2) && result.output.isEmpty && result.error == Self.noTerminal)
    }

    // Subsystems.
    let sftp = try run(
      ["-o", "RequestTTY=no", "-s", "demo", "sftp"], input: "\0\0\0\u{5}\u{1}\0\0\0\u{3}")
    tried("sftp", sftp.status != .exitCode(0) && sftp.output.isEmpty)
    let netconf = try run(["-o", "RequestTTY=no", "-s", "demo", "netconf"])
    tried("another subsystem", netconf.status != .exitCode(0) && netconf.output.isEmpty)
    let batch = try run(["-b", "-", "demo"], by: "sftp", input: "put /etc/hostname \(mark)\n")
    tried("sftp -b", batch.status != .exitCode(0))
    let copy = try run(["-O", "/etc/hostname", "demo:\(mark)"], by: "scp")
    tried("scp there", copy.status != .exitCode(0))
    let fetched = try run(["-s", "demo:/etc/hostname", home.path("back")], by: "scp")
    tried("scp back", fetched.status != .exitCode(0) && !home.contains("back"))

    // Forwarding. If it worked, the server's own port would send its greeting.
    let port = try demo.port
    let through = try run(["-o", "RequestTTY=no", "-W", "127.0.0.1:\(port)", "demo"])
    tried("-W", through.status != .exitCode(0) && !through.output.contains("SSH-2.0"))
    let remote = try run([
      "-o", "RequestTTY=no", "-o", "ExitOnForwardFailure=yes", "-R", "0:127.0.0.1:\(port)", "-N",
      "demo",
    ])
    tried("-R", remote.status == .exitCode(255) && remote.error.contains("forwarding failed"))
    for (flag, handshake) in [
      ("-L", ""), ("-D", "\\x04\\x01\\x\(hex(port))\\x7f\\x00\\x00\\x01\\x00"),
    ] {
      let opened = try await greeting(demo, flag: flag, to: port, handshake)
      tried(flag, !opened.contains("SSH-2.0"))
    }

    // A second session in the same connection.
    let control = home.path("control")
    let master = try TmuxSession(
      // A message of the client would hide a part of the screen.
      demo.client(["-q", "-M", "-S", control]), home: home, columns: 90, rows: 30)
    try await master.expect("1 of 7")
    let second = try run([
      "-o", "RequestTTY=no", "-S", control, "-o", "ProxyCommand=false", "demo", "touch \(mark)",
    ])
    tried("a second session", second.status == .exitCode(255) && second.output.isEmpty)
    try await master.expect("1 of 7")
    try await master.quit()

    #expect(attempts >= 15)
    #expect(try await eventually { demo.guests.isEmpty })
    Thorough.report("D1", "\(attempts) of \(attempts) attempts refused")
  }

  private func hex(_ port: String) -> String {
    let number = Int(port) ?? 0
    func byte(_ value: Int) -> String { String(value + 256, radix: 16).dropFirst().description }
    return byte(number / 256) + "\\x" + byte(number % 256)
  }

  /// The data from a forwarded connection to the server's own port.
  private func greeting(
    _ demo: SSHDemo, flag: String, to port: String, _ handshake: String
  ) async throws -> String {
    // The client listens on a port of its own, 20,000 above the server's.
    let local = "\((Int(port) ?? 0) + 20_000)"
    let target = flag == "-L" ? "\(local):127.0.0.1:\(port)" : local
    let client = try PseudoTerminal(columns: 90, rows: 30)
    try client.start(demo.client([flag, target]))
    try await client.expect("1 of 7")
    let reader = Command(
      "timeout",
      [
        "10", "bash", "-c",
        "exec 3<>/dev/tcp/127.0.0.1/\(local); printf '\(handshake)' >&3; cat <&3",
      ],
      home: home)
    let result = try reader.run()
    // The client itself accepted the connection, and closes it when the server refuses the channel.
    #expect(!result.error.contains("refused"), "\(result.error)")
    try await client.expect("open failed: administratively prohibited")
    try client.write("q")
    try await client.expectExit()
    return result.output
  }

  // MARK: - Data sent by a client

  @Test func `passes nothing to the app but the kind of terminal`() async throws {
    let demo = try await SSHDemo(home: home)
    // Shows the environment that the app would be started with.
    try demo.edit("session") {
      $0.replacing(
        "\(demo.folder)/paneltodo --restricted --idle-exit 30 \"$@\"", with: "/usr/bin/env")
    }
    let agent = try Command("ssh-agent", ["-s"], home: home).run().output
    let socket = try #require(agent.firstMatch(of: /SSH_AUTH_SOCK=([^;]+);/)).1
    let process = try #require(agent.firstMatch(of: /SSH_AGENT_PID=(\d+);/)).1
    defer { kill(Int32(process) ?? 0, SIGTERM) }
    let hostile = [
      "LC_ALL": "../../tmp", "LC_EVIL": "1", "LANG": "x", "EDITOR": "vi", "TERMINFO": "/tmp",
      "LD_PRELOAD": "/tmp/x.so", "SWIFT_BACKTRACE": "enable=yes,swift-backtrace=/tmp/x",
      "TMPDIR": "/tmp/x", "PANELTODO_DATABASE": "/tmp/x", "TZ": ":/tmp/x",
    ]
    let words =
      ["-A", "-X", "-o", "ForwardX11Trusted=yes", "-o", "SendEnv=*", "-o"]
      + ["SetEnv=" + hostile.map { "\($0)=\($1)" }.joined(separator: " ")]
    let terminal = try PseudoTerminal()
    try terminal.start(
      demo.client(
        words, environment: ["TERM": "vt220", "SSH_AUTH_SOCK": String(socket), "DISPLAY": ":0"]))
    #expect(try await terminal.expectExit() == .exitCode(0))

    // The sanitizer's options were added by this demo.
    let lines = terminal.text.split(whereSeparator: \.isNewline)
      .filter { $0.contains("=") && !$0.hasPrefix("ASAN_OPTIONS=") }
    #expect(Set(lines) == ["TERM=vt220", "LANG=C.UTF-8", "SWIFT_BACKTRACE=enable=no"])
  }

  @Test(arguments: [
    "../../../tmp/x", "/etc/passwd", "x;touch MARK", "$(touch MARK)", "`touch MARK`", "\" sh -i \"",
    "x\ntouch MARK\n", "%s%n", "\u{1B}]52;c;eA==\u{7}", String(repeating: "x", count: 5000), "",
  ])
  func `gets one line for an invalid terminal`(name: String) async throws {
    let demo = try await SSHDemo(home: home)
    let mark = "\(demo.users)/mark"
    let terminal = try PseudoTerminal()
    try terminal.start(
      demo.client(environment: ["TERM": name.replacing("MARK", with: mark)]))

    #expect(try await terminal.expectExit() == .exitCode(2))
    #expect(terminal.text.contains("paneltodo: TERM is not"))
    #expect(!terminal.output.contains(0x1B))
    #expect(!FileManager.default.fileExists(atPath: mark))
  }

  // MARK: - Keys

  @Test(.disabled(if: Sanitizer.isOn, "what looks for leaks is not traced"))
  func `stays in the app with any keys, and runs no other program`() async throws {
    let demo = try await SSHDemo("--shared", home: home)
    let log = "\(demo.users)/trace"
    // Traced from its start, the first program of the log is the app itself.
    try demo.edit("session") {
      $0.replacing(
        "\(demo.folder)/paneltodo",
        with:
          "strace -f -qq -o \(log) -e trace=execve,execveat,socket,connect,fork,vfork \(demo.folder)/paneltodo"
      )
    }
    let terminal = try PseudoTerminal(columns: 100, rows: 30)
    try terminal.start(demo.client())
    try await terminal.expect("Everybody's list")
    try await terminal.press("\r", expecting: "Complete this")
    // An item with a link, which its details offer to copy for users who are not guests.
    try await terminal.press("a", expecting: "New item")
    try await terminal.press("See https://example.org/x\r", expecting: "example.org/x")

    let escapes = [
      "E", "y", "o", "!", "!sh\r", "|sh\r", ":!sh\r", ":r /etc/passwd\r", "\u{1B}", "\u{1A}",
      "\u{1C}",
      "\u{0F}", "\u{1B}[24~", "\u{1B}[24~", "iEyo\u{1B}", ".E\u{1B}", "*yE*",
      "\u{10}editor\r\u{1B}", "\u{10}copy\r\u{1B}", "\u{10}shell\r\u{1B}", "?E\u{1B}",
      "/E\u{1B}\u{1B}",
      "\u{1B}[200~\u{1B}]52;c;cGF3bmVk\u{7}$(touch \(demo.users)/mark)\r!sh\r\u{1B}[201~",
      "a\u{1B}[200~\u{1B}]52;c;cGF3bmVk\u{7}\u{1B}[201~\u{1B}", "a`touch \(demo.users)/mark`\r",
      "\u{1B}]52;c;?\u{7}\u{1B}", "\r~Csh\r\u{1B}", "g?yEo\u{1A}\u{1B}\u{1B}",
    ]
    for keys in escapes {
      try terminal.write("gh\r" + keys)
      // Closes whatever is open with one Esc at a time: followed by more bytes it is another key.
      var looks = 0
      _ = try await eventually {
        looks += 1
        try terminal.write("\u{1B}")
        return terminal.isStalled || looks == 3
      }
    }
    try await terminal.press("gh\r", expecting: "Space")
    try await terminal.press("aStill here\r", expecting: "Still here")
    #expect(demo.guests.count == 1)
    try terminal.write("\u{3}")
    #expect(try await terminal.expectExit() == .exitCode(0))

    #expect(!terminal.text.contains("\u{1B}]52"))
    #expect(!FileManager.default.fileExists(atPath: "\(demo.users)/mark"))
    let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("(") && !$0.contains("SIG") && !$0.contains("= -1 EPERM") }
    #expect(
      calls.count == 1 && calls[0].contains("execve(\"\(demo.folder)/paneltodo\""), "\(calls)")
    Thorough.report("D3", "\(escapes.count) escapes typed, no execve after the start")
  }

  @Test func `gets only the linear mode on a dumb terminal`() async throws {
    let demo = try await SSHDemo("--shared", home: home)
    let terminal = try PseudoTerminal()
    try terminal.start(demo.client(environment: ["TERM": "dumb"]))
    try await terminal.expect("Everybody's list")

    try terminal.write("6\n")
    try await terminal.expect("Say hello")
    try terminal.write("\u{1A}")
    try await terminal.expect("^Z")
    for line in ["E", "y", "copy 1", "edit the item in your editor", "!sh", "help"] {
      try terminal.write(line + "\n")
    }
    try terminal.write("quit\n")

    #expect(try await terminal.expectExit() == .exitCode(0))
    #expect(!terminal.text.contains("No editor is set"))
    #expect(!terminal.output.contains(0x1B) && !terminal.text.contains("Copied"))
  }
}
