/// Runs animations and timers on the clock that was passed in. While nothing runs, there is no
/// deadline and the program sleeps without waking.
@MainActor public final class Animator {
  let clock: any FrameClock
  private var running: [Animation] = []
  /// The one switch for motion. Animations that need more than its new value jump to their end.
  public var motion: Motion { didSet { finishWhatIsTooMuch() } }
  /// The most motion that the link to the terminal carries; see ``Application/adaptsMotion``.
  var limit = Motion.full { didSet { finishWhatIsTooMuch() } }

  init(clock: any FrameClock, motion: Motion) {
    self.clock = clock
    self.motion = motion
  }

  /// The motion in effect: the degree that the switch allows, limited by the speed of the link to
  /// the terminal.
  public var currentMotion: Motion { min(motion, limit) }

  /// Whether nothing moves and no timer runs.
  public var isIdle: Bool { running.allSatisfy(\.isOver) }

  /// Seconds until the next frame or timer; `nil` if there is none.
  var timeout: Double? {
    running.lazy.filter { !$0.isOver }.map(\.nextFrame).min().map { max(0, $0 - clock.now) }
  }

  /// Runs an animation. With a duration of zero, or less motion than it needs, it is over before
  /// the call returns.
  ///
  /// - Parameters:
  ///   - duration: Seconds; half of them with ``Motion/short``.
  ///   - frames: Pictures to show, including the last one; at most three with ``Motion/short``.
  ///   - neededMotion: The least motion with which it is shown: ``Motion/short`` for anything that
  ///     travels or covers much of the screen.
  ///   - update: Shows the state at a fraction of the way, 0 to 1; the last call gets 1 unless the
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

  /// Runs an action once, after a number of seconds, whatever the motion.
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
