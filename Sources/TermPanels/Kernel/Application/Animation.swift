/// An animation or a timer. Its completion is called exactly once, whatever happens.
@MainActor public final class Animation {
  let duration: Double
  /// The least motion with which it is shown.
  let neededMotion: Motion
  private let start: Double
  private let frames: Int
  // Released when the animation is over, so that what they hold does not live as long as it.
  private var update: ((Double) -> Void)?
  private var completion: ((Bool) -> Void)?
  private var framesShown = 0
  private(set) var isOver = false

  init(
    start: Double, duration: Double, frames: Int, neededMotion: Motion,
    update: @escaping (Double) -> Void, completion: @escaping (Bool) -> Void
  ) {
    self.start = start
    self.duration = duration
    self.frames = frames
    self.neededMotion = neededMotion
    self.update = update
    self.completion = completion
  }

  /// Shows the first picture.
  func begin() { update?(0) }

  /// The time at which the next picture is due.
  var nextFrame: Double {
    isOver ? .infinity : start + duration * Double(framesShown + 1) / Double(frames)
  }

  /// Shows the picture that is due. Skips pictures that are too late.
  func advance(to now: Double) {
    guard !isOver, now >= nextFrame else { return }
    // Compares with the pictures' own times, so that rounding never skips the last one.
    while framesShown < frames, now >= nextFrame { framesShown += 1 }
    if framesShown == frames {
      finish()
    } else {
      update?(Double(framesShown) / Double(frames))
    }
  }

  /// Jumps to the end.
  public func finish() {
    guard !isOver else { return }
    isOver = true
    update?(1)
    complete(true)
  }

  /// Stops where it is; the completion is called with `false`.
  public func cancel() {
    guard !isOver else { return }
    isOver = true
    complete(false)
  }

  private func complete(_ finished: Bool) {
    let completion = completion
    self.completion = nil
    update = nil
    completion?(finished)
  }
}
