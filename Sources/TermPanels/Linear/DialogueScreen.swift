/// A screen that was read, and how far the person has got with it.
@MainActor final class DialogueScreen {
  /// What makes it this screen; see ``ScreenContent/place``.
  let place: [Panel]
  /// What was read of it last.
  var content: ScreenContent
  /// Reads its list, if it has one.
  var reader: ListReader?
  /// The question that is asked: the place of a field. `nil` when none is.
  var question: Int?
  /// Whether the fields have been answered and are being accepted.
  var isAccepting = false
  /// Whether the answer to the question is accepted without asking the following ones again.
  var isCorrecting = false
  /// The lines of an answer of several lines that have been given so far.
  var answerLines: [String] = []

  init(_ content: ScreenContent) {
    place = content.place
    self.content = content
  }

  func isAt(_ other: [Panel]) -> Bool { place.count == other.count && isBelow(other) }

  /// Whether it lies below what is in front now, or is that itself.
  func isBelow(_ other: [Panel]) -> Bool {
    place.count <= other.count && zip(place, other).allSatisfy { $0 === $1 }
  }
}
