import TermPanels
import TermPanelsPictures
import TermPanelsRecording
import TermPanelsTesting
import Testing

@MainActor @Suite("A camera") struct CameraTests {
  private static let keys: [Key] = [.down, .down, .enter, .escape, .down]

  init() throws {
    // The harness makes the widths of characters known.
    _ = try Harness { _ in Panel() }
  }

  @Test func `films every screen of a recording at its time`() throws {
    let recorded = try RowsProgram.record(Self.keys)

    let film = try RowsProgram.film(recorded.text)

    #expect(film.frames.map(\.time) == recorded.screens.map(\.time))
    for (frame, screen) in zip(film.frames, recorded.screens) {
      #expect(frame.size == screen.grid.size && frame.cursor == screen.cursor)
      #expect(frame.isEqual(to: screen.grid), "\(frame.time)")
    }
  }

  @Test func `ends at a moment in seconds`() throws {
    let recorded = try RowsProgram.record(Self.keys)

    let film = try RowsProgram.film(recorded.text, until: .seconds(1.6))

    let expected = recorded.screens.last { $0.time <= 1_600_000 }
    let last = try #require(film.frames.last)
    #expect(last.time == expected?.time)
    #expect(expected.map { last.isEqual(to: $0.grid) } == true)
    let whole = try RowsProgram.film(recorded.text, until: .seconds(99))
    #expect(whole.frames.count == recorded.screens.count)
  }

  @Test func `ends after an event with everything that it causes`() throws {
    let recorded = try RowsProgram.record(Self.keys)
    let lines = recorded.text.split(separator: "\n")
    let enter = try #require(lines.firstIndex { $0.hasSuffix("key enter") })

    let film = try RowsProgram.film(recorded.text, until: .line(enter + 1))

    // Until the next key, half a second after the fade.
    let expected = try #require(recorded.screens.last { $0.time < 3_400_000 })
    #expect(film.frames.last?.isEqual(to: expected.grid) == true)
    #expect(film.title == "Row 3, in Rows.")
    #expect(film.steps.map(\.name) == ["↓", "↓", "Enter"])
  }

  @Test(arguments: [0, 1, 3, 9999]) func `refuses a line without an event`(line: Int) throws {
    let text = try RowsProgram.record(Self.keys).text

    let error = #expect(throws: TerminalError.self) {
      try RowsProgram.film(text, until: .line(line))
    }

    #expect(error?.description == "Line \(line) of the recording has no event.")
  }

  @Test func `refuses a recording of more than a day`() throws {
    let text = "termpanels-recording 1\nsize 40 10\n+0\n+86400000001 key down\n"

    let error = #expect(throws: TerminalError.self) { try RowsProgram.film(text) }

    #expect(error?.description.contains("more than a day") == true)
  }

  @Test func `reports a screen that differs`() throws {
    var lines = try RowsProgram.record(Self.keys).text.split(separator: "\n").map(String.init)
    let frame = try #require(lines.lastIndex { $0.hasPrefix("= ") })
    lines[frame] = "= 0123456789abcdef"
    let camera = Camera(try Recording(lines.joined(separator: "\n")), patience: 0)
    let application = Application(terminal: camera.terminal, clock: camera.clock)

    _ = try camera.film(application, RowsProgram.root())

    #expect(camera.divergence != nil)
  }

  @Test func `has the themes of the program on dark and on light, with its own roles`() throws {
    let recording = try Recording("termpanels-recording 1\nsize 40 10\n+0\n")
    let own = Role(rawValue: Role.firstFree)
    func film(_ theme: Theme?) throws -> Film {
      let camera = Camera(recording)
      let application = Application(terminal: camera.terminal, clock: camera.clock)
      application.theme = theme
      application.appearances = [own: Theme.Appearance(Color(0x123456))]
      return try camera.film(application, RowsProgram.root())
    }

    let usual = try film(nil)
    #expect(usual.dark.name == "Calm" && usual.light.name == "Paper")
    #expect(usual.dark[own].color == Color(0x123456) && usual.light[own].color == Color(0x123456))
    let dusk = try film(.dusk)
    #expect(dusk.dark.name == "Dusk" && dusk.light.name == "Dusk" && dusk.light.isPainted)
    #expect(dusk.dark.terminalBackground == Theme.dusk.terminalBackground)
    #expect(try film(.contrast).light.isLight)
  }

  @Test func `fills the pauses of a script, so that motion is seen`() throws {
    let script = """
      termpanels-recording 1
      size 40 10
      +0
      +1000000 key enter
      +2000000 key escape
      +1000000
      """

    let film = try RowsProgram.film(script)

    let fade = film.frames.filter { (1_000_000..<2_000_000).contains($0.time) }
    #expect(fade.count > 2)
    #expect(film.end == 4_000_000)
    #expect(film.steps.map(\.time) == [1_000_000, 3_000_000])
    #expect(try Recording(script).isScript)
    #expect(try !Recording(RowsProgram.record([.down]).text).isScript)
  }

  @Test func `names the steps of the person`() throws {
    let script = """
      termpanels-recording 1
      size 40 10
      mouse
      +0
      +1000 key 'm'
      +1000 key 'i'
      +1000 key ' '
      +1000 key C-'r'
      +1000 key ' '
      +1000 paste "text"
      +1000 mouse press left 1 1
      & mouse release left 1 1
      +1000 resize 50 12
      +1000 background ffffff
      +1000 key 'é'
      """

    let film = try RowsProgram.film(script)

    #expect(film.steps.map(\.name) == ["mi ", "^R", "Space", "Paste", "Click", "50×12", "é"])
    #expect(film.steps.map(\.time) == [1000, 4000, 5000, 6000, 7000, 8000, 10_000])
  }

  @Test func `ends with the program, and keeps the sentences of its last screen`() throws {
    let recording = try Recording(
      "termpanels-recording 1\nsize 40 10\n+0\n+1000000 key down\n+1000000 key 'q'\n")
    let camera = Camera(recording)
    let application = Application(terminal: camera.terminal, clock: camera.clock)
    application.commands = {
      [KeyCommand(.character("q"), title: "Leave") { [unowned application] in application.quit() }]
    }

    let film = try camera.film(application, RowsProgram.root())

    #expect(film.title == "Rows.")
    #expect(film.sentences.first == "Rows 1 to 20 of 30:")
  }
}

extension Film.Frame {
  /// Whether the cells are those of a screen.
  fileprivate func isEqual(to grid: CellGrid) -> Bool {
    size == grid.size
      && (0..<size.height).allSatisfy { y in
        (0..<size.width).allSatisfy { x in self[x, y] == grid[x, y] }
      }
  }
}
