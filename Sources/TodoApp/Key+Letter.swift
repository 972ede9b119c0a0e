import TermPanels

extension Key {
  /// The character of the key, whatever is held with it; nil if it has none.
  var letter: Character? {
    if case .character(let character) = code { character } else { nil }
  }
}
