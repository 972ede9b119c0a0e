import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("An answer about images") struct GraphicsAnswerTests {
  @Test(
    arguments: [
      ("\u{1B}_Gi=31;OK\u{1B}\\", [.kitty]),
      ("\u{1B}[6;20;10t", [.cellSize(width: 10, height: 20)]),
      ("\u{1B}[?1;0;1024S", [.sixelColors(1024)]),
      ("\u{1B}[?62;4;22c", [.abilities(hasSixel: true)]),
      ("\u{1B}[?4c", [.abilities(hasSixel: false)]),
      ("\u{1B}[?62;22c", [.abilities(hasSixel: false)]),
      (
        "\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;18;9t\u{1B}[?62c",
        [.kitty, .cellSize(width: 9, height: 18), .abilities(hasSixel: false)]
      ),
    ] as [(String, [GraphicsAnswer])])
  func `is no key`(text: String, answers: [GraphicsAnswer]) {
    var harness = KeyDecoderHarness()

    #expect(harness.drain(text + "x").names == "x")
    #expect(harness.decoder.answers.takeGraphics() == answers)
    #expect(harness.decoder.answers.takeGraphics() == [])
  }

  @Test func `is put together from its bytes`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}_Gi=31;")
    for character in "OK\u{1B}\\" { #expect(harness.drain(String(character)) == []) }

    #expect(harness.decoder.answers.takeGraphics() == [.kitty])
  }

  @Test(arguments: [
    "\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", "\u{1B}[6;0;10t", "\u{1B}[6;999999;10t",
    "\u{1B}[4;20;10t", "\u{1B}[?1;3;0S", "\u{1B}[?2;0;800;600S",
  ])
  func `is dropped if it says no or nothing possible`(text: String) {
    var harness = KeyDecoderHarness()

    #expect(harness.drain(text) == [])
    #expect(harness.decoder.answers.takeGraphics() == [])
  }
}
