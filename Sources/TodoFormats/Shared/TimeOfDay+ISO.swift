import CivilCalendar

extension TimeOfDay {
  /// The time of `09:30`; nil for anything else.
  init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = Int(digits: bytes[0..<2]),
      let minute = Int(digits: bytes[3..<5])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

extension Int {
  /// The number of some digits; nil if they are none, or more than eighteen.
  init?(digits: some Collection<UInt8>) {
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var value = 0
    for digit in digits {
      guard digit.isDigit else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    self = value
  }

  /// The number in at least that many digits.
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
