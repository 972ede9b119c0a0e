import Testing

@testable import TodoCommands

@Suite("A configuration of vdirsyncer") struct SyncConfigurationTests {
  private static let server = SyncServer(
    address: "https://dav.example.org/", user: "an\"n = ö", folder: "/home/ann/my lists")

  private func configuration(certificate: String? = nil) -> SyncConfiguration {
    SyncConfiguration(
      for: Self.server, passwordCommand: "pass show \"dav\" # = [x]", certificate: certificate,
      status: "/state/1", database: "/data/todos.db")
  }

  @Test func `has the server and everything that vdirsyncer needs`() {
    let configuration = configuration(certificate: "/etc/ssl/own server.pem")
    let text = configuration.text

    #expect(configuration.server == Self.server && configuration.statusFolder == "/state/1")
    #expect(configuration.hasNames && configuration.chosenLists == nil)
    #expect(
      text.contains(
        "\nconflict_resolution = [\"command\",\"paneltodo\",\"sync\",\"--merge\",\"--database\""
          + ",\"/data/todos.db\"]\n"))
    #expect(
      text.contains(
        "\npassword.fetch = [\"shell\",\"exec </dev/null; pass show \\\"dav\\\" # = [x]\"]\n"))
    #expect(text.contains("\nverify = \"/etc/ssl/own server.pem\"\n"))
    #expect(SyncConfiguration("[storage a]\nurl = \"https://a/\"").server == nil)
  }

  @Test func `names lists, and keeps every other line`() {
    var configuration = configuration()
    let before = configuration.text
    configuration.name(["home", "a\"b\\"])

    let lists = #"collections = [["home","home","home"],["a\"b\\","a\"b\\","a\"b\\"]]"#
    #expect(configuration.text == before.replacing("collections = []", with: lists))
    configuration.name([])
    #expect(configuration.text == before)
  }

  /// The form of an earlier version, which a person has changed since.
  @Test func `of an earlier version gets the new form, with the changes of the person`() {
    var configuration = SyncConfiguration(
      """
      [general]
      status_path = "/own"
      ; collections = ["from a"]
      [pair items]
      a = "local"
      collections = [
        "from a",
        "from b"
        ]
      conflict_resolution = "a wins"
      [pair names]
      collections: ["from a", "from b"]
      [storage server]
      read_only = true
      """)
    #expect(!configuration.hasNames && configuration.chosenLists == nil)
    #expect(configuration.statusFolder == "/own")
    configuration.addListing()
    #expect(!configuration.hasNames)
    configuration.name(["home"])

    #expect(configuration.hasNames)
    #expect(
      configuration.text == """
        [general]
        status_path = "/own"
        ; collections = ["from a"]
        [pair items]
        a = "local"
        collections = [["home","home","home"]]
        conflict_resolution = "a wins"
        [pair names]
        collections = [["home","home","home"]]
        [storage server]
        read_only = true

        [pair listing]
        a = "server"
        b = "server"
        collections = ["from a"]

        """)
  }

  @Test func `keeps the lists to which a person has restricted it`() {
    var configuration = SyncConfiguration(
      "[pair items]\ncollections = [\"home\", \"work\"]\n[pair names]\ncollections = [\"home\"]\n")
    configuration.addListing()
    #expect(configuration.chosenLists == ["home", "work"] && configuration.hasNames)
    configuration.name(["work"])
    #expect(configuration.chosenLists == ["work"])
  }
}
