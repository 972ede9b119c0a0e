import TermPanels
import TestSupport
import Testing

@testable import TermPanelsNcurses

@Suite("What is not understood") struct KeyDecoderLawTests {
  /// The keys among events.
  private func keys(_ events: [Event]) -> [Event] {
    events.filter { if case .key = $0 { true } else { false } }
  }

  @Test(.floor(.full)) func `does nothing, whole or in two pieces`() {
    var input = ForeignInput(seed: 60)
    var random = SeededGenerator(seed: 61)
    let count = Thorough.count(20_000, thorough: 1_000_000)
    for _ in 0..<count {
      let bytes = input.next()
      var harness = KeyDecoderHarness()
      var events = harness.drain(bytes)
      #expect(keys(events).isEmpty, "\(bytes.shown): \(events.names)")
      #expect(harness.drain("x").names == "x", "after \(bytes.shown)")

      // A lone ESC is a key, which waits for nothing.
      let start = bytes.prefix { $0 == 0x1B }.count + 1
      guard start < bytes.count else { continue }
      let split = Int.random(in: start..<bytes.count, using: &random)
      harness = KeyDecoderHarness()
      events = harness.drain(Array(bytes[..<split])) + harness.wait(0.06)
      events += harness.drain(Array(bytes[split...]))
      #expect(keys(events).isEmpty, "\(bytes.shown) split at \(split): \(events.names)")
      #expect(harness.drain("x").names == "x", "after \(bytes.shown) split at \(split)")
    }
    Thorough.report("A14", "\(count) foreign sequences: 0 keys")
  }

  /// The choice of a set of characters, or a character that is shifted alone.
  @Test(arguments: ["(B", "#8", "%G", " F", "$B", "$(d", "Nd", "-A", "+d"])
  func `is Alt and a character only where more comes later`(text: String) throws {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}" + text).isEmpty && harness.drain("x").names == "x")

    harness = KeyDecoderHarness()
    let first = try #require(text.first)
    let alt = harness.drain("\u{1B}\(first)") + harness.wait(0.05)
    #expect(alt == [.key(Key(.character(first), .alt))] && harness.drain("x").names == "x")
    // After the Escape key, all of it is typed.
    harness = KeyDecoderHarness()
    harness.drain("\u{1B}")
    #expect(harness.drain(text).count == text.count)
  }

  @Test func `is one character after a single shift of eight bits`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain([0x8E, UInt8(ascii: "d")]).isEmpty && harness.drain("d").names == "d")
  }

  @Test(arguments: ["[100", "[?6", "[<35;2", "[1;", "[27;9"])
  func `is waited for if its rest is late`(beginning: String) {
    var harness = KeyDecoderHarness()
    #expect((harness.drain("\u{1B}" + beginning) + harness.wait(0.7)).isEmpty)
    #expect(harness.drain(";9u").isEmpty && harness.drain("d").names == "d")
  }

  @Test func `does nothing where nothing ends it, and is over after a second`() {
    for opener in "PX]^_".unicodeScalars {
      for beginning in [[0x1B, UInt8(opener.value)], [UInt8(opener.value) + 0x40]] {
        var harness = KeyDecoderHarness()
        let events = harness.drain(beginning + Array("dxq delete everything".utf8))
        #expect((events + harness.wait(1.1)).isEmpty)
        #expect(harness.drain("x").names == "x")
      }
    }
  }

  @Test func `does nothing behind a beginning that another sequence cuts off`() {
    for beginning in ["\u{1B}_Gi=31", "\u{1B}Xdd", "\u{1B}]l", "\u{1B}[1;", "\u{1B}[?"] {
      var harness = KeyDecoderHarness()
      #expect(harness.drain(beginning + "\u{1B}[A").names == "↑", "\(beginning.debugDescription)")
    }
  }

  @Test func `does nothing if its first ESC came alone, and was Escape`() {
    var input = ForeignInput(seed: 63)
    for _ in 0..<1000 {
      let bytes = input.next()
      guard bytes.starts(with: [0x1B, UInt8(ascii: "[")]), bytes.count > 3 else { continue }
      var harness = KeyDecoderHarness()
      let early = harness.drain([0x1B]) + harness.wait(0.5)
      let late = harness.drain(Array(bytes.dropFirst()))
      #expect(early.names == "Esc" && keys(late).isEmpty, "\(bytes.shown): \(late.names)")
    }
    for answer in ["]11;rgb:1/2/3\u{7}", "_Gi=31;OK\u{1B}\\"] {
      var harness = KeyDecoderHarness()
      _ = harness.drain("\u{1B}") + harness.wait(0.5)
      #expect(keys(harness.drain(answer)).isEmpty)
    }
  }

  @Test(arguments: ["Pay", "Xmas", "Garden\rO", "OGarden\r", "_x", "^ab\r", "P\r"])
  func `loses nothing that is typed soon after Escape`(text: String) {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}")
    let wanted = text.map { $0 == "\r" ? "Enter" : String($0) }.joined(separator: " ")
    #expect((harness.wait(0.05) + harness.drain(text) + harness.wait(1)).names == wanted)
  }

  @Test(arguments: ["Enter", "^C"])
  func `ends at a key that comes by itself`(name: String) {
    for opener in "PX]^_" {
      var harness = KeyDecoderHarness()
      #expect(harness.drain("\u{1B}\(opener)9;words").isEmpty)
      #expect(harness.drain(name == "Enter" ? "\r" : "\u{3}").names == name)
      #expect(harness.drain("x").names == "x")
    }
  }

  @Test(arguments: ["P", "X", "]", "^", "_", "[", "O"])
  func `may be Alt and a character if nothing follows at once`(character: String) {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}" + character).isEmpty)
    #expect(harness.wait(0.3).names == "Alt-" + character)

    if character == "[" { return }
    harness.drain("\u{1B}" + character)
    #expect(harness.drain("\r").names == "Alt-\(character) Enter")
    harness.drain("\u{1B}" + character)
    #expect(
      (harness.drain("\u{1B}" + character) + harness.wait(0.3)).names
        == "Alt-\(character) Alt-\(character)")
  }

  @Test(arguments: ["X", "^", "_", "P"])
  func `is a character where the next key comes by itself`(opener: String) {
    var harness = KeyDecoderHarness()
    harness.drain("\u{1B}" + opener)
    #expect((harness.drain("y") + harness.drain("z")).names == "Alt-\(opener) y z")
  }
}

extension [UInt8] {
  /// The bytes as text, for reports.
  fileprivate var shown: String {
    map { 0x20...0x7E ~= $0 ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16) }.joined()
  }
}
