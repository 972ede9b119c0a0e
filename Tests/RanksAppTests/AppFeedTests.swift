import JSONKit
import TermPanels
import Testing

@testable import RanksApp

@Suite("A feed") struct AppFeedTests {
  private func apps(_ text: String) throws -> [RankedApp] {
    try AppFeed(Array(text.utf8)).apps
  }

  /// A feed with the given entries and nothing else.
  private func feed(_ entries: String...) -> String {
    #"{"feed":{"entry":[\#(entries.joined(separator: ","))]}}"#
  }

  @Test func `is read as the store serves it`() throws {
    let apps = try apps(RecordedFeed.text())

    #expect(apps.map(\.name) == ["Minecraft", "Shadowrocket"])
    #expect(
      apps[0]
        == RankedApp(
          id: "479516143", rank: 1, name: "Minecraft", artist: "Makers", category: "Games",
          price: "$6.99", summary: "What Minecraft is.\nIt has been rated “good”.",
          iconAddress: "https://example.org/100x100bb.png"))
    #expect(apps[1].detailText == "Makers · Games")
  }

  @Test func `of one app may lack a list, and of none an entry`() throws {
    #expect(try apps(#"{"feed":{"entry":{"im:name":{"label":"Only"}}}}"#).map(\.name) == ["Only"])
    #expect(try apps(#"{"feed":{"title":{"label":"Empty"}}}"#) == [])
    #expect(try apps(#"{"feed":{"entry":[]}}"#) == [])
  }

  @Test func `may lack everything but names`() throws {
    let apps = try apps(feed(#"{"im:name":{"label":"Bare"}}"#, "{}", "7", #"{"im:name":null}"#))

    #expect(
      apps == [
        RankedApp(
          id: "#1", rank: 1, name: "Bare", artist: "", category: "", price: "", summary: "",
          iconAddress: nil)
      ])
  }

  @Test func `may have any value in any place`() throws {
    let values = ["null", "true", "1e999", #""text""#, "[]", "[[[]]]", "{}", #"{"label":1}"#]
    for value in values {
      let apps = try apps(
        feed(
          #"""
          {"im:name":{"label":"A"},"im:image":\#(value),"id":\#(value),"summary":\#(value),
          "category":{"attributes":\#(value)},"im:artist":\#(value),"im:price":\#(value)}
          """#, value, #"{"im:name":\#(value)}"#))

      #expect(
        apps == [
          RankedApp(
            id: "#1", rank: 1, name: "A", artist: "", category: "", price: "", summary: "",
            iconAddress: nil)
        ], "\(value)")
    }
  }

  @Test func `never has two apps with the same identity`() throws {
    let twin = #"{"im:name":{"label":"Twin"},"id":{"attributes":{"im:id":"7"}}}"#
    let impostor = ##"{"im:name":{"label":"Impostor"},"id":{"attributes":{"im:id":"#4"}}}"##
    let apps = try apps(feed(twin, twin, impostor, twin, twin))

    #expect(apps.map(\.id) == ["7", "#2", "#3", "#4", "#5"])
    #expect(apps.map(\.rank) == Array(1...5))
  }

  @Test func `of any length is read to its two-hundredth app`() throws {
    let entries = Array(repeating: #"{"im:name":{"label":"A"}}"#, count: 20_000)

    #expect(try apps(feed(entries.joined(separator: ","))).count == 200)
  }

  @Test func `has no long names, even in a few characters`() throws {
    let wide = String(repeating: "W", count: 100_000)
    let high = "e" + String(repeating: "\u{301}", count: 100_000)
    let apps = try apps(
      feed(
        #"{"im:name":{"label":"\#(wide)"},"summary":{"label":"\#(wide)"}}"#,
        #"{"im:name":{"label":"\#(high)"}}"#))

    #expect(apps[0].name == String(repeating: "W", count: 200) + "…")
    #expect(apps[0].summary.count == 8001)
    #expect(apps[1].name.unicodeScalars.count == 201)
  }

  @Test func `that is not a feed is refused`() {
    for text in ["[]", "{}", "7", #"{"feed":[]}"#, #"{"feed":null}"#, #"{"Feed":{}}"#] {
      #expect(throws: ChartError.notFeed) { try apps(text) }
    }
  }

  @Test(arguments: ["", "<html>", #"{"feed":{"entry":[{"im:na"#])
  func `that is damaged is refused with the place`(text: String) {
    let error = #expect(throws: ChartError.self) { try apps(text) }
    #expect("\(error.map(String.init(describing:)) ?? "")".contains("line 1, column"))
  }

  @Test func `that is nested without end is refused`() {
    let deep = String(repeating: "[", count: 1_000_000)

    #expect(throws: ChartError.self) { try apps(#"{"feed":"# + deep) }
  }
}
