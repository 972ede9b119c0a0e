import TermPanels
import Testing

@Suite struct KeyTextTests {
  @Test(arguments: [
    ("a", Key.character("a")), ("G", .character("G")), ("space", .space), ("-", .character("-")),
    ("é", .character("é")), ("ctrl-x", .control("x")), ("Ctrl-X", .control("x")),
    ("^x", .control("x")), ("^", .character("^")), ("alt-x", .alt("x")), ("alt-X", .alt("X")),
    ("f5", Key(.function(5))), ("F12", Key(.function(12))), ("f17", Key(.function(5), .shift)),
    ("shift-tab", .backTab), ("alt--", .alt("-")), ("shift-up", Key(.up, .shift)),
    ("ctrl-alt-left", Key(.left, [.control, .alt])), ("Esc", .escape), ("escape", .escape),
    ("PgDn", .pageDown), ("pagedown", .pageDown), ("return", .enter), ("↓", .down),
    ("shift-g", .character("G")), ("del", .delete), ("ins", Key(.insert)),
    ("ctrl-space", .control(" ")),
  ])
  func `a key is read as people write it`(text: String, key: Key) throws {
    #expect(try Key(text: text) == key)
  }

  @Test func `every key that a terminal tells is parsed from its text`() throws {
    for key in allKeys where key.obstacle == nil && key.caveat == nil {
      #expect(try Key(text: key.text) == key, "\(key.text)")
    }
  }

  @Test func `every key without modifiers can be typed`() {
    let untold = allKeys.filter { $0.modifiers.isEmpty && $0.obstacle != nil }
    #expect(untold == [])
  }

  @Test(arguments: ["", "ctrl-", "foo", "f0", "f25", "ab", "strg-x", "f5 foo", "alt-", "shift-foo"])
  func `an invalid key is reported, with a suggestion`(text: String) {
    let error = #expect(throws: KeyTextError.self) { try KeySequence(text: text) }
    #expect(error?.description.contains(/Use|Write/) == true)
  }

  @Test(arguments: ["shift-1", "alt-shift-1", "g esc", "esc g"])
  func `a key that no terminal tells has a sentence about it`(text: String) throws {
    #expect(try KeySequence(text: text).obstacle?.hasSuffix(".") == true)
  }

  @Test(arguments: [
    ("ctrl-i", "Tab"), ("ctrl-m", "Enter"), ("ctrl-h", "Backspace"), ("ctrl-[", "Esc"),
    ("ctrl-1", nil), ("ctrl-ä", nil), ("ctrl-shift-x", "^X"), ("ctrl-enter", "Enter"),
    ("shift-enter", "Enter"), ("ctrl-shift-enter", "Enter"), ("ctrl-tab", "Tab"), ("alt-esc", nil),
    ("shift-space", "Space"), ("ctrl-backspace", "Backspace"), ("shift-esc", "Esc"),
    ("ctrl-/", "^_"),
  ])
  func `a key that only some terminals tell is no mistake, and has a sentence about them`(
    text: String, elsewhere: String?
  ) throws {
    let key = try Key(text: text)
    #expect(key.obstacle == nil)
    #expect(try Key(text: key.text) == key)
    let caveat = try #require(key.caveat)
    #expect(caveat.hasPrefix("Only some terminals tell \(key.name): kitty, "))
    let end = elsewhere.map { "Elsewhere it arrives as \($0)." } ?? "Elsewhere it does nothing."
    #expect(caveat.hasSuffix(end))
  }

  @Test(arguments: [
    "a", "ctrl-x", "alt-x", "alt-enter", "shift-tab", "shift-up", "ctrl-left", "ctrl-delete", "f13",
    "ctrl-space", "alt-backspace", "ctrl-\\", "shift-delete", "ctrl-alt-x",
  ])
  func `a key that every terminal tells has no sentence`(text: String) throws {
    #expect(try Key(text: text).caveat == nil)
  }

  @Test func `a sequence is its keys with blanks between them`() throws {
    let sequence = try KeySequence(text: " ctrl-x  g t ")

    #expect(sequence == KeySequence(.control("x"), .character("g"), .character("t")))
    #expect(sequence.text == "ctrl-x g t")
    #expect(sequence.name == "^X g t")
    #expect(sequence == "ctrl-x g t")
  }

  @Test func `two sequences in a row are not read as one`() {
    #expect(([.init(.down), "j"] as [KeySequence]).names == "↓ j")
    #expect((["home", "g g"] as [KeySequence]).names == "Home, g g")
  }

  @Test func `four neighbours in the alphabet are named by the first and the last`() {
    let keys: [KeySequence] = ["f5", "alt-1", "alt-2", "alt-3", "alt-4"]
    #expect(keys.names == "F5 Alt-1 … Alt-4")
    #expect((["a", "b", "c"] as [KeySequence]).names == "a b c")
    #expect((["a", "b", "alt-c", "d"] as [KeySequence]).names == "a b Alt-c d")
  }
}
