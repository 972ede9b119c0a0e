import TermPanels

extension Key {
  /// The key as it is written in a line of a ``Recording``.
  var recorded: String {
    let text = modifiers.recorded
    switch code {
    case .character(let character): return text + "'\(String(character).escaped)'"
    case .function(let number): return text + "f\(number)"
    default: return text + (Key.words.first { $0.code == code }?.word ?? "")
    }
  }

  /// Reads a key from a line of a ``Recording``.
  init(recorded text: Substring) throws(Misreading) {
    var rest = text
    let modifiers = Modifiers(takingRecorded: &rest)
    if let text = rest.between("'") {
      let name = try String(escaped: text)
      guard name.count == 1, let character = name.first else {
        throw Misreading("a key must type one character.")
      }
      self.init(.character(character), modifiers)
    } else if let known = Key.words.first(where: { $0.word == rest }) {
      self.init(known.code, modifiers)
    } else if rest.first == "f", let number = Int(rest.dropFirst()), (0...63).contains(number) {
      self.init(.function(number), modifiers)
    } else {
      throw Misreading("unknown key.")
    }
  }
}

extension Key.Modifiers {
  /// The modifiers as they are written before the key or the mouse's action: `C-A-S-`.
  var recorded: String {
    var text = ""
    for (letter, modifier) in Self.letters where contains(modifier) { text += "\(letter)-" }
    return text
  }

  /// Takes the modifiers that ``recorded`` wrote from the start of a text.
  init(takingRecorded text: inout Substring) {
    self = []
    for (letter, modifier) in Self.letters where text.hasPrefix("\(letter)-") {
      insert(modifier)
      text = text.dropFirst(2)
    }
  }

  private static let letters: [(letter: Character, modifier: Self)] = [
    ("C", .control), ("A", .alt), ("S", .shift),
  ]
}
