import TermPanels
import TestSupport
import Testing

@testable import TermPanelsNcurses

private let background = Event.background(Color(0xFFFFEE))

@Suite struct KeyDecoderSequenceTests {
  @Test(arguments: [
    ("\u{1B}[A", "↑"), ("\u{1B}OA", "↑"), ("\u{1B}[1;5A", "^↑"), ("\u{1B}[3~", "Del"),
    ("\u{1B}[5;3~", "Alt-PgUp"), ("\u{1B}[Z", "Shift-Tab"), ("\u{1B}[15~", "F5"),
    ("\u{1B}OP", "F1"), ("\u{1B}[I", ""), ("\u{1B}[99;99X", ""), ("\u{1B}[1;2A", "Shift-↑"),
    ("\u{1B}[1;4D", "Alt-Shift-←"), ("\u{1B}[1;3F", "Alt-End"), ("\u{1B}[3;5~", "^Del"),
    ("\u{1B}[11~", "F1"), ("\u{1B}[24~", "F12"), ("\u{1B}[25~", "Shift-F1"),
    ("\u{1B}[34~", "Shift-F8"), ("\u{1B}[24;2~", "Shift-F12"), ("\u{1B}[1;5P", "^F1"),
    // The Linux console, old xterm and konsole, rxvt, the pads of PuTTY.
    ("\u{1B}[[A", "F1"), ("\u{1B}[[E", "F5"), ("\u{1B}O5P", "^F1"), ("\u{1B}O1;2R", "Shift-F3"),
    ("\u{1B}[a", "Shift-↑"), ("\u{1B}Oa", "^↑"), ("\u{1B}[3$", "Shift-Del"),
    ("\u{1B}[7^", "^Home"), ("\u{1B}[8@", "Shift-^End"), ("\u{1B}Ok", "+"), ("\u{1B}Op", "0"),
    // A protocol that a user may have turned on: characters as their numbers.
    ("\u{1B}[97;5u", "^A"), ("\u{1B}[13;2u", "Shift-Enter"), ("\u{1B}[97;2u", "A"),
    ("\u{1B}[27;5;105~", "^I"), ("\u{1B}[9;2u", "Shift-Tab"), ("\u{1B}[127;3u", "Alt-Backspace"),
    ("\u{1B}[27u", "Esc"), ("\u{1B}[233;1u", "é"), ("\u{1B}[57399u", "0"), ("\u{1B}[u", ""),
    // The key in the middle of the pad.
    ("\u{1B}OE", ""), ("\u{1B}[E", ""),
    ("\u{1B}[0;5u", ""), ("\u{1B}[55296u", ""), ("\u{1B}[-7u", ""),
  ])
  func `a sequence split anywhere and late invents no key`(text: String, names: String) {
    let bytes = Array(text.utf8)
    for split in 1..<bytes.count {
      var harness = KeyDecoderHarness()
      let early = harness.drain(Array(bytes[..<split])).names
      let late = harness.wait(0.05) + harness.drain(Array(bytes[split...])) + harness.wait(2)

      // Split right after the ESC, Escape is reported at once; no other key must follow.
      #expect(early == (split == 1 ? "Esc" : ""))
      #expect(late.names == names, "split at \(split)")
    }
  }

  @Test(arguments: [
    ("]", "5", "Alt-] 5"), ("P", "1", "Alt-P 1"), ("_", "G", "Alt-_ G"),
  ])
  func `a character typed with Alt is reported when no answer follows it`(
    text: String, next: String, name: String
  ) {
    var harness = KeyDecoderHarness()
    #expect((harness.drain("\u{1B}" + text) + harness.drain(next)).isEmpty)
    #expect(harness.wait(1.1).names == name)
  }

