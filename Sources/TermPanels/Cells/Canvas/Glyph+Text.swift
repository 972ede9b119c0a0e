internal import CFriBidi
internal import SafeText

extension Glyph {
  /// The stand-in for a character that must not reach a terminal: a direction override, a control
  /// character of the 8-bit set, bytes that are not text.
  static let replacement = Glyph(base: 0xFFFD, marks: (0, 0, 0), width: 1)

  /// Adds a character's glyphs to `glyphs` and returns its columns.
  ///
  /// This is the one boundary between text and screen. The width comes from `wcwidth`, which
  /// ncurses uses too, or columns would drift. Nothing that steers a terminal passes, by the rules
  /// of ``Showing``: control characters become visible marks. A character that terminals disagree
  /// about (joined emoji, skin tones, variation selectors) is shown in the form they agree about,
  /// its parts side by side, so that every column stays right everywhere.
  @discardableResult
  static func append(_ character: Character, to glyphs: inout [Glyph]) -> Int {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F {
      glyphs.append(Glyph(ascii: ascii))
      return 1
    }
    var columns = 0
    var last: Int?
    for scalar in character.unicodeScalars {
      let value = scalar.value
      guard let (base, width) = shown(scalar), last == nil || !isModifier(value) else { continue }
      guard width == 0, let index = last else {
        // A mark without a base gets the dotted circle that typography has for it.
        let glyph =
          width == 0
          ? Glyph(base: 0x25CC, marks: (base, 0, 0), width: 1)
          : Glyph(base: base, marks: (0, 0, 0), width: UInt8(width))
        last = glyphs.count
        glyphs.append(glyph)
        if glyph.width == 2 { glyphs.append(.continuation) }
        columns += Int(glyph.width)
        continue
      }
      glyphs[index] = glyphs[index].adding(mark: base)
    }
    return columns
  }

  private func adding(mark: UInt32) -> Glyph {
    switch marks {
    case (0, _, _): Glyph(base: base, marks: (mark, 0, 0), width: width)
    case (_, 0, _): Glyph(base: base, marks: (marks.0, mark, 0), width: width)
    case (_, _, 0): Glyph(base: base, marks: (marks.0, marks.1, mark), width: width)
    default: self
    }
  }

  /// The scalar to show for another one, and its columns; `nil` for one that shows nothing.
  private static func shown(_ scalar: Unicode.Scalar) -> (UInt32, Int)? {
    switch scalar.showing {
    case .mark(let mark): return (mark.value, 1)
    case .nameless: return (replacement.base, 1)
    case .hidden: return nil
    case .itself:
      let width = Int(wcwidth(wchar_t(bitPattern: scalar.value)))
      return width < 0 ? (replacement.base, 1) : (scalar.value, width)
    }
  }

  /// Whether a scalar is a skin tone, which colours the emoji before it.
  private static func isModifier(_ value: UInt32) -> Bool {
    (0x1F3FB...0x1F3FF).contains(value)
  }
}
