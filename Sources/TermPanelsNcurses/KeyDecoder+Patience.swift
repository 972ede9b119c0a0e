extension KeyDecoder {
  /// The time that ``KeyReader`` waits for the rest of a sequence, in seconds.
  static let localPatience = 0.025
  /// The time after a lone Escape in which the rest of a sequence may begin, in seconds: if it were
  /// longer, a bracket that a person types next would come late.
  static let escapePatience = 0.1
  /// The time that the rest of a sequence or a character may take, in seconds.
  static let patience = 0.25
  /// The time after a report of the mouse in which a lone ESC is held back, in seconds: it is more
  /// likely the start of the next report than a key.
  static let mousePatience = 0.3
  /// The pause after which a paste or an answer counts as over, in seconds.
  static let longPatience = 1.0
  /// The most bytes that a person types at a moment; more are the rest of a sequence.
  static let mostTyped = 2
  /// More bytes than any one key or report of the mouse has.
  static let longestKey = 16

  /// The time for which a lone ESC is held back at the other end of a network, beyond that of the
  /// reader. The network may deliver the bytes of one key apart: they have the time of a round
  /// trip, half a second at most, or a tenth of a second while that is unknown.
  static func linkPatience(latency: Double?) -> Double {
    max(0, min(latency ?? 0.1, 0.5) - localPatience)
  }
}

extension KeyDecoder {
  /// The position of the input.
  enum State {
    case ground
    /// After ESC, which may be the Escape key, Alt, or the start of a sequence.
    case escape
    /// After two, which may be Escape twice, or Alt before the start of a sequence.
    case escapes
    case sequence(any EscapeSequence)
    /// Between the marks of bracketed paste.
    case paste

    /// The time that the rest of what has begun may take; `nil` when nothing has.
    ///
    /// - Parameters:
    ///   - rest: The time for the rest of a sequence.
    ///   - link: The time for which a lone ESC is held back on a slow link.
    ///   - awaitsReport: Whether the terminal was asked for its status.
    func patience(_ rest: Double, link: Double, awaitsReport: Bool) -> Double? {
      switch self {
      case .ground: nil
      case .escape, .escapes: link > 0 && !awaitsReport ? link : max(escapePatience, link)
      case .sequence(let sequence) where sequence.mayBeStatus && awaitsReport: longPatience
      case .sequence(let sequence) where !sequence.isCertainlyAnswer: max(rest, link)
      case .sequence, .paste: max(longPatience, rest)
      }
    }
  }
}
