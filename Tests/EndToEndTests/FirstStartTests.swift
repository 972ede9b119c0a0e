import TestSupport
import Testing

@Suite("The first start", .floor(.full), .terminals) struct FirstStartTests {
  let home: TemporaryFolder
  let person: String

  init() throws {
    home = try TemporaryFolder()
    person = try home.makeFolder("person")
  }

  private func start(_ environment: [String: String] = [:]) throws -> TmuxSession {
    let own = ["HOME": person, "PANELTODO_DATABASE": ""].merging(environment) { $1 }
    // Without a mask, only files that are made private on purpose are private.
    let command = Command(
      "sh", ["-c", "umask 0; exec paneltodo"], home: home, environment: own)
    return try TmuxSession(command, home: home)
  }

  @Test func `in an empty home creates only a private folder and a private database`()
    async throws
  {
    let session = try start()
    try await session.expect("No lists yet", "Add a list", "Enter add a list", "q quit")

    let expected = [
      ".local": 0o700, ".local/share": 0o700, ".local/share/paneltodo": 0o700,
      ".local/share/paneltodo/todos.db": 0o600,
    ]
    // The log and its index belong to an open database.
    let whileOpen = ["-wal", "-shm"].map { (".local/share/paneltodo/todos.db\($0)", 0o600) }
    #expect(try permissions(below: person) == expected.merging(whileOpen) { $1 })

    try await session.addList("Errands")
    try await session.quit()

    #expect(try permissions(below: person) == expected)
  }

  @Test func `uses XDG_DATA_HOME and leaves all other folders alone`() async throws {
    let folders = ["XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"]
    var environment = ["XDG_DATA_HOME": home.path("data")]
    for name in folders { environment[name] = try home.makeFolder(name, permissions: 0o700) }

    let session = try start(environment)
    try await session.expect("No lists yet")
    try await session.quit()

    #expect(home.contains("data/paneltodo/todos.db"))
    for path in [person] + folders.map(home.path) {
      #expect(try permissions(below: path) == [:])
    }
  }

  @Test func `ignores an XDG_DATA_HOME that is not absolute`() async throws {
    let session = try start(["XDG_DATA_HOME": "data"])
    try await session.expect("No lists yet")
    try await session.quit()

    #expect(home.contains("person/.local/share/paneltodo/todos.db"))
  }

  @Test func `leads to the first item with Enter alone`() async throws {
    let session = try start()

    try await session.expect("No lists yet")
    try await session.press("Enter", expecting: "New list", "Enter add")
    try await session.fill("Errands")
    try await session.accept("New list")
    try await session.expectCurrent("   Errands")
    try await session.press("Enter", expecting: "Lists › Errands", "Nothing to do")
    try await session.press("Enter", expecting: "New item")
    try await session.fill("Post the letter")
    try await session.accept("New item")

    try await session.expectCurrent("○ Post the letter")
    try await session.expect("1 open")
  }
}
