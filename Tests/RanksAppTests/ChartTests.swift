import TermPanels
import TestSupport
import Testing

@MainActor @Suite("A chart") struct ChartTests {
  private nonisolated static func feed(_ names: [String]) -> LoopbackServer.Answer {
    let entries = names.enumerated().map { index, name in
      #"{"im:name":{"label":"\#(name)"},"im:price":{"label":"Get"},"#
        + #""im:artist":{"label":"Maker \#(index + 1)"},"#
        + #""summary":{"label":"All about \#(name).\n\nIt is an app."}}"#
    }
    return .ok(#"{"feed":{"entry":[\#(entries.joined(separator: ","))]}}"#)
  }

  /// Free apps named after letters, paid ones after numbers.
  private nonisolated static func charts(_ path: String) -> LoopbackServer.Answer {
    path.contains("free") ? feed(["Alpha", "Beta", "Gamma"]) : feed(["One", "Two"])
  }

  @Test func `is fetched when it appears, and shown below its segment`() async throws {
    let ranks = try RanksHarness(rows: 14, Self.charts)

    await ranks.expect("Alpha")

    #expect(
      ranks.screen == """
          Top Apps                                          3 apps

          Free  Paid

        ▌   1  ╭────╮  Alpha                                   Get
        ▌      │ A  │  Maker 1
        ▌      ╰────╯
            2  ╭────╮  Beta                                    Get
               │ B  │  Maker 2
               ╰────╯
            3  ╭────╮  Gamma                                   Get
               │ G  │  Maker 3

          Enter open   r reload   ] next   ? help   q quit
        """)
    #expect(ranks.server.requests == ["/rss/topfreeapplications/limit=100/json"])

    ranks.press(.character("]"))
    await ranks.expect("One", "2 apps")
    #expect(ranks.server.requests.last == "/rss/toppaidapplications/limit=100/json")

    ranks.press(.character("["))
    await ranks.expect("Alpha")
    #expect(ranks.server.requests.count == 2)
  }

  @Test func `that loads slowly is announced while the program continues`() async throws {
    let ranks = try RanksHarness { Self.charts($0).held }
    await ranks.expect("Loading the free apps…")

    ranks.press(.character("]"))
    await ranks.expect("Loading the paid apps…")
    ranks.press(.character("?"))
    await ranks.expect("Everywhere")
    ranks.press(.escape)
    ranks.server.release()

    await ranks.expect("One")
    ranks.press(.character("["))
    await ranks.expect("Alpha")
  }

  @Test func `leads to an app and back`() async throws {
    let ranks = try RanksHarness(Self.charts)
    await ranks.expect("Alpha")

    ranks.press(.down, .enter)

    await ranks.expect("Top Apps › Beta", "All about Beta.", "Maker 2")
    ranks.press(.escape)
    await ranks.expect("▌   2", "Alpha", "3 apps")
  }

  @Test func `can be reloaded, and keeps the current row`() async throws {
    let ranks = try RanksHarness(Self.charts)
    await ranks.expect("Alpha")
    ranks.press(.down)

    ranks.press(.character("r"))

    await ranks.expect(until: "it was asked for twice") { _ in ranks.server.requests.count == 2 }
    await ranks.expect("▌   2")
  }

  @Test func `without apps reports it`() async throws {
    let ranks = try RanksHarness { _ in Self.feed([]) }

    await ranks.expect("No apps", "Retry")
  }

  @Test(.floor(.full)) func `of 20 000 apps is shown to its two-hundredth`() async throws {
    let ranks = try RanksHarness { _ in Self.feed((1...20_000).map { "App \($0)" }) }
    await ranks.expect("App 1", "200 apps")

    ranks.press(.end)

    await ranks.expect("App 200")
  }

  @Test func `with control characters in names shows them as signs`() async throws {
    let names = [#"\u001b]0;owned\u0007"#, #"a\nb\rc\td"#, #"\u202eback\u202c"#, #"\u009b31m"#]
    let ranks = try RanksHarness { _ in Self.feed(names) }
    await ranks.expect("␛]0;owned␇", "a␊b", "�back�", "�31m")

    for _ in names {
      ranks.press(.enter)
      await ranks.expect("Top Apps ›")
      ranks.press(.escape, .down)
    }
  }

  @Test func `fits onto a small terminal`() async throws {
    let ranks = try RanksHarness(columns: 20, rows: 5, Self.charts)
    await ranks.expect("Alpha")

    ranks.press(.down)
    await ranks.expect("Beta")
    ranks.press(.enter)
    await ranks.expect("Maker 2")
  }
}
