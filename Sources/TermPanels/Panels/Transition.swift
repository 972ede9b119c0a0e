/// A transition between two children that is under way: both appearances are begun, both views
/// are inserted, and whatever happens, both appearances end and the completion is called once.
@MainActor public final class Transition {
  /// What the transition is about. Let go of when it is over, so that whoever keeps the
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
  private var isInserted = false

  init(
    in parent: Panel, from: Panel, to: Panel, container: View, insets: Insets,
    completion: @escaping (Bool) -> Void
  ) {
    scene = Scene(
      parent: parent, from: from, to: to, container: container, insets: insets,
      completion: completion)
  }

  /// Ends the transition before its time: the new content is in its place when this returns, and
  /// the completion was told `false`.
  public func finishNow() {
    if let animation { animation.cancel() } else { end(finished: false) }
  }

  /// Begins both appearances and the fade. Whoever is told may end the transition meanwhile.
  func start(duration: Double) {
    guard let scene else { return }
    scene.parent.transitions.append(self)
    let application = duration > 0 ? scene.parent.applicationForAnimations : nil
    if scene.from.isOnScreen {
      scene.from.beginAppearanceTransition(false, animated: application != nil)
    }
    insert(animated: application != nil)
    guard self.scene != nil else { return }
    guard let application else { return end(finished: true) }
    let crossfade = Crossfade(from: scene.from.view, to: scene.to.view, in: scene.container)
    crossfade.isDithered = application.terminal.colorDepth < .indexed256
    animation = application.animator.animate(
      duration: duration, frames: crossfade.affordableFrames(duration: duration),
      update: { crossfade.progress = $0 },
      completion: { finished in
        crossfade.end()
        self.end(finished: finished)
      })
  }

  /// Whether the panel is one of the two.
  func concerns(_ panel: Panel) -> Bool { scene?.from === panel || scene?.to === panel }

  /// Whether the transition takes place in the view.
  func fills(_ view: View) -> Bool { scene?.container === view }

  private func insert(animated: Bool) {
    guard let scene, !isInserted else { return }
    if scene.parent.isOnScreen, !scene.to.isOnScreen {
      scene.to.beginAppearanceTransition(true, animated: animated)
    }
    if self.scene == nil || isInserted { return }
    isInserted = true
    scene.container.embedSubview(scene.to.view, insets: scene.insets)
    scene.parent.settleAppearance(of: scene.to)
  }

  /// Does what is left to do. Whoever is told may ask for the end again, and then gets it before
  /// the callback returns.
  private func end(finished: Bool) {
    animation = nil
    insert(animated: false)
    guard let scene else { return }
    let (parent, from, to) = (scene.parent, scene.from, scene.to)
    if from.viewIfLoaded?.superview === scene.container { from.view.removeFromSuperview() }
    if from.appearance.state == .disappearing { from.endAppearanceTransition() }
    if self.scene == nil { return }
    // While the parent is still appearing itself, the child's end comes with its own.
    if to.appearance.state == .appearing, parent.appearance.state != .appearing {
      to.endAppearanceTransition()
    }
    if self.scene == nil { return }
    self.scene = nil
    parent.transitions.removeAll { $0 === self }
    scene.completion(finished)
  }
}
