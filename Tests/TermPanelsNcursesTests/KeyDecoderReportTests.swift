import TermPanels
import Testing

@testable import TermPanelsNcurses

private let report = "\u{1B}[0n"

@Suite struct KeyDecoderReportTests {
  private func harness() -> KeyDecoderHarness {
    var harness = KeyDecoderHarness()
    harness.decoder.awaitsReport = true
    return harness
  }

  @Test(arguments: ["\u{1B}[0n", "\u{1B}[3n"])
  func `an answer is not a key, and is counted`(text: String) {
    var harness = harness()
    #expect(harness.drain("a" + text + "b" + text).names == "a b")
    #expect(harness.decoder.answers.takeReports() == 2)
    #expect(harness.decoder.answers.takeReports() == 0)
  }

  @Test func `an unexpected answer is not a key either`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("a" + report + "b").names == "a b")
  }

  @Test func `a split answer is not a key, with pauses below a tenth of a second`() {
    let bytes = Array(("a" + report + "b" + report).utf8)
    for first in 1..<bytes.count - 1 {
      for second in first + 1..<bytes.count {
        var harness = harness()
        var events = harness.drain(Array(bytes[..<first])) + harness.wait(0.09)
        events += harness.drain(Array(bytes[first..<second])) + harness.wait(0.09)
        events += harness.drain(Array(bytes[second...]))
        #expect(events.names == "a b", "split at \(first) and \(second)")
        #expect(harness.decoder.answers.takeReports() == 2)
      }
    }
  }

  @Test func `an answer that pauses for most of a second is not a key`() {
    for split in 2..<report.utf8.count {
      var harness = harness()
      let bytes = Array(report.utf8)
      let events = harness.drain(Array(bytes[..<split])) + harness.wait(0.9)
      #expect((events + harness.drain(Array(bytes[split...]))).isEmpty)
      #expect(harness.decoder.answers.takeReports() == 1)
    }
  }

  @Test func `Esc is reported a tenth of a second late while an answer may come`() {
    var harness = harness()
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect(harness.wait(0.11).names == "Esc")
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect(harness.drain(report).names == "Esc")
    #expect(harness.decoder.answers.takeReports() == 1)

    // A key in a later drain than the ESC is not one with Alt.
    for key in ["q", "O", "]"] {
      #expect(harness.drain("\u{1B}").isEmpty)
      #expect(harness.drain(key + "\u{1B}x").names == "Esc \(key) Alt-x")
    }
    #expect(harness.drain("\u{1B}q").names == "Alt-q")
    harness.drain("\u{1B}")
    harness.decoder.feed(keyCode: 258)
    #expect(harness.decoder.takeEvents().names == "Esc ↓")

    harness.decoder.awaitsReport = false
    #expect(harness.drain("\u{1B}").names == "Esc")
  }

  @Test func `an arrow whose Esc comes alone is Esc and that arrow, without letters`() {
    var harness = harness()
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect(harness.drain("OA").names == "Esc ↑")
    #expect(harness.drain("\u{1B}").isEmpty)
    #expect(harness.drain("[A").names == "↑")
  }

  @Test func `an answer inside a paste is removed from it, at any position`() {
    let text = Array("ab\u{1B}c日\r".utf8)
    for place in 0...text.count where text[..<place].last != 0x1B {
      let sent =
        Array("\u{1B}[200~".utf8) + text[..<place] + Array(report.utf8) + text[place...]
        + Array("\u{1B}[201~".utf8)
      for split in 6..<sent.count {
        var harness = harness()
        var events = harness.drain(Array(sent[..<split])) + harness.wait(0.2)
        events += harness.drain(Array(sent[split...]))
        #expect(events == [.paste("ab\u{1B}c日\n")], "at \(place), split at \(split)")
        #expect(harness.decoder.answers.takeReports() == 1)
      }
    }
  }

  @Test func `text like an answer stays in a paste if no answer is awaited`() {
    var harness = KeyDecoderHarness()
    let events = harness.drain("\u{1B}[200~a" + report + "b\u{1B}[0\u{1B}[201~")
    #expect(events == [.paste("a\u{1B}[0nb\u{1B}[0")])
  }

  @Test func `half an answer in a paste stays in it`() {
    var harness = harness()
    let events = harness.drain("\u{1B}[200~a\u{1B}[0\u{1B}[0xb\u{1B}[\u{1B}[201~")
    #expect(events == [.paste("a\u{1B}[0\u{1B}[0xb\u{1B}[")])
    #expect(harness.decoder.answers.takeReports() == 0)
  }

  @Test func `other reports of that form are dropped and not counted`() {
    var harness = harness()
    #expect(harness.drain("\u{1B}[?1;2n\u{1B}[5n\u{1B}[n\u{1B}[00nx").names == "x")
    #expect(harness.decoder.answers.takeReports() == 0)
  }
}
