extension Key {
  /// The key as hints and help write it: `a`, `Space`, `^R`, `Alt-x`, `Enter`, `↑`, `F5`.
  public var name: String {
    var name = ""
    if modifiers.contains(.alt) { name += "Alt-" }
    if modifiers.contains(.shift) { name += "Shift-" }
    switch code {
    case .character(let character) where modifiers.contains(.control):
      name += "^" + (character == " " ? "Space" : character.uppercased())
    default:
      if modifiers.contains(.control) { name += "^" }
      name += code.name
    }
    return name
  }
}

extension Key.Code {
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
