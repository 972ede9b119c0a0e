import TermPanels

/// One thing that a tour says, and how to tell that it was understood.
@MainActor struct TourStep {
  /// What it is about, in a word or two.
  let title: String
  /// A sentence or two. The name of a command in braces stands for the key that it is on.
  let text: String
  /// The panel that is talked about, if any.
  var subject: () -> Panel? = { nil }
  /// Puts on the screen what is talked about; coming to a step again does it again.
  var begin: () -> Void = {}
  /// Whether the person has done what the step asks for; a step without it is over when they say so.
  var isOver: () -> Bool = { false }
}
