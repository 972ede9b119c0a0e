/// A reader that reads on step by step: a line, a value, a component at a time. What it makes of
/// them goes through its intake.
protocol IntakeReader: FormatReader {
  var intake: Intake { get set }

  /// Reads the next piece of the file; returns whether there was one.
  mutating func readOn() throws -> Bool
}

extension IntakeReader {
  var remarks: Remarks { intake.remarks }

  mutating func next() throws -> ExchangeElement? {
    while true {
      if let element = intake.take() { return element }
      guard try readOn() else { return nil }
    }
  }
}
