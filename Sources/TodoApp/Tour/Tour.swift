/// The progress of a tour: its steps one after the other, then a closing one.
@MainActor final class Tour {
  /// The steps.
  let steps: [TourStep]
  /// The last card, after all steps.
  let closing: TourStep
  /// The index of the current step; the number of steps at the end.
  private(set) var index = 0
  /// The steps that were done or seen, and not skipped.
  private(set) var done: Set<Int> = []
  /// Called when another step has begun.
  var didMove: () -> Void = {}
  /// Called when the tour is over or was left.
  var didEnd: () -> Void = {}
  private var isOver = false

  init(_ steps: [TourStep], closing: TourStep) {
    self.steps = steps
    self.closing = closing
  }

  /// The current step, or the closing one.
  var current: TourStep { isClosing ? closing : steps[index] }

  /// Whether all steps are over.
  var isClosing: Bool { index == steps.count }

  /// Begins with the first step.
  func begin() { move(to: 0) }

  /// Continues from a step that was seen.
  func advance() {
    guard !isClosing else { return }
    done.insert(index)
    move(to: index + 1)
  }

  /// Continues without doing the step.
  func skip() { if !isClosing { move(to: index + 1) } }

  func goBack() { if index > 0 { move(to: index - 1) } }

  /// Continues if the step has been done.
  func check() {
    if !isOver, !isClosing, current.isOver() { advance() }
  }

  /// Ends the tour, at any step.
  func end() {
    guard !isOver else { return }
    isOver = true
    didEnd()
  }

  private func move(to index: Int) {
    self.index = index
    current.begin()
    didMove()
  }
}
