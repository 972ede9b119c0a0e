import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("On a slow link") struct KeyDecoderPatienceTests {
  private func harness(awaitsReport: Bool = false) -> KeyDecoderHarness {
    var harness = KeyDecoderHarness()
    harness.decoder.linkPatience = 0.3
    harness.decoder.awaitsReport = awaitsReport
    return harness
  }

  @Test(arguments: [
    ("\r", "Alt-Enter"), ("x", "Alt-x"), ("OA", "↑"), ("[1;5C", "^→"), ("\u{1B}[A", "Alt-↑"),
    ("]11;rgb\u{7}", ""), ("_Gi=1;OK\u{1B}\\", ""), ("\u{1B}", ""),
  ])
  func `the bytes of a key after its ESC are that key`(rest: String, names: String) {
    for awaitsReport in [false, true] {
      var harness = harness(awaitsReport: awaitsReport)
      #expect(harness.drain("\u{1B}").isEmpty)
      #expect(harness.wait(0.29).isEmpty)
      #expect(harness.drain(rest).names == names)
    }
  }

  @Test func `a lone ESC is Escape after that time, and what is later still invents no key`() {
    var harness = harness()
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect(harness.wait(0.31).names == "Esc")
    #expect(harness.drain("[A").names == "↑")
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect((harness.wait(0.31) + harness.drain("\r")).names == "Esc Enter")
  }

  @Test func `that time follows the measured round trip`() {
    func milliseconds(_ latency: Double?) -> Int {
      Int((KeyDecoder.linkPatience(latency: latency) * 1000).rounded())
    }
    #expect([nil, 0.001, 0.05, 0.3, 5].map(milliseconds) == [75, 0, 25, 275, 475])
  }
}
