import Foundation
import TestSupport
import Testing

extension EscapeTests {
  @Test func `sees the data of the key's owner, for any request`() async throws {
    let demo = try await SSHDemo("--shared", home: home)
    let key = home.path("key")
    #expect(
      try Command("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key], home: home).run()
        .status == .exitCode(0))
    let other = try String(contentsOfFile: key + ".pub", encoding: .utf8)
    let line = try demo.read("authorized_keys")
    let own = line.split(separator: "\"").count == 3 ? line.split(separator: "\"")[1] : ""
    try demo.edit("authorized_keys") {
      $0.replacing("--user everyone", with: "--user ann")
        + "restrict,pty,command=\"\(own.replacing("--user everyone", with: "--user bob"))\" \(other)"
    }
    let ann = try demo.session()
    try await ann.expect("No lists yet")
    try await ann.addList("Of Ann's")
    try await ann.quit()

    // Bob asks for Ann's data.
    var reached: [Bool] = []
    for words in [["--", "--user", "ann"], ["../ann"]] {
      let bob = try TmuxSession(
        Command(
          "ssh",
          ["-F", "\(demo.folder)/ssh_config", "-i", key, "-o", "IdentityFile=\(key)", "demo"]
            + words, home: home),
        home: home)
      try await bob.expect(until: "it is the app") {
        $0.contains("lists yet") || $0.contains("Of ")
      }
      let isAnns = try bob.capture().contains("Ann")
      #expect(!isAnns, "\(words)")
      reached.append(isAnns)
      try await bob.quit()
    }
    for (name, mode) in try permissions(below: demo.users) {
      let isFolder = !name.contains(".db")
      #expect(mode == (isFolder ? 0o700 : 0o600), "\(name)")
    }

    // A name that leads elsewhere is refused before anything is created.
    for name in ["../bob", "-bob", "bob/../ann"] {
      try demo.edit("authorized_keys") { _ in
        line.replacing("--user everyone", with: "--user \(name)")
      }
      let terminal = try PseudoTerminal()
      try terminal.start(demo.client())
      try await terminal.expect("--user needs a name")
      let status = try await terminal.expectExit()
      #expect(status == .exitCode(2), "\(name)")
      reached.append(status != .exitCode(2))
    }
    let successes = reached.count { $0 }
    Thorough.report("D5", "\(successes) of \(reached.count) attempts reached another's data")
  }
}
