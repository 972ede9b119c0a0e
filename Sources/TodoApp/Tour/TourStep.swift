import TermPanels

/// One step of a tour, and the test that it was understood.
@MainActor struct TourStep {
  /// The subject, in a word or two.
  let title: String
  /// A sentence or two. The name of a command in braces stands for its key.
  let text: String
  /// The panel that the step explains, if any.
  var subject: () -> Panel? = { nil }
  /// Brings the subject onto the screen; called again when the step is shown again.
  var begin: () -> Void = {}
  /// Whether the person has followed the instruction; a step without it ends when they continue.
  var isOver: () -> Bool = { false }
}
