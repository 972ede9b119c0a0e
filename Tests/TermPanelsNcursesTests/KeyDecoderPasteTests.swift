import TermPanels
import TestSupport
import Testing

@testable import TermPanelsNcurses

private let begin = "\u{1B}[200~"
private let end = "\u{1B}[201~"

@Suite struct KeyDecoderPasteTests {
  @Test(arguments: [
    ("hello", "hello"), ("a\rb\r\nc\nd", "a\nb\nc\nd"),
    ("\u{1B}[A\u{1B}[201x", "\u{1B}[A\u{1B}[201x"), ("日本é👍🏽", "日本é👍🏽"),
    ("\t\u{3}q", "\t\u{3}q"), ("\u{1B}\u{1B}[20\u{1B}", "\u{1B}\u{1B}[20\u{1B}"),
    ("\u{1B}[200~", "\u{1B}[200~"),
  ])
  func `a paste is one piece of text`(sent: String, text: String) {
    var harness = KeyDecoderHarness()
    #expect(harness.drain(begin + sent + end + "x") == [.paste(text), .key(.character("x"))])
  }

  @Test func `a paste split anywhere is one piece of text`() {
    let bytes = Array((begin + "ab\r日\u{1B}c" + end).utf8)
    for first in 2..<bytes.count - 1 {
      for second in [first + 1, bytes.count - 1] {
        var harness = KeyDecoderHarness()
        var events = harness.drain(Array(bytes[..<first])) + harness.wait(0.2)
        events += harness.drain(Array(bytes[first..<second])) + harness.wait(0.2)
        events += harness.drain(Array(bytes[second...]))
        #expect(events == [.paste("ab\n日\u{1B}c")], "split at \(first) and \(second)")
      }
    }
  }

  @Test func `markers that curses recognises begin and end a paste too`() {
    var harness = KeyDecoderHarness()
    harness.decoder.feed(keyCode: KeyCode.pasteBegin)
    #expect(harness.decoder.isPasting)
    harness.drain("text")
    harness.decoder.feed(keyCode: KeyCode.pasteEnd)
    #expect(harness.decoder.takeEvents() == [.paste("text")])
  }

  @Test func `the bytes after a paste are left`() {
    var harness = KeyDecoderHarness()
    harness.drain(begin)

    #expect(harness.decoder.feedPaste(Array(("one" + end + "\u{1B}x").utf8), at: 100) == 9)
    #expect(harness.decoder.takeEvents() == [.paste("one")])
  }

  @Test(.floor(.full)) func `an oversized paste keeps its first mebibyte of whole characters`() {
    var harness = KeyDecoderHarness()
    let events = harness.drain(begin + String(repeating: "日", count: 400_000) + end + "x")

    let kept = String(repeating: "日", count: (1 << 20) / 3)
    #expect(events == [.paste(kept), .key(.character("x"))])
  }

  @Test func `a paste that never ends is reported after a second without input`() {
    var harness = KeyDecoderHarness()
    harness.drain(begin + "one ")
    #expect(harness.wait(0.9).isEmpty)
    harness.drain("two\u{1B}[20")
    #expect(harness.wait(0.9).isEmpty)
    #expect(harness.wait(0.2) == [.paste("one two\u{1B}[20")])
    #expect(harness.drain("x").names == "x")
    #expect(harness.decoder.deadline == nil)
  }

  @Test func `invalid UTF-8 in a paste is replaced`() {
    var harness = KeyDecoderHarness()
    let bytes = Array(begin.utf8) + [0x41, 0xFF, 0x42] + Array(end.utf8)
    #expect(harness.drain(bytes) == [.paste("A\u{FFFD}B")])
  }

  @Test func `an empty paste and an end without a beginning are ignored`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain(begin + end).isEmpty)
    #expect(harness.drain(end).isEmpty)
    harness.decoder.feed(keyCode: KeyCode.pasteEnd)
    #expect(harness.decoder.takeEvents().isEmpty)
  }

  @Test func `text after an end marker in a paste is not read as keys`() {
    var harness = KeyDecoderHarness()
    #expect(
      harness.drain(begin + "one" + end + "dd\r\u{3}" + end + "x") == [
        .paste("one"), .key(.character("x")),
      ])
    // Input before the paste is typed, and so is input after it.
    #expect(harness.drain("a" + begin + "b" + end + "c").names.hasSuffix("c"))
    #expect(harness.drain("de").names == "d e" && harness.drain(end).isEmpty)
  }

  @Test func `the late rest of a paste is not keys, but later typing is`() {
    var harness = KeyDecoderHarness()
    harness.drain(begin + "one")
    #expect(harness.wait(1.1) == [.paste("one")])
    #expect(harness.drain("d\rq\r this would have been keys").isEmpty)
    #expect(harness.drain("and on" + end + "x").names.hasSuffix("x"))

    harness.drain(begin + "its end is lost")
    #expect(harness.wait(1.1) == [.paste("its end is lost")])
    #expect(harness.drain("\u{1B}[<0;20;6M").names.hasPrefix("mouse"))
    #expect(harness.drain("what is typed ahead then").names.hasPrefix("w h a t"))
  }

  @Test func `a paste of any bytes, cut anywhere, is one text or times out`() {
    var generator = SeededGenerator(seed: 15)
    for round in 0..<Thorough.count(300, thorough: 20_000) {
      var bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      let hasEnd = round % 3 > 0
      bytes = Array(begin.utf8) + bytes + (hasEnd ? Array(end.utf8) : [])
      let split = Int.random(in: 2...bytes.count, using: &generator)
      var harness = KeyDecoderHarness()
      var events = harness.drain(Array(bytes[..<split])) + harness.wait(0.2)
      events += harness.drain(Array(bytes[split...])) + harness.wait(1.1)

      #expect(events.allSatisfy { if case .paste = $0 { true } else { false } }, "\(bytes)")
      #expect(events.count <= 1 && !harness.decoder.isPasting)
      #expect(harness.drain("x").names == "x")
    }
  }
}
