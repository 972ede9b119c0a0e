import Foundation
import TestSupport
import Testing

/// The home folder of a process without `HOME`, as services and cron have it.
@Suite(
  "Without HOME", .floor(.full),
  .enabled(if: geteuid() == 0, "it needs an account of its own"),
  .disabled(if: Sanitizer.isOn, "it does not know these accounts"))
struct HomeFolderTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
    chmod(home.path, 0o755)
    // A copy of this process would be busy while another test starts a program.
    _ = try Command("cp", ["\(Command.builtProducts)/paneltodo", home.path], home: home).run()
    _ = try home.makeFolder("ann")
    chown(home.path("ann"), 12345, 12345)
    let accounts = try String(contentsOfFile: "/etc/passwd", encoding: .utf8)
    try home.write(accounts + "ann:x:12345:12345::\(home.path("ann")):/bin/sh\n", to: "passwd")
  }

  /// Runs the program as an account that only a namespace has.
  private func run(_ words: String, as account: Int) throws -> CommandResult {
    try Command(
      "unshare",
      [
        "--mount", "--propagation", "private", "sh", "-c",
        """
        mount --bind \(home.path("passwd")) /etc/passwd
        exec setpriv --reuid=\(account) --regid=\(account) --clear-groups \
          env -i LC_ALL=C.UTF-8 \(home.path("paneltodo")) \(words)
        """,
      ], home: home
    ).run()
  }

  @Test func `lists, settings and state are in the home folder of the account`() throws {
    #expect(try run("add Milk", as: 12345).status == .exitCode(0))
    #expect(try run("list", as: 12345).output.contains("Milk"))
    #expect(
      FileManager.default.fileExists(atPath: home.path("ann/.local/share/paneltodo/todos.db")))
    #expect(
      try run("config --path", as: 12345).output
        == home.path("ann/.config/paneltodo/config.json5\n"))
  }

  @Test(arguments: ["add Milk", "list", "config --init", "doctor", "sync", "--demo"])
  func `an account without a home is refused in a sentence`(words: String) throws {
    let result = try run(words, as: 54321)
    #expect(result.status == .exitCode(1))
    #expect(
      result.error == """
        paneltodo: Your home folder is unknown: HOME is not set, and the system has none for this \
        account. Set HOME.

        """)
  }

  @Test func `help and version need none`() throws {
    #expect(try run("--version", as: 54321).status == .exitCode(0))
    #expect(try run("--help", as: 54321).output.hasPrefix("Usage: paneltodo"))
  }
}
