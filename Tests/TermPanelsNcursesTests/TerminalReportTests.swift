import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("Reports of the terminal between the keys") struct TerminalReportTests {
  @Test(
    arguments: [
      ("\u{1B}[2;2R", .cursor(column: 2)), ("\u{1B}[2;3R", .cursor(column: 3)),
      ("\u{1B}[?997;1n", .background), ("\u{1B}[?997;2n", .background),
      ("\u{1B}[24;80R", nil), ("\u{1B}[?997;3n", nil), ("\u{1B}[?996n", nil), ("\u{1B}[2R", nil),
    ] as [(String, TerminalReport?)])
  func `are no keys`(bytes: String, report: TerminalReport?) {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("a" + bytes + "b").names == "a b")
    #expect(harness.decoder.answers.takeOthers() == [report].compactMap(\.self))
    #expect(harness.decoder.answers.takeOthers().isEmpty)
  }

  @Test func `tell a sign of two columns from one of one`() {
    #expect(TerminalReport.isWide(3) && !TerminalReport.isWide(2) && !TerminalReport.isWide(80))
  }
}
