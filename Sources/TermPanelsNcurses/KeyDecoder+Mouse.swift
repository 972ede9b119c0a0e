import TermPanels

extension KeyDecoder {
  /// Begins a report whose introduction ``KeyReader`` has recognised.
  mutating func beginMouse(isOld: Bool) {
    holdsAlt = false
    escapeWasTold = false
    hasSeenMouse = true
    state = isOld ? .oldMouse : .control
    body = isOld ? [] : [UInt8(ascii: "<")]
  }

  /// Adds the event of a valid report; garbage is dropped.
  mutating func finishMouse(letter: UInt8) {
    if let event = MouseReporting.event(body: body, letter: letter) {
      hasSeenMouse = true
      events.append(.mouse(event))
    }
    body = []
  }

  /// Drops the bytes of a report in the old form. A terminal that sends it does not know the new
  /// one, and the old one reports neither which button came up nor positions far to the right.
  mutating func takeOldMouse(_ byte: UInt8) {
    guard byte >= 0x20 else {
      // The report was cut off.
      giveUp()
      return take(byte)
    }
    body.append(byte)
    guard body.count == 3 else { return }
    state = .ground
    body = []
  }
}
