/// Dispatches mouse events to the responders of a window.
@MainActor final class MouseDispatch {
  private unowned let window: Window
  private var tracker = MouseTracker()

  init(_ window: Window) { self.window = window }

  /// Whether a responder waits for the button to come up.
  var isCaptured: Bool { tracker.pressed != nil }

  /// Dispatches a mouse event: a press and the wheel go to the deepest view there and up the chain
  /// from it, what follows a press goes to the responder that handled the press. Anything but a
  /// drag or the release means that the release was lost.
  func take(_ event: MouseEvent) {
    cancelIfLost()
    switch event.kind {
    case .drag(.left): captor(dragged: true)?.mouseDragged(counted(event))
    case .release(.left):
      let captor = captor()
      tracker.release()
      captor?.mouseUp(counted(event))
    case .drag, .release: break
    case .press(.left):
      cancel()
      press(event)
    case .press(.right):
      cancel()
      guard let view = target(at: event.position) else { return }
      giveKeys(toChainOf: view)
      _ = chain(from: view).contains { $0.rightMouseDown(event) }
    case .wheelUp, .wheelDown:
      cancel()
      guard let view = target(at: event.position) else { return }
      _ = chain(from: view).contains { $0.scrollWheel(event) }
    case .press(.middle), .move: cancel()
    }
  }

  // MARK: - Gestures

  /// Cancels the gesture that a press has begun, if it is under way.
  ///
  /// - Returns: Whether the mouse was dragged in it.
  @discardableResult
  func cancel() -> Bool {
    let (captor, isDrag) = (tracker.pressed, tracker.isDrag)
    tracker.release()
    captor?.mouseCancelled()
    return captor != nil && isDrag
  }

  /// Cancels the gesture under way before an event that ends it.
  ///
  /// - Returns: Whether the event does no more than that, as Esc after a drag.
  func isOver(with event: Event) -> Bool {
    switch event {
    case .mouse, .background, .hangup: false
    case .key, .paste, .resize, .resume, .suspend: cancel() && event == .key(.escape)
    }
  }

  /// Cancels the gesture whose responder has left the screen or is covered.
  func cancelIfLost() {
    if isCaptured, captor() == nil { cancel() }
  }

  /// Cancels the gesture under way, and forgets all clicks.
  func reset() {
    cancel()
    tracker = MouseTracker()
  }

  /// The responder that gets what follows a press.
  private func captor(dragged: Bool = false) -> Responder? {
    if dragged { tracker.isDrag = true }
    return tracker.captor(in: window)
  }

  /// The event with the number of clicks, at the edge of the window if it lies outside.
  private func counted(_ event: MouseEvent) -> MouseEvent {
    var event = tracker.counted(event)
    event.position.clamp(to: window.frame.size)
    return event
  }

  private func press(_ event: MouseEvent) {
    guard let view = target(at: event.position) else { return }
    tracker.countPress(on: view, at: event.position, time: window.application?.now ?? 0)
    giveKeys(toChainOf: view)
    let front = window.presentations.front?.panel
    let event = tracker.counted(event)
    let captor = chain(from: view).first { $0.mouseDown(event) }
    tracker.capture(captor, front: front)
  }

  // MARK: - Targets

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
