extension Recording {
  /// Whether it was written by hand: it has no screens to compare.
  public var isScript: Bool { turns.allSatisfy { $0.frame == nil } }

  /// The longest part of a pause that is filled, in microseconds.
  private static let longestFilling = 10_000_000
  /// The microseconds from one turn of a filled pause to the next, a thirtieth of a second.
  private static let frameLength = 33_333

  /// The same input with turns without input between the others, as a recorder writes them while
  /// something moves. A script needs them to show motion; in a pause of more than ten seconds, only
  /// the first ten are filled.
  public var filled: Recording {
    var filled = self
    filled.turns = []
    for (index, turn) in turns.enumerated() {
      filled.turns.append(turn)
      // Work that the turn has requested is done at its time.
      filled.turns.append(Turn(time: turn.time, events: [], frame: nil, line: turn.line))
      guard index + 1 < turns.count else { break }
      let end = min(turns[index + 1].time, turn.time + Recording.longestFilling)
      for time in stride(from: turn.time, to: end, by: Recording.frameLength).dropFirst() {
        filled.turns.append(Turn(time: time, events: [], frame: nil, line: turn.line))
      }
    }
    return filled
  }
}
