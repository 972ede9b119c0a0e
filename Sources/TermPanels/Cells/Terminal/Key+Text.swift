/// An error for a text that is not a key; its description explains the permitted texts.
public struct KeyTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension Key {
  /// The key as it is written in settings: `a`, `G`, `space`, `ctrl-x`, `alt-left`, `shift-tab`,
  /// `f5`. ``init(text:)`` reads it.
  public var text: String {
    if code == .backTab, modifiers.isEmpty { return "shift-tab" }
    var text = ""
    for (word, modifier) in Key.modifierWords where modifiers.contains(modifier) {
      text += word + "-"
    }
    return text + code.text
  }

  /// Reads a key as it is written in settings. Words may be in capitals; a character is itself, so
  /// `G` is `g` with Shift.
  ///
  /// - Throws: ``KeyTextError`` when there is no such key.
  public init(text: some StringProtocol) throws(KeyTextError) {
    // Each of many words before a key would be looked for in all the rest.
    guard text.utf8.count <= Key.longestText else {
      throw KeyTextError("“\(text.prefix(12))…” isn't a key: it is too long.")
    }
    var rest = text[...]
    var modifiers: Modifiers = []
    while let (length, modifier) = Key.modifier(before: rest) {
      rest = rest.dropFirst(length)
      modifiers.insert(modifier)
    }
    guard let code = Code(text: rest) else {
      throw KeyTextError(
        "“\(text)” isn't a key. Use a character, or a word such as enter, space, up or f5, with "
          + "ctrl-, alt- or shift- before it.")
    }
    self = Key(code, modifiers).asTerminalsTellIt
  }

  /// The key as terminals report it: Shift is part of some keys, and Control ignores capitals.
  private var asTerminalsTellIt: Key {
    var key = self
    switch code {
    case .character(let character) where modifiers.contains(.control):
      key.code = .character(Character(character.lowercased()))
    case .character(let character) where modifiers.contains(.shift) && character.isLetter:
      key.code = .character(Character(character.uppercased()))
      key.modifiers.remove(.shift)
    case .tab where modifiers.contains(.shift):
      key.code = .backTab
      key.modifiers.remove(.shift)
    case .function(let number) where number > 12:
      key = Key(.function(number - 12), modifiers.union(.shift))
    default: break
    }
    return key
  }

  private static func modifier(before text: some StringProtocol) -> (Int, Modifiers)? {
    if text.hasPrefix("^"), text.count > 1 { return (1, .control) }
    for (word, modifier) in modifierWords
    where text.count > word.count + 1 && text.lowercased().hasPrefix(word + "-") {
      return (word.count + 1, modifier)
    }
    return nil
  }

  /// The most bytes of the text of a key.
  private static let longestText = 40

  private static let modifierWords: [(word: String, modifier: Modifiers)] = [
    ("ctrl", .control), ("alt", .alt), ("shift", .shift),
  ]

  /// The reason why no terminal tells this key, and a replacement; `nil` if some do, which
  /// ``caveat`` names.
  public var obstacle: String? {
    guard case .character(let character) = code, character != " ", modifiers.contains(.shift),
      !modifiers.contains(.control)
    else { return nil }
    return "Shift is not told with a character. Write the character that it types."
  }

  /// The keys that are written as words, in settings and in recordings.
  package static let words: [(word: String, code: Code)] = [
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("backtab", .backTab),
    ("backspace", .backspace), ("delete", .delete), ("insert", .insert), ("up", .up),
    ("down", .down), ("left", .left), ("right", .right), ("home", .home), ("end", .end),
    ("pageup", .pageUp), ("pagedown", .pageDown),
  ]
}

extension Key.Code {
  fileprivate var text: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .function(let number): "f\(number)"
    default: Key.words.first { $0.code == self }?.word ?? ""
    }
  }

  fileprivate init?(text: some StringProtocol) {
    let word = text.lowercased()
    if text.count == 1, let character = text.first {
      self = Key.Code.arrows[character] ?? .character(character)
    } else if let known = Key.words.first(where: { $0.word == word })?.code {
      self = known
    } else if let other = Key.Code.otherWords[word] {
      self = other
    } else if word.hasPrefix("f"), let number = Int(word.dropFirst()), (1...24).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  private static let arrows: [Character: Key.Code] = [
    "↑": .up, "↓": .down, "←": .left, "→": .right,
  ]

  private static let otherWords: [String: Key.Code] = [
    "space": .character(" "), "return": .enter, "esc": .escape, "del": .delete, "ins": .insert,
    "pgup": .pageUp, "pgdn": .pageDown,
  ]
}
