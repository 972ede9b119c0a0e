/// The contents of one cell: a character with up to three combining marks, or the right half of the
/// wide character to its left. Plain data, so that a screen is copied and compared at full speed.
public struct Glyph: Hashable, Sendable {
  /// The character, and above its 21 bits the columns: a cell with its style has 24 bytes, and
  /// there are thousands of them.
  @usableFromInline let head: UInt32
  /// Combining marks, 0 where there is none. Terminals and ncurses keep few per cell; a fourth
  /// and further mark is dropped from the screen, never from the data.
  public let marks: (UInt32, UInt32, UInt32)

  /// The character, as a Unicode scalar value; 0 in the right half of a wide character.
  @inlinable public var base: UInt32 { head & 0xFF_FFFF }
  /// Columns: 1 or 2; 0 in the right half of a wide character.
  @inlinable public var width: UInt8 { UInt8(truncatingIfNeeded: head >> 24) }

  /// An empty cell.
  public static let blank = Glyph(ascii: 0x20)
  /// The right half of a wide character.
  public static let continuation = Glyph(base: 0, marks: (0, 0, 0), width: 0)

  init(ascii: UInt8) {
    self.init(base: UInt32(ascii), marks: (0, 0, 0), width: 1)
  }

  init(base: UInt32, marks: (UInt32, UInt32, UInt32), width: UInt8) {
    head = base | UInt32(width) << 24
    self.marks = marks
  }

  /// Whether this is the right half of a wide character.
  public var isContinuation: Bool { width == 0 }

  /// The characters of the cell as text; empty in the right half of a wide character.
  public var text: String {
    var text = ""
    for value in [base, marks.0, marks.1, marks.2] where value != 0 {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// Two glyphs are equal when they show the same. A comparison of whole tuples would be generic
  /// in a build for development, where it takes a tenth of the time of a frame.
  public static func == (a: Glyph, b: Glyph) -> Bool {
    a.head == b.head && a.marks.0 == b.marks.0 && a.marks.1 == b.marks.1 && a.marks.2 == b.marks.2
  }

  /// Hashes the visible content.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
    hasher.combine(marks.0)
    hasher.combine(marks.1)
    hasher.combine(marks.2)
  }
}
