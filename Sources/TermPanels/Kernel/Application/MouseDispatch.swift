/// Dispatches mouse events to the responders of a window.
@MainActor final class MouseDispatch {
  private unowned let window: Window
  private var tracker = MouseTracker()

  init(_ window: Window) { self.window = window }

  /// Forgets all presses and clicks.
  func reset() { tracker = MouseTracker() }

  /// Dispatches a mouse event: a press and the wheel go to the deepest view there and up the chain
  /// from it, what follows a press goes to the responder that handled the press.
  func take(_ event: MouseEvent) {
    switch event.kind {
    case .press(.left): press(event)
    case .drag(.left): tracker.captor(in: window)?.mouseDragged(tracker.counted(event))
    case .release(.left):
      let captor = tracker.captor(in: window)
      tracker.capture(nil, front: nil)
      captor?.mouseUp(tracker.counted(event))
    case .press(.right):
      guard let view = target(at: event.position) else { return }
      giveKeys(toChainOf: view)
      _ = chain(from: view).contains { $0.rightMouseDown(event) }
    case .wheelUp, .wheelDown:
      guard let view = target(at: event.position) else { return }
      _ = chain(from: view).contains { $0.scrollWheel(event) }
    case .press(.middle), .drag, .release: break
    }
  }

  private func press(_ event: MouseEvent) {
    tracker.capture(nil, front: nil)
    guard let view = target(at: event.position) else { return }
    tracker.countPress(on: view, at: event.position, time: window.application?.now ?? 0)
    giveKeys(toChainOf: view)
    let front = window.presentations.front?.panel
    let event = tracker.counted(event)
    let captor = chain(from: view).first { $0.mouseDown(event) }
    tracker.capture(captor, front: front)
  }

  /// The view that the mouse hits at a point; below a presented panel, and while input is held,
  /// only one with `receivesMouseBelowModals`.
  private func target(at point: Point) -> View? {
    guard let view = window.hitTest(point) else { return nil }
    if view.receivesMouseBelowModals || isInDock(view) { return view }
    if window.application?.isHoldingInput == true { return nil }
    guard let front = window.presentations.front else { return view }
    return view.isContained(within: front.host) ? view : nil
  }

  private func isInDock(_ view: View) -> Bool {
    window.dock.map { view.isContained(within: $0.panel.view) } ?? false
  }

  /// The responders that a press on a view is offered to, the nearest first: up to a presented
  /// panel, since its presenter lies below. A view that works below modals is alone in its chain.
  private func chain(from view: View) -> [Responder] {
    if view.receivesMouseBelowModals { return [view] }
    var responders: [Responder] = []
    for responder in ResponderChain(start: view).responders {
      responders.append(responder)
      if responder.endsModalScope { break }
    }
    return responders
  }

  /// Lets the keys follow the mouse: the nearest responder that can take them becomes the first
  /// responder, unless it is in the chain already.
  private func giveKeys(toChainOf view: View) {
    let isInDock = isInDock(view)
    guard let candidate = chain(from: view).first(where: \.canBecomeFirstResponder) else {
      return
    }
    // A press in a tool changes neither the tool's first responder nor the program's.
    window.dock?.hasKeyboard = isInDock
    if isInDock || window.responders.contains(where: { $0 === candidate }) { return }
    candidate.becomeFirstResponder()
  }
}
