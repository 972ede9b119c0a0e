extension QuickAdd {
  /// The most unknown lists of a line, which is read once more for each. One with more is only a
  /// title.
  private static let mostUnknownLists = 32

  /// Reads a line in which the name of an unknown list is words, unless it is accepted, and so is
  /// that of a heading. Dates beside it are read all the same. A new list, the name in quotes, is
  /// offered as in a ``Doubt``, unless the name may be the beginning of one that exists.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - context: The moment, the habits and the lists.
  ///   - refusals: The words that are not chips anyway.
  ///   - offersLists: Whether a new list is possible.
  ///   - accepts: Whether the list of a chip, which does not exist, may be added; or whether its
  ///     heading exists or may be added.
  public static func read(
    _ line: String, in context: Context, refusing refusals: Set<Refusal> = [],
    offersLists: Bool = true, acceptingUnknownList accepts: (Chip) -> Bool
  ) -> Reading {
    var refusals = refusals
    var offers: [Doubt] = []
    for _ in 0...mostUnknownLists {
      let reading = read(line, in: context, refusing: refusals)
      let unknown = reading.chips.first { chip in
        if chip.heading != nil { return !accepts(chip) }
        return chip.meanings.contains {
          if case .list(_, isKnown: false) = $0 { !accepts(chip) } else { false }
        }
      }
      guard let unknown, refusals.insert(reading.refusal(of: unknown)).inserted else {
        return reading.doubting(offers)
      }
      if offersLists, unknown.heading == nil,
        let offer = offer(for: unknown, of: line, context)
      {
        offers.append(offer)
      }
    }
    return .title(line, in: context)
  }

  /// The name of an unknown list in quotes; nil if it is in quotes, or if one of the known lists
  /// begins with it.
  private static func offer(for chip: Chip, of line: String, _ context: Context) -> Doubt? {
    guard let (start, name) = MarkStart.split(line[chip.range]), name.first != "\"" else {
      return nil
    }
    let typed = WordReader.bare(name)
    guard
      !context.lists.contains(where: { $0.lowercased().hasPrefix(typed.lowercased()) })
    else { return nil }
    let end = line.index(chip.range.upperBound, offsetBy: typed.count - name.count)
    return Doubt(
      range: chip.range.lowerBound..<end,
      offer: Offer(text: "\(start.text)\"\(typed)\"", meanings: chip.meanings))
  }
}

extension QuickAdd.Reading {
  /// The reading with further doubts.
  fileprivate func doubting(_ further: [QuickAdd.Doubt]) -> Self {
    var reading = self
    reading.doubts = (doubts + further).sorted { $0.range.lowerBound < $1.range.lowerBound }
    return reading
  }
}
