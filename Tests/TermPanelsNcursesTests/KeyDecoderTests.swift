import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite struct KeyDecoderTests {
  @Test(arguments: [
    ("a", Key.character("a")), ("Z", .character("Z")), (" ", .space), ("é", .character("é")),
    ("日", .character("日")), ("e\u{301}", .character("é")),
    ("👨‍👩‍👧", .character("👨‍👩‍👧")), ("👍🏽", .character("👍🏽")),
    ("\t", .tab), ("\r", .enter), ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace),
    ("\u{1B}", .escape), ("\0", .control(" ")), ("\u{1}", .control("a")),
    ("\u{1A}", .control("z")), ("\u{1C}", .control("\\")), ("\u{1F}", .control("_")),
  ])
  func `a typed character or control is a key`(text: String, key: Key) {
    var harness = KeyDecoderHarness()

    #expect(harness.drain(text) == [.key(key)])
    #expect(harness.decoder.deadline == nil)
  }

  // The numbers are curses' own: KEY_UP, KEY_HOME, KEY_PPAGE, KEY_BTAB, KEY_DC, KEY_SLEFT, KEY_SR
  // and, from 0o411 on, F1, F2, ….
  @Test(
    arguments: [
      (0o403, Key.up), (0o406, .home), (0o523, .pageUp), (0o541, .backTab), (0o512, .delete),
      (0o611, Key(.left, .shift)), (0o521, Key(.up, .shift)), (0o411, Key(.function(1))),
      (0o424, Key(.function(12))), (0o425, Key(.function(1), .shift)),
      (0o441, Key(.function(1), .control)), (0o471, Key(.function(1), .alt)),
    ] as [(Int32, Key)])
  func `a key that curses knows is that key`(code: Int32, key: Key) {
    var harness = KeyDecoderHarness()
    harness.decoder.feed(keyCode: code)
    #expect(harness.decoder.takeEvents() == [.key(key)])
  }

  @Test(arguments: [
    ("kUP5", Key(.up, .control)), ("kDN", Key(.down, .shift)), ("kLFT3", Key(.left, .alt)),
    ("kRIT8", Key(.right, [.shift, .alt, .control])), ("kEND4", Key(.end, [.shift, .alt])),
    ("kPRV5", Key(.pageUp, .control)), ("kDC6", Key(.delete, [.shift, .control])),
    ("kpADD", .character("+")), ("kp5", .character("5")), ("kIC2", Key(.insert, .shift)),
    ("kNXT7", Key(.pageDown, [.alt, .control])), ("kHOM5", Key(.home, .control)),
  ])
  func `a key that the terminal's description names has its modifiers`(name: String, key: Key) {
    var harness = KeyDecoderHarness(names: [600: name])
    harness.decoder.feed(keyCode: 600)
    #expect(harness.decoder.takeEvents() == [.key(key)])
  }

  @Test(arguments: ["kUP9", "kUP1", "kxIN", "k", "", "5"])
  func `an unknown key name is ignored`(name: String) {
    #expect(KeyCode.key(named: name) == nil)
  }

  // KEY_RESIZE, KEY_MOUSE, and one without a name.
  @Test(arguments: [0o632, 0o631, 0x1234] as [Int32])
  func `an unknown key code is ignored`(code: Int32) {
    var harness = KeyDecoderHarness()
    harness.decoder.feed(keyCode: code)
    #expect(harness.decoder.takeEvents().isEmpty)
  }

  @Test(arguments: [
    ("\u{1B}x", "Alt-x"), ("\u{1B}é", "Alt-é"), ("\u{1B}\r", "Alt-Enter"),
    ("\u{1B}\u{1}", "Alt-^A"),
    ("ab", "a b"),
  ])
  func `an escape with the next byte is Alt`(text: String, names: String) {
    var harness = KeyDecoderHarness()
    #expect(harness.drain(text).names == names)
  }

  @Test func `an escape before a key of curses is Alt`() {
    var harness = KeyDecoderHarness()
    harness.decoder.feed([0x1B], at: 0)
    harness.decoder.feed(keyCode: 0o403)
    #expect(harness.decoder.takeEvents() == [.key(Key(.up, .alt))])
  }

  @Test func `an escape that came alone is Escape, and the next key has no Alt`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain("\u{1B}").names == "Esc")
    #expect(harness.drain("x").names == "x")
  }

  @Test(
    arguments: [
      ([0xFF], "\u{FFFD}"), ([0xC3, 0x41], "\u{FFFD} A"), ([0xC0, 0xAF], "\u{FFFD} \u{FFFD}"),
      ([0xED, 0xA0, 0x80, 0x0D], "\u{FFFD} Enter"), ([0xFF, 0x1B], "\u{FFFD} Esc"),
      ([0xC2, 0x85, 0x41], "A"), ([0x85, 0x41], "A"), ([0xC2, 0x9B, 0x41], "↑"),
      ([0x9B, 0x41], "↑"),
    ] as [([UInt8], String)])
  func `invalid bytes swallow no valid ones`(bytes: [UInt8], names: String) {
    var harness = KeyDecoderHarness()
    #expect(harness.drain(bytes).names == names)
  }

  @Test func `a character split between drains is one character`() {
    var harness = KeyDecoderHarness()
    #expect(harness.drain([0xE6, 0x97]).isEmpty)
    #expect(harness.wait(0.1).isEmpty)
    #expect(harness.drain([0xA5]).names == "日")
  }

  @Test func `an incomplete character is dropped`() {
    var harness = KeyDecoderHarness()
    harness.drain([0xE6, 0x97])
    #expect(harness.wait(1).names == "\u{FFFD}")
    #expect(harness.drain("a").names == "a")
  }
}
