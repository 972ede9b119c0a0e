import TermPanels

/// The requests for reports of the mouse, and the reports.
enum MouseReporting {
  /// The sequence that changes the mode: 1000 reports presses, releases and the wheel, 1002 drags
  /// too, and 1006 writes them in digits, which neither a large screen nor a slow line breaks.
  static func change(from: MouseMode, to: MouseMode) -> String {
    guard from != to else { return "" }
    let off = from == .off ? "" : "\u{1B}[?1002l\u{1B}[?1000l" + (to == .off ? "\u{1B}[?1006l" : "")
    switch to {
    case .off: return off
    case .wheel: return off + "\u{1B}[?1000h\u{1B}[?1006h"
    case .full: return off + "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    }
  }

  /// The event of a report `< button ; column ; row` that ended with `M` or `m`; `nil` for anything
  /// else, and for reports that were not requested, such as a wheel that is turned sideways.
  ///
  /// What follows a press may lie outside the window: above and to the left of it, the numbers are
  /// zero or less, and the event lies at the edge.
  static func event(body: [UInt8], letter: UInt8) -> MouseEvent? {
    guard body.first == UInt8(ascii: "<"), let letter = Letter(rawValue: letter) else { return nil }
    let numbers = body.dropFirst().split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map(number)
    guard numbers.count == 3, let code = numbers[0], let column = numbers[1],
      let row = numbers[2], code >= 0, let kind = kind(code, letter),
      kind.followsPress || column > 0 && row > 0
    else { return nil }
    var modifiers: Key.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(kind, at: Point(x: max(0, column - 1), y: max(0, row - 1)), modifiers)
  }

  private enum Letter: UInt8 {
    /// `M`: a press, a drag or the wheel.
    case press = 0x4D
    /// `m`: a release.
    case release = 0x6D
  }

  private static func kind(_ code: Int, _ letter: Letter) -> MouseEvent.Kind? {
    let isDrag = code & 32 != 0
    switch code & ~(4 | 8 | 16 | 32) {
    case 64: return letter == .press && !isDrag ? .wheelUp : nil
    case 65: return letter == .press && !isDrag ? .wheelDown : nil
    // No button: one has come up, and the terminal does not say which; or none was down.
    case 3: return isDrag && letter == .press ? .move : .release(.left)
    case let button where button < 3:
      let button = [MouseEvent.Button.left, .middle, .right][button]
      return letter == .release ? .release(button) : isDrag ? .drag(button) : .press(button)
    default: return nil
    }
  }

  /// A number of at most four digits, perhaps negative.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    if text.first == UInt8(ascii: "-") {
      let value = number(text.dropFirst())
      return value.map { $0 < 0 ? nil : -$0 } ?? nil
    }
    let digits = text
    guard (1...4).contains(digits.count) else { return nil }
    var value = 0
    for digit in digits {
      guard (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}

extension MouseEvent.Kind {
  /// Whether the action may follow a press, wherever the mouse is then.
  fileprivate var followsPress: Bool {
    switch self {
    case .drag, .release, .move: true
    case .press, .wheelUp, .wheelDown: false
    }
  }
}
