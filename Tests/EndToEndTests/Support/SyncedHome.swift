import Foundation
import TestSupport
import Testing

/// The home of a person on a machine, with lists that are synchronised with a server. The programs
/// that belong to the machine are scripts there.
struct SyncedHome {
  /// The address on the page.
  private static let address = "https://cloud.example.org/remote.php/dav/"

  let home: TemporaryFolder
  let environment: [String: String]

  /// Makes a home whose keyring has a password.
  init(password: String = CalendarServer.password) throws {
    home = try TemporaryFolder()
    _ = try home.makeFolder("bin")
    try home.write(password + "\n", to: "password")
    for (name, script) in [
      "secret-tool": "if [ \"$1\" = lookup ]; then cat \"$HOME/password\"; fi",
      "sudo": "echo \"$@\" >>\"$HOME/installed\"",
      "systemctl": "echo \"$@\" >>\"$HOME/enabled\"",
    ] {
      try home.writeProgram("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
    }
    let path = Command("sh", home: home).environment["PATH"] ?? ""
    environment = ["PANELTODO_DATABASE": "", "PATH": "\(home.path("bin")):\(path)"]
  }

  /// Runs the app with a command.
  @discardableResult
  func run(_ words: String..., status: Int32 = 0) throws -> CommandResult {
    let result = try Command.paneltodo(words, home: home, environment: environment).run()
    #expect(result.status == .exitCode(status), "\(words): \(result.output)\(result.error)")
    return result
  }

  /// Runs another program, and returns its output.
  func run(program: String, _ words: String...) throws -> String {
    try run(program: program, words)
  }

  /// Runs another program, and returns its output.
  @discardableResult
  func run(program: String, _ words: [String]) throws -> String {
    let result = try Command(program, words, home: home, environment: environment).run()
    #expect(result.status == .exitCode(0), "\(words): \(result.output)\(result.error)")
    return result.output
  }

  /// The folder that is synchronised with a server.
  func folder(of server: CalendarServer) -> String {
    home.path(".local/share/paneltodo/sync/\(CalendarServer.user)@\(server.host)")
  }

  /// Has todoman use the files that are synchronised with a server.
  func setUpTodoman(for server: CalendarServer) throws {
    _ = try home.makeFolder(".config/todoman")
    try home.write(
      """
      path = "\(folder(of: server))/*"
      date_format = "%Y-%m-%d"
      time_format = "%H:%M"
      cache_path = "\(home.path("cache.sqlite"))"
      """, to: ".config/todoman/config.py")
  }

  /// The scripts of docs/sync.md.
  private static var page: [String] {
    get throws {
      let page = try String(contentsOfFile: SourcePlace.root + "/docs/sync.md", encoding: .utf8)
      return page.components(separatedBy: "```").filter { $0.hasPrefix("sh\n") }.map {
        String($0.dropFirst("sh\n".count))
      }
    }
  }

  /// Does what the page says, with a server in place of the one on the page.
  func followPage(with server: CalendarServer) throws {
    let scripts = try Self.page
    #expect(scripts.count == 4 && scripts.count { $0.contains(Self.address) } == 1)
    for script in scripts {
      _ = try run(
        program: "sh", "-euc", script.replacing(Self.address, with: server.address))
    }
    #expect(try content("installed") == "apt install vdirsyncer libsecret-tools\n")
    #expect(try content("enabled") == "--user enable --now paneltodo-sync.timer\n")
  }

  private func content(_ name: String) throws -> String {
    try String(contentsOfFile: home.path(name), encoding: .utf8)
  }

  /// The items, with their dates: all, and the open ones.
  var items: [[String]] {
    get throws {
      let open = try run("list", "--plain").output
      let all = try run("list", "--all", "--plain").output
      return [all, open].map { $0.split(separator: "\n").map(String.init).sorted() }
    }
  }

  /// The names of the open items.
  var openNames: [String] {
    get throws { try items[1].map { String($0.split(separator: "\t").last ?? "") }.sorted() }
  }

  /// The id of the open item with a name.
  func id(of name: String) throws -> String {
    String(try run("list", "-q", name).output.dropLast())
  }
}
