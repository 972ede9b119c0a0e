/// The children of a container that shows one of its panels at a time and covers the others: those
/// that it has, and the one of them whose view is in place.
///
/// The container stores the panels that it wants, at once, and brings its children in line with
/// them in a change of its own: see ``ChangeQueue``.
@MainActor final class CoveredChildren {
  private var panels: [Panel] = []
  private var shown: Panel?

  /// Brings the children in line with the wanted panels, as a part of the change under way. Panels
  /// that come or go unseen move at once; the visible one moves with its transition, after one that
  /// still runs is finished. Until the container's view is loaded, all are covered.
  ///
  /// - Parameters:
  ///   - content: The view that the visible panel fills.
  ///   - container: The container.
  ///   - duration: Seconds of the transition.
  ///   - wanted: Returns the wanted panels and the visible one of them. The callbacks of a
  ///     transition that is finished first may have changed them.
  /// - Returns: The panels that left.
  func arrange(
    in content: View, of container: Panel, duration: Double,
    _ wanted: () -> (panels: [Panel], shown: Panel?)
  ) -> [Panel] {
    container.finishTransitions { $0.fills(content) }
    let old = panels
    let (new, to) = wanted()
    panels = new
    let gone = old.filter { panel in !new.contains { $0 === panel } }
    let come = new.filter { panel in !old.contains { $0 === panel } }
    let from = shown
    let isSeen = container.isViewLoaded && from !== to
    if isSeen { shown = to }
    for panel in gone where panel.parent === container && !(isSeen && panel === from) {
      container.unembed(panel)
    }
    for panel in come where !(isSeen && panel === to) { container.addHiddenChild(panel) }
    if isSeen {
      container.perform(
        Panel.Exchange(
          old: from, new: to, keepsOld: !gone.contains { $0 === from }, container: content,
          duration: duration))
    }
    return gone
  }

  /// Forgets a child that was taken away.
  func forget(_ child: Panel) {
    if child === shown { shown = nil }
    panels.removeAll { $0 === child }
  }
}
