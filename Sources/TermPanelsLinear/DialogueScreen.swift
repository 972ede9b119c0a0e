import TermPanels

/// A screen that was read, and the person's progress with it.
@MainActor final class DialogueScreen {
  /// The panels that identify the screen; see ``ScreenContent/identity``.
  let identity: [Panel]
  /// The content, as last read.
  var content: ScreenContent
  /// The reader of its list, if it has one.
  var reader: (any ListReading)?
  /// The index of the field that is asked for; `nil` when there is no question.
  var question: Int?
  /// Whether the fields have been answered and are being accepted.
  var isAccepting = false
  /// Whether the answer to the question is accepted without asking the following ones again.
  var isCorrecting = false
  /// The lines that have been given so far of an answer of several lines.
  var answerLines: [String] = []

  init(_ content: ScreenContent) {
    identity = content.identity
    self.content = content
  }

  func isAt(_ other: [Panel]) -> Bool { identity.count == other.count && isBelow(other) }

  /// Whether the screen lies below the one in front, or is that one itself.
  func isBelow(_ other: [Panel]) -> Bool {
    identity.count <= other.count && zip(identity, other).allSatisfy { $0 === $1 }
  }
}
