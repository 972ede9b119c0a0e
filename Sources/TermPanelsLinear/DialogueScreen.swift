import TermPanels

/// A screen that was read, and the person's progress with it.
@MainActor final class DialogueScreen {
  /// The panels that identify the screen; see ``ScreenContent/identity``.
  let identity: [Panel]
  /// The content, as last read.
  var content: ScreenContent
  /// The reader of its list, if it has one.
  var reader: (any ListReading)?
  /// The questions for its fields, if they have begun.
  var questions: DialogueQuestions?

  init(_ content: ScreenContent) {
    identity = content.identity
    self.content = content
  }

  /// Whether a question waits for its answer.
  var isAsking: Bool { questions?.isAsking ?? false }

  func isAt(_ other: [Panel]) -> Bool { identity.count == other.count && isBelow(other) }

  /// Whether the screen lies below the one in front, or is that one itself.
  func isBelow(_ other: [Panel]) -> Bool {
    identity.count <= other.count && zip(identity, other).allSatisfy { $0 === $1 }
  }
}
