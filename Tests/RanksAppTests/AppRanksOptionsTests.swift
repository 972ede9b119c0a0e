import RanksApp
import Testing

@Suite("The command line of appranks") struct AppRanksOptionsTests {
  @Test func `requests the store's own charts by default`() throws {
    #expect(try AppRanksOptions([]).address == "https://itunes.apple.com/us/rss")
    #expect(try AppRanksOptions([], feed: "").address == "https://itunes.apple.com/us/rss")
    #expect(try AppRanksOptions([], feed: "http://a").address == "http://a")
    #expect(try AppRanksOptions(["--feed", "https://b"], feed: "http://a").address == "https://b")
    #expect(try AppRanksOptions(["--feed=https://b"]).address == "https://b")
  }

  @Test(arguments: [["--feed"], ["--feed", "file:///etc/passwd"], ["--feed="], ["\u{1B}[2J"]])
  func `reports an unknown word in one harmless line`(arguments: [String]) {
    let error = #expect(throws: AppRanksUsageError.self) { try AppRanksOptions(arguments) }
    let line = error?.description ?? ""
    #expect(line.hasSuffix("Try: appranks --help"))
    #expect(!line.contains("\n") && !line.contains("\u{1B}"))
  }
}
