import TermPanels

/// The sequence that gives a notice. Its texts contain no control characters: those of a ``Notice``
/// have none.
enum NoticeSequence {
  private static let bell = "\u{07}"
  private static let start = "\u{1B}]"

  static func giving(_ notice: Notice, through multiplexer: Multiplexer? = nil) -> String {
    let sequence =
      switch notice.way {
      case .bell: ""
      // A text that began with a number and a semicolon would be another command in some terminals.
      case .osc9: "\(start)9;\(notice.title): \(notice.text)\(bell)"
      case .osc777: "\(start)777;notify;\(part(notice.title));\(part(notice.text))\(bell)"
      }
    if sequence.isEmpty { return bell }
    // Whether it is passed on is not known; the bell marks the window at least.
    return multiplexer.map { $0.passing(sequence) + bell } ?? sequence
  }

  /// A part of a list that semicolons divide.
  private static func part(_ text: String) -> String {
    String(text.map { $0 == ";" ? "," : $0 })
  }
}
