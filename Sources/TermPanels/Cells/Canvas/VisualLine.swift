internal import CFriBidi
internal import SafeText

/// A line of text in the order in which its characters stand on the screen, by the Unicode
/// Bidirectional Algorithm. Everywhere else text is in the order in which it is stored and read.
///
/// The algorithm sees one character for each that a person counts, so marks stay with their letter.
/// Joining the letters of a word is left to the terminal.
struct VisualLine {
  /// A character in its cells.
  struct Place {
    /// The character; a bracket that runs from right to left is mirrored.
    let character: Character
    /// The index of the character in the text as it is stored.
    let index: Int
    /// The column of its first cell, from the left end of the line.
    let column: Int
  }

  /// The characters from left to right.
  let places: [Place]
  /// The columns of the line.
  let columns: Int
  /// The direction of the paragraph that the line belongs to.
  let direction: TextDirection

  /// Orders a line. Returns `nil` for one that stands on the screen as it is stored.
  ///
  /// - Parameters:
  ///   - characters: The characters of the line.
  ///   - direction: The direction of its paragraph; `nil` if the line is a paragraph of its own.
  init?(_ characters: some Collection<Character>, in direction: TextDirection? = nil) {
    guard direction == .rightToLeft || characters.contains(where: \.isRightToLeft) else {
      return nil
    }
    let direction = direction ?? TextDirection(of: characters)
    let scalars = characters.map(\.orderingScalar)
    var order = Array(repeating: Int32(0), count: scalars.count)
    var levels = Array(repeating: Int8(0), count: scalars.count)
    let isOrdered = cf_order(
      scalars, Int32(scalars.count), direction == .rightToLeft ? 1 : 0, &order, &levels)
    // Without memory the text stays as it is stored.
    guard isOrdered != 0 else { return nil }
    let stored = Array(characters)
    var column = 0
    places = order.map { number in
      let index = Int(number)
      let isReversed = levels[index] % 2 != 0
      let character = isReversed ? stored[index].mirrored : stored[index]
      defer { column += character.columns }
      return Place(character: character, index: index, column: column)
    }
    columns = column
    self.direction = direction
  }

  /// The left end of the line in a number of columns: a line from right to left ends at the right
  /// edge.
  func origin(in width: Int) -> Int {
    direction == .rightToLeft ? max(0, width - columns) : 0
  }

  /// The column of the cursor in front of a character; after the last one, the column where the
  /// paragraph continues, which is -1 from right to left.
  func column(of index: Int) -> Int {
    if let place = places.first(where: { $0.index == index }) { return place.column }
    return direction == .rightToLeft ? -1 : columns
  }

  /// The index of the character at a column; beyond the end of the line, the number of characters.
  func index(at column: Int) -> Int {
    if let place = places.last(where: { $0.column <= column }), column < columns {
      return place.index
    }
    let isBeforeStart = direction == .rightToLeft ? column >= columns : column < 0
    return isBeforeStart ? 0 : places.count
  }
}

extension StringProtocol {
  /// The characters in the order of the screen. Blanks around the text set it apart from what is
  /// beside it, and stay at their end.
  var inVisualOrder: [Character] {
    let isBlank = { (character: Character) in character == " " }
    let before = prefix(while: isBlank)
    let after = self[before.endIndex...].reversed().prefix(while: isBlank)
    let text = self[before.endIndex...].dropLast(after.count)
    guard let line = VisualLine(text) else { return Array(self) }
    return Array(before) + line.places.map(\.character) + Array(after)
  }
}

extension Character {
  /// The scalar that decides about the direction of the character: the first that is shown. Marks
  /// and overrides of direction are shown as signs, and turn nothing.
  var orderingScalar: UInt32 {
    for scalar in unicodeScalars {
      switch scalar.showing {
      case .itself: return scalar.value
      case .mark(let mark): return mark.value
      case .nameless: return 0xFFFD
      case .hidden: continue
      }
    }
    // Nothing is shown; it takes the direction of its neighbours.
    return 0x200B
  }

  /// The character as it is shown from right to left.
  fileprivate var mirrored: Character {
    let scalars = unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1,
      let mirrored = Unicode.Scalar(cf_mirrored(scalar.value))
    else { return self }
    return Character(mirrored)
  }
}
