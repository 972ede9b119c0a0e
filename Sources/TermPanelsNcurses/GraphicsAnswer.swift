/// An answer to one of the questions about images.
enum GraphicsAnswer: Hashable {
  /// The terminal understands kitty's graphics protocol.
  case kitty
  /// The size of a cell in pixels.
  case cellSize(width: Int, height: Int)
  /// The number of colours that sixel images can have.
  case sixelColors(Int)
  /// The terminal's abilities, and whether sixel is among them. It comes last, also from a terminal
  /// that leaves the other questions unanswered.
  case abilities(hasSixel: Bool)

  /// The questions: kitty's for one pixel that is not kept, the size of a cell, the colours of
  /// sixel, and the abilities (DA1).
  static let questions =
    "\u{1B}_Gi=\(number),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[?1;1;0S\u{1B}[c"

  /// The question for the size of a cell.
  static let questionForCellSize = "\u{1B}[16t"

  /// The number of the image that kitty is asked about.
  private static let number = 31

  /// The beginning of kitty's answer, behind its introduction.
  static let kittyPrefix = Array("Gi=\(number);".utf8)

  /// The meaning of kitty's answer, between its introduction and its end; `nil` if it is no.
  init?(kitty body: [UInt8]) {
    guard body == Self.kittyPrefix + Array("OK".utf8) else { return nil }
    self = .kitty
  }

  /// The meaning of a control sequence; `nil` for any other.
  init?(body: [UInt8], letter: UInt8) {
    let isPrivate = body.first == UInt8(ascii: "?")
    guard let parameters = ControlParameters(body.dropFirst(isPrivate ? 1 : 0)) else { return nil }
    let numbers = (0..<parameters.count).map { parameters.number($0) ?? 1 }
    switch (letter, isPrivate) {
    case (UInt8(ascii: "c"), true): self = .abilities(hasSixel: numbers.dropFirst().contains(4))
    case (UInt8(ascii: "S"), true):
      guard numbers.count >= 3, numbers[0] == 1, numbers[1] == 0 else { return nil }
      self = .sixelColors(numbers[2])
    case (UInt8(ascii: "t"), false):
      let sides = 1...256
      guard numbers.count == 3, numbers[0] == 6, sides.contains(numbers[1]),
        sides.contains(numbers[2])
      else { return nil }
      self = .cellSize(width: numbers[2], height: numbers[1])
    default: return nil
    }
  }
}
