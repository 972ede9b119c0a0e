import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("The sequence of a link") struct LinkSequenceTests {
  @Test func `has the number and the address, and an end`() throws {
    let address = try #require(LinkAddress("https://example.org/a;b"))
    #expect(
      LinkSequence.begin(address, number: 7) == "\u{1B}]8;id=7;https://example.org/a;b\u{1B}\\")
    #expect(LinkSequence.end == "\u{1B}]8;;\u{1B}\\")
  }

  @Test(arguments: [
    ("xterm-256color", true), ("xterm-kitty", true), ("foot", true), ("alacritty", true),
    ("tmux-256color", true), ("linux", false), ("vt100", false), ("vt220", false),
    ("screen", false), ("screen-256color", false), ("ansi", false), ("dumb", false),
  ])
  func `is sent only to terminals that know or ignore it`(name: String, isSent: Bool) {
    #expect(LinkSequence.isSupported(by: name) == isSent)
  }
}
