extension QuickAdd {
  /// The most unknown lists of a line, which is read once more for each. One with more is only a
  /// title.
  private static let mostUnknownLists = 32

  /// Reads a line in which the name of an unknown list is words, unless it is accepted, and so is
  /// that of a heading.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - context: The moment, the habits and the lists.
  ///   - refusals: The words that are not chips anyway.
  ///   - accepts: Whether the list of a chip, which does not exist, may be added; or whether its
  ///     heading exists or may be added.
  public static func read(
    _ line: String, in context: Context, refusing refusals: Set<Refusal> = [],
    acceptingUnknownList accepts: (Chip) -> Bool
  ) -> Reading {
    var refusals = refusals
    for _ in 0...mostUnknownLists {
      let reading = read(line, in: context, refusing: refusals)
      let unknown = reading.chips.first { chip in
        if chip.heading != nil { return !accepts(chip) }
        return chip.meanings.contains {
          if case .list(_, isKnown: false) = $0 { !accepts(chip) } else { false }
        }
      }
      guard let unknown, refusals.insert(reading.refusal(of: unknown)).inserted else {
        return reading
      }
    }
    return .title(line, in: context)
  }
}
