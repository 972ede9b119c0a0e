import TermPanels

extension MouseEvent {
  /// The farthest column and row that are accepted.
  private static let farthest = 9_999

  /// The event as it is written in a line of a ``Recording``. The number of clicks in a row is not
  /// written: it is counted again.
  var recorded: String {
    let what =
      switch kind {
      case .press(let button): "press \(button.rawValue)"
      case .release(let button): "release \(button.rawValue)"
      case .drag(let button): "drag \(button.rawValue)"
      case .move: "move"
      case .wheelUp: "wheelup"
      case .wheelDown: "wheeldown"
      }
    return "\(modifiers.recorded)\(what) \(position.x) \(position.y)"
  }

  /// Reads an event from a line of a ``Recording``.
  init(recorded text: Substring) throws(Misreading) {
    var rest = text
    let modifiers = Key.Modifiers(takingRecorded: &rest)
    let words = rest.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.suffix(2).compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy((0...MouseEvent.farthest).contains),
      let kind = MouseEvent.kind(words.dropLast(2))
    else { throw Misreading("unknown mouse event.") }
    self.init(kind, at: Point(x: numbers[0], y: numbers[1]), modifiers)
  }

  private static func kind(_ words: ArraySlice<Substring>) -> Kind? {
    guard let word = words.first, words.count <= 2 else { return nil }
    guard let name = words.dropFirst().first else {
      return ["move": .move, "wheelup": .wheelUp, "wheeldown": .wheelDown][word]
    }
    guard let button = Button(rawValue: String(name)) else { return nil }
    switch word {
    case "press": return .press(button)
    case "release": return .release(button)
    case "drag": return .drag(button)
    default: return nil
    }
  }
}
