/// A transition between two children that is under way.
@MainActor public final class Transition {
  private var animation: Animation?
  private weak var window: Window?

  init(
    _ crossfade: Crossfade, size: Size, duration: Double, application: Application,
    completion: @escaping (Bool) -> Void
  ) {
    crossfade.isDithered = application.terminal.colorDepth < .indexed256
    animation = application.animator.animate(
      duration: duration, frames: crossfade.affordableFrames,
      update: { crossfade.progress = $0 },
      completion: { finished in
        crossfade.end()
        completion(finished)
      })
  }

  /// Ends the transition before its time: the new content is in its place when this returns, and
  /// the completion was told `false`.
  public func finishNow() { animation?.cancel() }
}
