extension Key {
  /// The key that a terminal sends for this one if it does not tell them apart: the key without
  /// Shift; without Control where it has a control character of its own; or the key whose control
  /// character Control makes of it. `nil` if every terminal tells it, or sends nothing for it.
  ///
  /// A key that nothing is bound to acts as this one.
  var plainer: Key? {
    if modifiers.contains(.shift) { return Key(code, modifiers.subtracting(.shift)) }
    guard modifiers.contains(.control) else { return nil }
    let others = modifiers.subtracting(.control)
    switch code {
    case .enter, .tab, .backTab, .backspace, .escape: return Key(code, others)
    case .character(let character):
      guard let plain = Key.controlCharacters[character] else { return nil }
      return Key(plain.code, plain.modifiers.union(others))
    default: return nil
    }
  }

  /// The keys whose control characters Control makes of others.
  private static let controlCharacters: [Character: Key] = [
    "i": .tab, "j": .enter, "m": .enter, "h": .backspace, "[": .escape, "3": .escape,
    "8": .backspace, "?": .backspace, "2": .control(" "), "@": .control(" "), "4": .control("\\"),
    "5": .control("]"), "6": .control("^"), "7": .control("_"), "/": .control("_"),
    "-": .control("_"),
  ]

  /// The terminals that tell this key, in a sentence, and what comes from others; `nil` if every
  /// terminal tells it.
  public var caveat: String? {
    guard obstacle == nil, !isToldEverywhere else { return nil }
    var elsewhere = plainer
    while let key = elsewhere, !key.isToldEverywhere { elsewhere = key.plainer }
    return "Only some terminals tell \(name): kitty, foot, Ghostty, Alacritty and Rio do, WezTerm, "
      + "iTerm2 and tmux after a change of their settings. "
      + (elsewhere.map { "Elsewhere it arrives as \($0.name)." } ?? "Elsewhere it does nothing.")
  }

  /// Whether every terminal tells the key, or nearly every one.
  private var isToldEverywhere: Bool {
    switch code {
    case .character(let character) where modifiers.contains(.control):
      guard !modifiers.contains(.shift) else { return false }
      return switch character {
      case "h", "i", "j", "m": false
      case "a"..."z", " ", "\\", "]", "^", "_": true
      default: false
      }
    case .enter, .tab, .backTab, .backspace, .escape, .character(" "):
      return modifiers.isDisjoint(with: [.control, .shift])
        && !(code == .escape && modifiers == .alt)
    default: return true
    }
  }
}
