/// A report of the mouse in the old form, after ESC [ M: three bytes, which are dropped. A terminal
/// that sends it does not know the new form, and the old one reports neither which button came up
/// nor positions far to the right.
struct OldMouseReport: EscapeSequence {
  private var count = 0

  /// Nobody types three characters at the same moment.
  var typed: [UInt8] { [] }

  mutating func take(_ byte: UInt8) -> SequenceStep {
    if byte < 0x20 { return .cutOff(rest: [byte]) }
    count += 1
    return count == 3 ? .complete(.nothing) : .more
  }
}
