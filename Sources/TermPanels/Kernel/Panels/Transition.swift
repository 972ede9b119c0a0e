/// A transition between two children: both appearances are begun, both views are inserted, and
/// whatever happens, both appearances end and the completion is called once.
@MainActor final class Transition {
  /// The panels and views of the transition. Released when it is over, so that a reference to the
  /// transition keeps no panel alive.
  private struct Scene {
    let parent: Panel
    let from: Panel
    let to: Panel
    let container: View
    let insets: Insets
    let completion: (Bool) -> Void
  }

  private var scene: Scene?
  private var animation: Animation?
  private var crossfade: Crossfade?

  init(
    in parent: Panel, from: Panel, to: Panel, container: View, insets: Insets,
    completion: @escaping (Bool) -> Void
  ) {
    scene = Scene(
      parent: parent, from: from, to: to, container: container, insets: insets,
      completion: completion)
  }

  /// Whether the transition has ended.
  var isOver: Bool { scene == nil }

  /// Begins both appearances and the fade, as a part of the change under way.
  func start(duration: Double) {
    guard let scene else { return }
    scene.parent.transitions.append(self)
    let application = duration > 0 ? scene.parent.applicationForAnimations : nil
    if scene.from.isOnScreen {
      scene.from.beginAppearance(false, animated: application != nil)
    }
    if scene.parent.isOnScreen, !scene.to.isOnScreen {
      scene.to.beginAppearance(true, animated: application != nil)
    }
    scene.container.embedSubview(scene.to.view, insets: scene.insets)
    scene.parent.settleAppearance(of: scene.to)
    guard let application else { return end(finished: true) }
    fade(by: application, duration: duration)
  }

  /// Ends the transition early, as a part of the change under way.
  func finish() {
    let running = animation
    end(finished: false)
    running?.cancel()
  }

  /// Whether the panel is one of the two.
  func concerns(_ panel: Panel) -> Bool { scene?.from === panel || scene?.to === panel }

  /// Whether the transition takes place in the view.
  func fills(_ view: View) -> Bool { scene?.container === view }

  private func fade(by application: Application, duration: Double) {
    guard let scene else { return }
    let crossfade = Crossfade(from: scene.from.view, to: scene.to.view, in: scene.container)
    crossfade.isDithered = application.terminal.colorDepth < .indexed256
    self.crossfade = crossfade
    animation = application.animator.animate(
      duration: duration, frames: crossfade.affordableFrames(duration: duration),
      update: { crossfade.progress = $0 },
      completion: { [self] finished in
        guard !isOver else { return }
        ChangeQueue.perform(in: scene.parent, moving: [scene.from, scene.to]) { [self] in
          end(finished: finished)
        }
      })
  }

  private func end(finished: Bool) {
    guard let scene else { return }
    self.scene = nil
    crossfade?.end()
    (crossfade, animation) = (nil, nil)
    let (parent, from, to) = (scene.parent, scene.from, scene.to)
    parent.transitions.removeAll { $0 === self }
    if from.viewIfLoaded?.superview === scene.container { from.view.removeFromSuperview() }
    if from.appearance.state == .disappearing { from.endAppearance() }
    // While the parent is still appearing, the child's transition ends with the parent's.
    if to.appearance.state == .appearing, parent.appearance.state != .appearing {
      to.endAppearance()
    }
    scene.completion(finished)
  }
}