  @Test func `a bracket typed soon after Escape is reported as a bracket`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}").names == "Esc")
    #expect((harness.wait(0.05) + harness.drain("[") + harness.wait(1)).names == "[")
  }

  @Test func `a bracket typed later after Escape is reported at once`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}")
    #expect((harness.wait(0.2) + harness.drain("[A")).names == "[ A")
  }

  @Test func `the rest of a sequence is awaited for a configurable time`() {
    var harness = KeyDecoderHarness(patience: 5)
    harness.drain("\u{1B}[1;")
    #expect((harness.wait(4) + harness.drain("5C")).names == "^→")
    harness.drain("\u{1B}[1;")
    #expect((harness.wait(6) + harness.drain("5")).names == "5")
  }

  @Test func `a key interrupts an unfinished sequence`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}[1;\r").names == "Enter")
  }

  @Test(arguments: ["\u{1B}]11;rgb:ffff/ffff/eeee\u{1B}\\", "\u{1B}]11;rgb:ff/ff/ee\u{7}"])
  func `the background's answer is reported as a colour, split anywhere`(text: String) {
    let bytes = Array(text.utf8)
    for split in 2..<bytes.count {
      var harness = KeyDecoderHarness()
      harness.drain(Array(bytes[..<split]))
      _ = harness.wait(0.2)
      let events = harness.drain(Array(bytes[split...]) + Array("x".utf8))

      #expect(events == [background, .key(.character("x"))], "split at \(split)")
    }
  }

  @Test func `an answer behind a lone Escape is still an answer`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}").names == "Esc")
    #expect(harness.drain("]11;rgb:ffff/ffff/eeee\u{7}") == [background])
  }

  @Test(arguments: [
    "\u{1B}]11;rgb:", "\u{1B}]11;rgb:ffff/ff", "\u{1B}]11;nonsense\u{7}",
    "\u{1B}]11;rgb:1/2\u{7}", "\u{1B}]11;rgb:12345/0/0\u{7}", "\u{1B}]11;rgb:-1/+2/ 3\u{7}",
  ])
  func `half an answer, or a wrong one, is neither a colour nor keys`(text: String) {
    var harness = KeyDecoderHarness()
    #expect((harness.drain(text) + harness.wait(1.5)).isEmpty)
    #expect(harness.drain("x").names == "x")
  }

  @Test(arguments: [
    "\u{1B}]10;rgb:ffff/0000/0000\u{7}", "\u{1B}]4;15;rgb:ff/ff/ff\u{1B}\\",
    "\u{1B}]52;c;ZHEKZHFkcQ==\u{7}", "\u{1B}P>|XTerm(388)\u{1B}\\", "\u{1B}P1+r436f=323536\u{1B}\\",
    "\u{1B}P0+r\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\", "\u{1B}[?64;1;9;15c",
    "\u{1B}[>41;388;0c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}[8;24;80t", "\u{1B}[I",
    "\u{1B}[O", "\u{1B}[?1u", "\u{1B}[?997;1n",
  ])
  func `an answer for another program is not a key, whole or split`(text: String) {
    let bytes = Array(text.utf8)
    for split in 2...bytes.count {
      var harness = KeyDecoderHarness()
      let early = harness.drain(Array(bytes[..<split])) + harness.wait(0.2)
      let late = harness.drain(Array(bytes[split...])) + harness.wait(2)
      #expect((early + late).isEmpty, "split at \(split): \((early + late).names)")
      #expect(harness.drain("x").names == "x")
    }
  }

  @Test func `a control key in the middle of an answer ends it`() {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}]11;rgb:ff")
    #expect(harness.drain("\r").names == "Enter")
    #expect(harness.drain("x").names == "x")
  }

  @Test func `an endless sequence does not grow in memory`() throws {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}[" + String(repeating: "1", count: 100_000))
    #expect(harness.drain("Ax").names == "x")

    var control = ControlSequence.mouseReport()
    var answer = try #require(AnswerSequence(introducer: UInt8(ascii: "]")))
    for byte in Array("11;".utf8) + [UInt8](repeating: UInt8(ascii: "0"), count: 100_000) {
      _ = (control.take(byte), answer.take(byte))
    }
    #expect(control.body.count <= 64 && answer.body.count <= 64)
  }

  @Test func `half a character before or in an unknown answer spares the next key`() {
    var first = KeyDecoderHarness()
    first.drain("\u{1B}")
    first.drain([0xE4])
    first.drain("[")
    #expect(first.wait(2).names == "")
    #expect(first.drain("x").names == "x")

    var second = KeyDecoderHarness()
    second.drain("\u{1B}]")
    #expect(second.drain([0xE4]).names == "Alt-]")
    #expect(second.wait(2).names == "\u{FFFD}")
    #expect(second.drain("x").names == "x")
  }

  @Test func `random bytes neither crash nor block the decoder`() {
    let starts = Array("\u{1B}[]O~;0123".utf8)
    var harness = KeyDecoderHarness()
    var random = SeededGenerator(seed: 16)
    for _ in 0..<Thorough.count(2000, thorough: 1_000_000) {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random)
          : starts[Int.random(in: 0..<starts.count, using: &random)]
      }
      harness.drain(bytes)
      _ = harness.wait(.random(in: 0...0.3, using: &random))
    }
    harness.drain("\u{1B}[201~")
    _ = harness.wait(2)

    #expect(harness.drain("x").names == "x")
  }
}
