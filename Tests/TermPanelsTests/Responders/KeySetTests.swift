import Testing

@testable import TermPanels

@Suite("A set of keys") struct KeySetTests {
  /// Keys of every kind, with and without a number, and sequences of two keys.
  private static let sequences: [KeySequence] = {
    let codes = Key.words.map(\.code) + [.function(1), .function(12), .function(500)]
    let characters: [Character] = ["a", "A", " ", "~", "é", "日", "\r\n", "\n"]
    let modifiers: [Key.Modifiers] = [
      [], .control, .alt, [.alt, .shift], [.control, .alt, .shift],
    ]
    let keys = (codes + characters.map(Key.Code.character)).flatMap { code in
      modifiers.map { Key(code, $0) }
    }
    return keys.map { KeySequence($0) } + keys.map { KeySequence(.character("g"), $0) }
  }()

  @Test func `contains what was inserted, and nothing else`() {
    for sequence in Self.sequences {
      var set = KeySet()
      let isNew = [set.insert(sequence), set.insert(sequence)]
      #expect(isNew == [true, false])
      #expect(Self.sequences.filter(set.contains) == [sequence])
    }
  }

  @Test func `holds equal characters of different bytes as one`() {
    var set = KeySet()
    set.insert(KeySequence(.character("\u{E9}")))
    #expect(set.contains(KeySequence(.character("e\u{301}"))))
  }
}
