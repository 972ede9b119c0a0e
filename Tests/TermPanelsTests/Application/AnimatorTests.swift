import TermPanelsTesting
import Testing

@testable import TermPanels

@MainActor @Suite struct AnimatorTests {
  private let clock = ManualClock()
  private func animator(_ motion: Motion = .full) -> Animator {
    Animator(clock: clock, motion: motion)
  }

  private func run(_ animator: Animator, for seconds: Double) {
    let end = clock.now + seconds
    while clock.now < end {
      clock.now = min(end, clock.now + 0.01)
      animator.advance()
    }
  }

  @Test func `an animation shows its frames in order and completes once`() {
    let animator = animator()
    var shown: [Double] = []
    var completions: [Bool] = []

    animator.animate(
      duration: 0.3, frames: 3, update: { shown.append($0) }, completion: { completions.append($0) }
    )
    run(animator, for: 1)

    #expect(shown == [0, 1.0 / 3, 2.0 / 3, 1])
    #expect(completions == [true])
    #expect(animator.isIdle && animator.timeout == nil)
  }

  @Test func `late frames are skipped, but never the last one`() {
    let animator = animator()
    var shown: [Double] = []
    animator.animate(duration: 1, frames: 10, update: { shown.append($0) })

    clock.now = 0.75
    animator.advance()
    clock.now = 9
    animator.advance()

    #expect(shown == [0, 0.7, 1])
  }

  // Rule 41
  @Test func `finishing or cancelling completes an animation only once`() {
    let animator = animator()
    var completions: [Bool] = []
    let finished = animator.animate(
      duration: 1, frames: 5, update: { _ in }, completion: { completions.append($0) })
    let cancelled = animator.animate(
      duration: 1, frames: 5, update: { _ in }, completion: { completions.append($0) })

    finished.finish()
    cancelled.cancel()
    for animation in [finished, cancelled] {
      animation.cancel()
      animation.finish()
    }
    run(animator, for: 2)

    #expect(completions == [true, false])
  }

  @Test func `a cancelled animation wakes nothing up`() {
    let animator = animator()
    let animation = animator.animate(duration: 1, frames: 5, update: { _ in })

    animation.cancel()

    #expect(animator.timeout == nil && animator.isIdle)
  }

  @Test func `a finished animation keeps nothing alive`() {
    let animator = animator()
    var panel: Panel? = Panel()
    weak let reference = panel
    let animation = animator.animate(
      duration: 1, frames: 2, update: { [panel] _ in _ = panel },
      completion: { [panel] _ in _ = panel })
    panel = nil

    animation.cancel()

    #expect(reference == nil)
  }

  // Rule 40
  @Test(arguments: [Motion.none, .reduced])
  func `without motion an animation is over before the call returns`(motion: Motion) {
    let animator = animator(motion)
    var shown: [Double] = []
    var isComplete = false

    animator.animate(
      duration: 1, frames: 5, update: { shown.append($0) }, completion: { isComplete = $0 })

    #expect(shown == [1] && isComplete && animator.timeout == nil)
  }

  @Test func `a fade is shown with reduced motion, but not without motion`() {
    for motion in Motion.allCases {
      let animator = animator(motion)
      var shown: [Double] = []

      animator.animate(
        duration: 1, frames: 5, neededMotion: .reduced, update: { shown.append($0) })

      #expect(shown == (motion == .none ? [1] : [0]))
    }
  }

  @Test func `less motion ends the animations that it forbids, and no timer`() {
    let animator = animator()
    var (moving, gentle, timer) = (false, false, false)
    animator.animate(duration: 1, frames: 5, update: { _ in }) { moving = $0 }
    animator.animate(duration: 1, frames: 5, neededMotion: .reduced, update: { _ in }) {
      gentle = $0
    }
    animator.schedule(after: 1) { timer = true }

    animator.motion = .reduced
    #expect(moving && !gentle)
    animator.motion = .none
    #expect(gentle && !timer)
    run(animator, for: 2)

    #expect(timer)
  }

  @Test func `a timer fires once, at its time, with or without motion`() {
    let animator = animator(.reduced)
    var count = 0
    animator.schedule(after: 0.5) { count += 1 }

    run(animator, for: 0.49)
    #expect(count == 0 && animator.timeout.map { $0 < 0.02 } == true)
    run(animator, for: 1)

    #expect(count == 1)
  }

  @Test func `an animation may begin another one when it completes`() {
    let animator = animator()
    var isComplete = false
    animator.animate(duration: 0.1, frames: 1, update: { _ in }) { _ in
      animator.animate(duration: 0.1, frames: 1, update: { _ in }) { isComplete = $0 }
    }

    run(animator, for: 0.3)

    #expect(isComplete)
  }
}
