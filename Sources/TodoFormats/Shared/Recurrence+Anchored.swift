import CivilCalendar

extension Recurrence.Anchor {
  /// The anchor of a word, `due` or `done`; nil for any other.
  init?(word: some StringProtocol) {
    switch word {
    case "due": self = .due
    case "done": self = .done
    default: return nil
    }
  }

  /// The word for it.
  var word: String { self == .due ? "due" : "done" }
}

extension Recurrence {
  /// The rule in a text that begins with the day from which it counts, `done FREQ=DAILY`.
  init?(anchored text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let anchor = Anchor(word: parts[0]) else { return nil }
    self.init(rrule: String(parts[1]), from: anchor)
  }

  /// The rule after the day from which it counts, `done FREQ=DAILY`.
  var anchored: String { "\(anchor.word) \(rrule)" }
}
