/// Where somebody is on a tour: its steps one after the other, then a word to end with.
@MainActor final class Tour {
  /// What there is to see or to do.
  let steps: [TourStep]
  /// What is said when all of it was seen.
  let closing: TourStep
  /// Which step it is; as many as there are steps at the end.
  private(set) var index = 0
  /// The steps that were done or seen, and not passed over.
  private(set) var done: Set<Int> = []
  /// Told when another step has begun.
  var didMove: () -> Void = {}
  /// Told when the tour is over or was left.
  var didEnd: () -> Void = {}
  private var isOver = false

  init(_ steps: [TourStep], closing: TourStep) {
    self.steps = steps
    self.closing = closing
  }

  /// The step that it is, or the closing word.
  var current: TourStep { isClosing ? closing : steps[index] }

  /// Whether there is nothing more to see.
  var isClosing: Bool { index == steps.count }

  /// Begins with the first step.
  func begin() { move(to: 0) }

  /// Goes on from a step that was seen.
  func goOn() {
    guard !isClosing else { return }
    done.insert(index)
    move(to: index + 1)
  }

  /// Goes on without what the step asks for.
  func skip() { if !isClosing { move(to: index + 1) } }

  func goBack() { if index > 0 { move(to: index - 1) } }

  /// Goes on where what is asked for was done.
  func check() {
    if !isOver, !isClosing, current.isOver() { goOn() }
  }

  /// Ends, wherever it is.
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
