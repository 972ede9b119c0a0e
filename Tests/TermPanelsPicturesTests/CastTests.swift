import JSONKit
import TermPanels
import TermPanelsTesting
import Testing

@testable import TermPanelsPictures

@MainActor @Suite("An asciicast") struct CastTests {
  init() throws {
    // The harness makes the widths of characters known.
    _ = try Harness { _ in Panel() }
  }

  private func film(_ keys: [Key]) throws -> Film {
    try RowsProgram.film(RowsProgram.record(keys).text)
  }

  /// Plays the cast and compares each screen of the film with the player's.
  private func expectEachScreen(of film: Film) throws {
    var player = try CastPlayer(reading: film.asciicast())
    var frames = film.frames[...]
    for event in player.events.dropLast() {
      try player.play(event)
      guard event.kind == "o", let frame = frames.popFirst() else { continue }
      #expect(event.seconds == Double(frame.time) / 1_000_000)
      #expect(player.cursor == frame.cursor)
      #expect(player.rows.count == frame.size.height)
      for y in 0..<frame.size.height {
        #expect(player.rows[y].map(\.text) == frame.texts(row: y), "row \(y) at \(frame.time)")
      }
    }
    #expect(frames.isEmpty)
    let last = try #require(player.events.last)
    try player.play(last)
    #expect(last.seconds == Double(film.end) / 1_000_000)
    #expect(player.cursor?.y == player.rows.count - 1)
  }

  @Test func `shows each screen at its time`() throws {
    try expectEachScreen(of: film([.down, .down, .enter, .escape, .up]))
  }

  @Test func `shows each screen of a program whose size changes`() throws {
    let film = try RowsProgram.film(
      """
      termpanels-recording 1
      size 40 10
      +0
      +500000 resize 60 8
      +500000 resize 30 12
      +500000 key down
      """)

    try expectEachScreen(of: film)
    let sizes = try CastPlayer(reading: film.asciicast()).events.filter { $0.kind == "r" }
    #expect(sizes.map(\.text) == ["60x8", "30x12"])
  }

  @Test func `shows difficult characters, colours and attributes`() throws {
    let app = try Harness(columns: 40, rows: 12) { _ in SamplerPanel() }
    let film = Film(of: app.terminal.screen, title: "\"Difficult\" \\ \u{1B}")
    var player = try CastPlayer(reading: film.asciicast())

    for event in player.events.dropLast() { try player.play(event) }

    for y in 0..<12 { #expect(player.rows[y].map(\.text) == film.frames[0].texts(row: y)) }
    func color(_ role: Role) throws -> String {
      let color = try #require(Theme.calm[role].color)
      return "\(color.red),\(color.green),\(color.blue)"
    }
    #expect(player.rows[0][0].codes == [])
    #expect(player.rows[1][1].codes == ["38:\(try color(.accent))"])
    #expect(player.rows[4][4].codes == ["3", "4", "38:\(try color(.secondary))"])
    #expect(player.rows[5][5].codes == ["9", "38:\(try color(.done))"])
    #expect(
      player.rows[8][2].codes
        == ["1", "38:\(try color(.selected))", "48:\(try color(.selection))"])
    #expect(player.header["title"] == .string("\"Difficult\" \\ ␛"))
  }

  @Test func `begins with a header of version 2`() throws {
    let film = try film([.down])
    let header = try CastPlayer(reading: film.asciicast()).header

    #expect(header["version"] == .number("2"))
    #expect(header["width"] == .number("40") && header["height"] == .number("10"))
    #expect(header["title"] == .string("Rows."))
    #expect(header["theme"]?["bg"] == .string("#18181c"))
    #expect(header["theme"]?["fg"] == .string("#d0d0d0"))
    guard case .string(let palette)? = header["theme"]?["palette"] else {
      Issue.record("no palette")
      return
    }
    let colors = palette.split(separator: ":")
    #expect(colors.count == 16)
    #expect(colors.allSatisfy { $0.wholeMatch(of: /#[0-9a-f]{6}/) != nil })
  }

  @Test func `has its events in the order of their times, with a marker for each step`() throws {
    let film = try film([.down, .enter, .escape])
    let events = try CastPlayer(reading: film.asciicast()).events

    #expect(events.map(\.seconds) == events.map(\.seconds).sorted())
    #expect(events.filter { $0.kind == "m" }.map(\.text) == ["↓", "Enter", "Esc"])
  }

  @Test func `sends only what has changed`() throws {
    let film = try film([.down])
    let outputs = try CastPlayer(reading: film.asciicast()).events.filter { $0.kind == "o" }

    #expect(outputs[1].text.utf8.count < outputs[0].text.utf8.count / 2)
    #expect(outputs.dropFirst().allSatisfy { !$0.text.contains("[2J") })
  }

  @Test func `is the same text for the same recording`() throws {
    let text = try RowsProgram.record([.down, .enter]).text

    #expect(try RowsProgram.film(text).asciicast() == RowsProgram.film(text).asciicast())
  }
}

extension Film.Frame {
  /// The text of each cell of a row; the right half of a wide character has none.
  fileprivate func texts(row: Int) -> [String] {
    (0..<size.width).map { self[$0, row].glyph.text }
  }
}
