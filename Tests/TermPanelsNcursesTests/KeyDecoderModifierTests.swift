import TermPanels
import Testing

@testable import TermPanelsNcurses

@Suite("What is held with a key") struct KeyDecoderModifierTests {
  /// The modifiers of xterm's and kitty's numbers, as these pages list them; `nil` where there are
  /// others.
  private func wanted(_ bits: Int, hasMeta: Bool) -> Key.Modifiers? {
    if bits & 16 != 0 || bits & 8 != 0 && !hasMeta { return nil }
    var wanted: Key.Modifiers = []
    if bits & 1 != 0 { wanted.insert(.shift) }
    if bits & (hasMeta ? 42 : 34) != 0 { wanted.insert(.alt) }
    if bits & 4 != 0 { wanted.insert(.control) }
    return wanted
  }

  private func events(_ text: String) -> [Event] {
    var harness = KeyDecoderHarness()
    return harness.drain("\u{1B}[" + text) + harness.wait(2)
  }

  @Test func `is Shift, Alt and Control; anything above makes another key, which does nothing`() {
    for number in 1...256 {
      let moving = wanted(number - 1, hasMeta: true)
      let other = wanted(number - 1, hasMeta: false)
      for kind in ["", ":1", ":2"] {
        let held = "\(number)\(kind)"
        #expect(events("1;\(held)D") == moving.map { [.key(Key(.left, $0))] } ?? [], "\(held)")
        #expect(events("1;\(held)Q") == other.map { [.key(Key(.function(2), $0))] } ?? [])
        #expect(events("3;\(held)~") == other.map { [.key(Key(.delete, $0))] } ?? [])
        #expect(events("13;\(held)u") == other.map { [.key(Key(.enter, $0))] } ?? [])
        let letter = other.map { held in
          held.contains(.shift) && !held.contains(.control)
            ? Key(.character("D"), held.subtracting(.shift)) : Key(.character("d"), held)
        }
        #expect(events("100;\(held)u") == letter.map { [.key($0)] } ?? [], "\(held)")
        if kind.isEmpty { #expect(events("27;\(held);100~") == letter.map { [.key($0)] } ?? []) }
      }
      for key in ["1;\(number):3D", "3;\(number):3~", "100;\(number):3u"] {
        #expect(events(key).isEmpty, "\(key)")
      }
    }
  }

  @Test(arguments: [
    // kitty's other characters of a key, and the text that it types.
    ("97:65;2u", "A"), ("49:33;2u", "!"), ("44:60;4u", "Alt-<"), ("45:95;6u", "^_"),
    ("97:65;6u", "Shift-^A"), ("1092::97;1u", "ф"), ("1092::97;5u", "^A"),
    ("1092:1060:97;3u", "Alt-a"),
    ("97;2;65u", "A"), ("97;;230u", "æ"), ("101;1;101:769u", "é"), ("32;2u", "Shift-Space"),
    ("9;5u", "^Tab"), ("127;5u", "^Backspace"), ("27;2u", "Shift-Esc"), ("65;5u", "^A"),
    // The pad of kitty.
    ("57399u", "0"), ("57404u", "5"), ("57408u", "9"), ("57409u", "."), ("57413u", "+"),
    ("57414u", "Enter"), ("57414;129u", "Enter"), ("57415u", "="), ("57416u", ","),
    ("57419u", "↑"), ("57423;5u", "^Home"), ("57426u", "Del"), ("57376u", "Shift-F1"),
    ("57404;2u", "5"), ("E", ""), ("57427u", ""),
    // Others.
    ("1;9D", "Alt-←"), ("1;10D", "Alt-Shift-←"), ("1;1A", "↑"), (";5A", "^↑"),
    ("1;2Z", "Shift-Tab"),
    ("1;5R", "^F3"), ("1;40R", ""), ("1;1R", ""), ("5A", ""), ("3$", "Shift-Del"), ("3^", "^Del"),
    ("200;1~", ""), ("3;1;1~", ""),
  ])
  func `is told in several forms`(text: String, names: String) {
    #expect(events(text).names == names)
  }

  @Test(arguments: [
    ("\u{1B}\u{1B}[A", "Alt-↑"), ("\u{1B}\u{1B}OD", "Alt-←"), ("\u{1B}\u{1B}[3~", "Alt-Del"),
    ("\u{1B}\u{1B}Od", "Alt-^←"), ("\u{1B}\u{1B}[1;5C", "Alt-^→"), ("\u{1B}\u{1B}", "Esc Esc"),
    ("\u{1B}\u{1B}x", "Esc Alt-x"), ("\u{1B}\u{1B}\u{1B}[A", "Esc Alt-↑"),
    ("\u{1B}\u{1B}\r", "Esc Alt-Enter"),
    ("\u{1B}\u{1B}[I", ""), ("\u{1B}\u{1B}[0nx", "Esc x"),
  ])
  func `is Alt before a sequence with two ESC`(text: String, names: String) {
    var harness = KeyDecoderHarness()
    #expect((harness.drain(text) + harness.wait(1)).names == names)
  }

  @Test func `types the digits and signs of the number pad, whatever the terminal calls its keys`()
  {
    var harness = KeyDecoderHarness()
    let pad = "jklmnopqrstuvwxyX".map { "\u{1B}O\($0)" }.joined()
    #expect(harness.drain(pad).names == "* + , - . / 0 1 2 3 4 5 6 7 8 9 =")
    #expect(
      harness.drain("\u{1B}OM\u{1B}OI\u{1B}O \u{1B}O2p\u{1B}O5p").names == "Enter Tab Space 0 ^0")
  }

  @Test func `is Control with the other byte of Backspace, as the line's settings tell`() {
    let delete: UInt8 = 0x7F
    for (erase, names) in [(delete, "Backspace ^Backspace"), (8, "Backspace Backspace")] {
      var decoder = KeyDecoder(erase: erase)
      decoder.feed([0x7F, 0x08], at: 0)
      #expect(decoder.takeEvents().names == names)
    }
  }
}
