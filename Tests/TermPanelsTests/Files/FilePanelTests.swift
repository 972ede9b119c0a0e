import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite("A panel of files") struct FilePanelTests {
  @Test func `lists folders first, then files, by name and without the hidden ones`() throws {
    let it = try FileFixture()

    #expect(
      it.app.screen == """
        ╭─ Open ───────────────────────────────╮
        │   ~                                  │
        │   Name or path                       │
        │                                      │
        │ ▌ Books/                             │
        │   music/                             │
        │   Album.pdf                          │
        │   nice.md                            │
        │   notes.txt                          │
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func `goes into a folder and back to its row`() throws {
    let it = try FileFixture()

    it.app.press(.enter)
    #expect(it.panel.folder == "/home/ada/Books" && it.rows == ["▌ emma.txt", "momo.txt"])
    it.app.press(.left, .down, .right)
    #expect(it.panel.folder == "/home/ada/music" && it.rows == ["Nothing to list"])

    it.app.press(.left)
    #expect(it.rows.prefix(2) == ["Books/", "▌ music/"])
    it.app.press(Key(.up, .alt), Key(.up, .alt), .left)
    #expect(it.panel.folder == "/" && it.rows == ["▌ home/"])
  }

  @Test func `finds what is typed, and chooses it`() throws {
    let it = try FileFixture()

    it.app.type("N")
    #expect(it.rows == ["▌ nice.md", "notes.txt"])
    it.app.type("o")
    #expect(it.rows == ["▌ notes.txt"])
    it.app.press(.enter)

    #expect(it.choices.all == [FileChoice(path: "/home/ada/notes.txt")] && !it.isShown)
  }

  @Test func `reports that nothing has the typed name`() throws {
    let it = try FileFixture()

    it.app.type("xy")
    #expect(it.rows == ["No matches"])
    it.app.press(.enter)

    #expect(it.app.screen.contains("There is no “xy” here.") && it.isShown)
    it.app.press(.backspace, .backspace)
    #expect(it.rows.count == 5 && !it.app.screen.contains("There is no"))
  }

  @Test func `shows hidden files on a key, or after a dot`() throws {
    let it = try FileFixture()

    it.app.press(.alt("."))
    #expect(it.rows.prefix(3) == ["▌ Books/", "music/", ".profile"])
    it.app.press(.alt("."))
    #expect(it.rows.count == 5)

    it.app.type(".pro")
    #expect(it.rows == ["▌ .profile"])
  }

  @Test func `lists the files of some extensions, and all on a key`() throws {
    let it = try FileFixture()
    it.panel.extensions = ["TXT", "md"]
    it.app.application.turn()

    #expect(it.rows == ["▌ Books/", "music/", "nice.md", "notes.txt"])
    it.app.press(.alt("e"))
    #expect(it.rows.count == 5)
  }

  @Test func `goes to the folder of a typed path`() throws {
    let it = try FileFixture()

    it.app.type("/")
    #expect(it.panel.folder == "/" && it.panel.text == "")
    it.app.type("home/ada/")
    #expect(it.panel.folder == "/home/ada" && it.panel.text == "")
    it.app.type("Books/")
    #expect(it.panel.folder == "/home/ada/Books")
    it.app.type("../../")
    #expect(it.panel.folder == "/home")
    it.app.type("~/no")
    #expect(it.panel.folder == "/home/ada" && it.rows == ["▌ notes.txt"])
  }

  @Test func `completes a name and goes into its folder`() throws {
    let it = try FileFixture()

    it.app.type("not")
    it.app.press(.tab)
    #expect(it.panel.text == "notes.txt")
    it.app.press(.control("u"))
    it.app.type("bo")
    it.app.press(.tab)
    #expect(it.panel.folder == "/home/ada/Books" && it.panel.text == "")

    it.app.type("x")
    it.app.press(.tab)
    #expect(it.app.screen.contains("No name here begins with “x”."))
  }

  @Test func `shows why a folder cannot be read, and chooses nothing in another one`() async throws
  {
    let it = try FileFixture()

    it.app.type("nowhere/")
    #expect(await it.app.waitUntil { it.app.screen.contains("No such folder.") })
    it.app.type("notes")
    #expect(!it.app.screen.contains("No such folder."))
    it.app.press(.enter)
    #expect(await it.app.waitUntil { it.app.screen.contains("No such folder.") })

    #expect(it.paths == [] && it.panel.folder == "/home/ada" && it.panel.text == "nowhere/notes")
  }

  @Test func `chooses a folder, by its row or as the one that is shown`() throws {
    let it = try FileFixture(.openFolder)
    #expect(it.rows == ["▌ This folder", "Books/", "music/"])
    it.app.press(.enter)

    it.present()
    it.app.press(.down, .enter)
    #expect(it.rows == ["▌ This folder"])
    it.app.press(.enter)

    #expect(it.paths == ["/home/ada", "/home/ada/Books"])
  }

  @Test func `begins where it was when it is shown again`() throws {
    let it = try FileFixture()
    it.app.press(.enter, .down, .enter)
    #expect(it.paths == ["/home/ada/Books/momo.txt"])

    it.present()

    #expect(it.rows == ["emma.txt", "▌ momo.txt"])
  }

  @Test func `opens with a double click, and is dismissed by a click beside it`() throws {
    let it = try FileFixture()
    it.app.resize(columns: 80, rows: 24)

    try it.app.doubleClick(on: "Books/")
    #expect(it.panel.folder == "/home/ada/Books")
    it.app.click(at: Point(x: 1, y: 1))

    #expect(!it.isShown && it.paths == [])
  }

  @Test func `in a screen of its own is not dismissed, and Esc forgets the text`() throws {
    let panel = FilePanel(.open, in: "/home/ada", files: FilesInMemory())
    var paths: [String] = []
    panel.onChoose = { paths.append($0.path) }
    let app = try Harness(columns: 30, rows: 10) { _ in NavigationPanel(root: panel) }

    app.type("no")
    app.press(.escape)
    #expect(panel.text == "" && app.screen.contains("Books/"))
    app.type("no")
    app.press(.enter)

    #expect(paths == ["/home/ada/notes.txt"] && panel.appearanceState == .appeared)
  }
}

@MainActor @Suite("A panel of files on a slow disk") struct SlowFilePanelTests {
  private let gate = TaskGate()
  private let it: FileFixture

  init() throws { it = try FileFixture(gate: gate) }

  @Test func `takes keys meanwhile, and performs them in the folder`() async throws {
    #expect(await it.app.waitUntil { gate.isWaiting })

    it.app.type("no")
    it.app.press(.enter)
    #expect(it.app.screen.contains("   no ") && it.paths == [] && it.isShown)
    gate.open()

    #expect(await it.app.waitUntil { it.paths == ["/home/ada/notes.txt"] })
    #expect(!it.isShown)
  }

  @Test func `shows that it is reading`() async throws {
    #expect(await it.app.waitUntil { gate.isWaiting })

    it.app.run(for: 0.3)
    #expect(it.app.screen.contains("Reading “ada”…"))
    gate.open()

    #expect(await it.app.waitUntil { it.app.screen.contains("Books/") })
    #expect(!it.app.screen.contains("Reading"))
  }

  @Test func `ends the reading when it is dismissed`() async throws {
    #expect(await it.app.waitUntil { gate.isWaiting })

    it.app.press(.enter, .escape)
    gate.open()

    #expect(await it.app.waitUntil { gate.wasCancelled == true })
    #expect(it.paths == [] && !it.isShown)
  }

  @Test func `shows an error, and forgets the keys that were waiting`() async throws {
    #expect(await it.app.waitUntil { gate.isWaiting })

    it.app.press(.enter)
    gate.open(.failure(LendingFailure()))

    #expect(await it.app.waitUntil { it.app.screen.contains("The book is on loan.") })
    #expect(it.paths == [] && it.isShown)
  }
}

@MainActor @Suite("A panel of files for saving") struct SavingFilePanelTests {
  @Test func `chooses the typed name`() throws {
    let it = try FileFixture(.save, text: "list")

    it.app.type(".txt")
    it.app.press(.enter)

    #expect(it.choices.all == [FileChoice(path: "/home/ada/list.txt")] && !it.isShown)
  }

  @Test func `keeps the name in other folders`() throws {
    let it = try FileFixture(.save, text: "list.txt")

    it.app.press(.right)
    #expect(it.panel.folder == "/home/ada/Books" && it.panel.text == "list.txt")
    it.app.press(.enter)

    #expect(it.paths == ["/home/ada/Books/list.txt"])
  }

  @Test func `asks before a file is replaced`() throws {
    let it = try FileFixture(.save, text: "notes.txt")

    it.app.press(.enter)
    #expect(it.app.screen.contains("Replace “notes.txt”?") && it.paths == [])
    it.app.press(.escape)
    #expect(it.isShown && it.paths == [])

    it.app.press(.enter, .tab, .enter)
    #expect(it.choices.all == [FileChoice(path: "/home/ada/notes.txt", replaces: true)])
    #expect(!it.isShown)
  }

  @Test func `asks about a file that came after the folder was shown`() throws {
    let it = try FileFixture(.save, text: "list.txt")
    it.files.add(FileEntry("list.txt"), to: "/home/ada")

    it.app.press(.enter)

    #expect(it.app.screen.contains("Replace “list.txt”?") && it.paths == [])
  }

  @Test func `goes into a folder whose name is typed, and takes the name of a row`() throws {
    let it = try FileFixture(.save, text: "Books")

    it.app.press(.enter)
    #expect(it.panel.folder == "/home/ada/Books" && it.panel.text == "")
    it.app.press(.enter)

    #expect(it.panel.text == "emma.txt" && it.paths == [])
  }
}
