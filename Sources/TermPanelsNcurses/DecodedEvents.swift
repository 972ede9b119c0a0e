import TermPanels

/// The events that a ``KeyDecoder`` has decoded and not handed over yet.
struct DecodedEvents {
  private var events: [Event] = []
  /// Whether the next key gets Alt.
  private var holdsAlt = false
  /// The number of events up to the end of a paste, if one ended.
  private var countAtPaste: Int?

  /// Returns the events, each once.
  mutating func take() -> [Event] {
    defer { (events, countAtPaste) = ([], nil) }
    return events
  }

  /// Gives Alt to the next key.
  mutating func holdAlt() { holdsAlt = true }

  /// Forgets the Alt for the next key.
  mutating func releaseAlt() { holdsAlt = false }

  /// Adds an event that is not a key.
  mutating func append(_ event: Event) { events.append(event) }

  /// Adds a key, with the Alt that came before it.
  mutating func append(_ key: Key) {
    var key = key
    if holdsAlt { key.modifiers.insert(.alt) }
    holdsAlt = false
    events.append(.key(key))
  }

  /// Adds a typed scalar. Accents, skin tones and joined emoji come as several scalars and are one
  /// character.
  mutating func append(typed scalar: Unicode.Scalar) {
    if scalar.value >= 0x300, !holdsAlt, case .key(let last)? = events.last,
      let typed = last.typedCharacter
    {
      let joined = String(typed) + String(scalar)
      if joined.count == 1, let character = joined.first {
        return events[events.count - 1] = .key(.character(character))
      }
    }
    append(.character(Character(scalar)))
  }

  /// Adds a pasted text.
  mutating func append(pasted text: String) {
    if !text.isEmpty { events.append(.paste(text)) }
    countAtPaste = events.count
  }

  /// Drops the events since a paste that has just ended: they were pasted too.
  mutating func dropSincePaste() {
    if let countAtPaste { events.removeSubrange(countAtPaste...) }
  }
}
