import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("The substitutes in ASCII") struct ASCIIFallbackTests {
  @Test func `include the parts of bars, the higher ones heavier`() {
    let upwards = "▁▂▃▄▅▆▇█".unicodeScalars.map { ASCIIFallback.byte(for: $0.value) }
    let across = "▏▎▍▌▋▊▉█".unicodeScalars.map { ASCIIFallback.byte(for: $0.value) }

    #expect(upwards == Array("..::++##".utf8))
    #expect(across == Array("########".utf8))
  }
}
