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
