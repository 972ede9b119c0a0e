import Testing

@testable import TodoCommands

@Suite("A server for lists") struct SyncServerTests {
  @Test(arguments: [
    ("https://dav.example.org/", "dav.example.org"),
    ("http://127.0.0.1:5232/ann/", "127.0.0.1:5232"), ("HTTPS://Example.org?x", "Example.org"),
    ("dav.example.org", nil), ("ftp://example.org/", nil), ("https:///ann", nil),
    ("https://ann:secret@example.org/", nil), ("https://example.org/a b", nil),
    ("https://example.org/\n[pair x]", nil),
  ])
  func `has an address of the web, without a password in it`(address: String, host: String?) {
    #expect(SyncServer.host(of: address) == host)
  }

  @Test func `is read from the configuration that was written`() {
    let server = SyncServer(
      address: "https://dav.example.org/", user: "an\"n = ö", folder: "/home/ann/my lists")
    let text = server.configuration(
      passwordCommand: "pass show \"dav\" # = [x]", certificate: "/etc/ssl/own server.pem",
      status: "/state/1", database: "/data/todos.db")

    #expect(SyncServer(readingConfiguration: text) == server)
    #expect(
      text.contains(
        "\nconflict_resolution = [\"command\",\"paneltodo\",\"sync\",\"--merge\",\"--database\""
          + ",\"/data/todos.db\"]\n"))
    #expect(
      text.contains(
        "\npassword.fetch = [\"shell\",\"exec </dev/null; pass show \\\"dav\\\" # = [x]\"]\n"))
    #expect(text.hasSuffix("\nverify = \"/etc/ssl/own server.pem\"\n"))
    #expect(text.contains("\nstatus_path = \"/state/1\"\n"))
    #expect(SyncServer(readingConfiguration: "[storage a]\nurl = \"https://a/\"") == nil)
  }

  @Test(arguments: [
    ("https://dav.example.org/", false), ("http://localhost:5232/", false),
    ("http://127.0.0.1/", false), ("http://dav.example.org/", true),
  ])
  func `is unprotected without encryption, unless it is this machine`(
    address: String, isUnprotected: Bool
  ) {
    let server = SyncServer(address: address, user: "ann", folder: "/dav")
    #expect(server.isUnprotected == isUnprotected)
  }
}
