/// The terminal's answers that a ``KeyDecoder`` has decoded and that are no events.
struct DecodedAnswers {
  private var reports = 0
  private var graphics: [GraphicsAnswer] = []
  private var others: [TerminalReport] = []
  /// Whether the terminal has told that it understands kitty's keyboard protocol.
  private(set) var hasKeyProtocol = false

  /// Adds the meaning of an answer.
  mutating func append(_ meaning: SequenceMeaning) {
    switch meaning {
    case .status: reports += 1
    case .graphics(let answer): graphics.append(answer)
    case .keyProtocol: hasKeyProtocol = true
    case .report(let report): others.append(report)
    default: break
    }
  }

  /// Returns the number of the reports of the terminal's status that have come, each once.
  mutating func takeReports() -> Int {
    defer { reports = 0 }
    return reports
  }

  /// Returns the answers about images that have come, each once.
  mutating func takeGraphics() -> [GraphicsAnswer] {
    defer { graphics = [] }
    return graphics
  }

  /// Returns the other reports that have come, each once.
  mutating func takeOthers() -> [TerminalReport] {
    defer { others = [] }
    return others
  }
}
