/// Runs everything that happens over time, on the clock that was passed in. While nothing runs
/// there is no deadline, and the program sleeps without waking.
@MainActor public final class Animator {
  let clock: any FrameClock
  private var running: [Animation] = []
  /// The one switch for motion. What moves while it is set to less is at its end at once.
  public var motion: Motion { didSet { finishWhatIsTooMuch() } }
  /// The most that the way to the terminal carries; see ``Application/adaptsMotion``.
  var limit = Motion.full { didSet { finishWhatIsTooMuch() } }

  init(clock: any FrameClock, motion: Motion) {
    self.clock = clock
    self.motion = motion
  }

  /// How much moves: what the switch allows, and no more than the way to the terminal carries.
  public var currentMotion: Motion { min(motion, limit) }

  /// Whether anything moves or waits.
  public var isIdle: Bool { running.allSatisfy(\.isOver) }

  /// Seconds until the next frame or timer; `nil` when there is none.
  var timeout: Double? {
    running.lazy.filter { !$0.isOver }.map(\.nextFrame).min().map { max(0, $0 - clock.now) }
  }

  /// Runs an animation. With a duration of zero, or less motion than it needs, it is over before
  /// the call returns.
  ///
  /// - Parameters:
  ///   - duration: Seconds; half of them with ``Motion/short``.
  ///   - frames: Pictures to show on the way, the last one included; three at most with
  ///     ``Motion/short``.
  ///   - neededMotion: With how much motion it is shown: ``Motion/short`` for all that travels or
  ///     covers much of the screen.
  ///   - update: Shows the state at a part of the way, 0 to 1; the last call has 1 unless the
  ///     animation is cancelled.
  ///   - completion: Called once, with whether the animation ran to its end.
  @discardableResult
  public func animate(
    duration: Double, frames: Int, neededMotion: Motion = .short,
    update: @escaping (Double) -> Void, completion: @escaping (Bool) -> Void = { _ in }
  ) -> Animation {
    let isShort = currentMotion == .short
    let animation = Animation(
      start: clock.now,
      duration: currentMotion < neededMotion ? 0 : isShort ? duration / 2 : duration,
      frames: max(1, isShort ? min(3, frames) : frames), neededMotion: neededMotion,
      update: update, completion: completion)
    if animation.duration <= 0 {
      animation.finish()
    } else {
      running.append(animation)
      animation.begin()
    }
    return animation
  }

  /// Does something once, after a number of seconds. Motion does not concern it.
  @discardableResult
  public func schedule(after seconds: Double, _ action: @escaping () -> Void) -> Animation {
    let timer = Animation(
      start: clock.now, duration: seconds, frames: 1, neededMotion: .none, update: { _ in },
      completion: { if $0 { action() } })
    running.append(timer)
    return timer
  }

  private func finishWhatIsTooMuch() {
    for animation in running where animation.neededMotion > currentMotion { animation.finish() }
  }

  /// Shows the pictures that are due.
  func advance() {
    let now = clock.now
    for animation in running { animation.advance(to: now) }
    running.removeAll(where: \.isOver)
  }
}
