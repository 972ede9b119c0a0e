extension Window {
  /// The presented panel in front of all others.
  var presentedInFront: Panel? { presentations.last { !$0.isEnding }?.panel }

  /// Dispatches a mouse event: a press and the wheel go to the deepest view there and up the chain
  /// from it, what follows a press goes to the responder that handled the press.
  func handle(_ event: MouseEvent) {
    switch event.kind {
    case .press(.left): press(event)
    case .drag(.left): mouse.captor(in: self)?.mouseDragged(mouse.counted(event))
    case .release(.left):
      let captor = mouse.captor(in: self)
      mouse.capture(nil, front: nil)
      captor?.mouseUp(mouse.counted(event))
    case .press(.right):
      guard let view = mouseTarget(at: event.position) else { return }
      giveKeys(toChainOf: view)
      _ = mouseChain(from: view).contains { $0.rightMouseDown(event) }
    case .wheelUp, .wheelDown:
      guard let view = mouseTarget(at: event.position) else { return }
      _ = mouseChain(from: view).contains { $0.scrollWheel(event) }
    case .press(.middle), .drag, .release: break
    }
  }

  private func press(_ event: MouseEvent) {
    mouse.capture(nil, front: nil)
    guard let view = mouseTarget(at: event.position) else { return }
    mouse.countPress(on: view, at: event.position, time: application?.now ?? 0)
    giveKeys(toChainOf: view)
    let front = presentedInFront
    let event = mouse.counted(event)
    let captor = mouseChain(from: view).first { $0.mouseDown(event) }
    mouse.capture(captor, front: front)
  }

  /// The view that the mouse hits at a point; below a presented panel, only one with
  /// `receivesMouseBelowModals`.
  func mouseTarget(at point: Point) -> View? {
    guard let view = hitTest(point) else { return nil }
    if let dock, view.isContained(within: dock.panel.view) { return view }
    guard let front = presentations.last(where: { !$0.isEnding }) else { return view }
    return view.isContained(within: front.host) || view.receivesMouseBelowModals ? view : nil
  }

  /// The responders that a press on a view is offered to, the nearest first: up to a presented
  /// panel, since its presenter lies below. A view that works below modals is alone in its chain.
  private func mouseChain(from view: View) -> [Responder] {
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
    let isInDock = dock.map { view.isContained(within: $0.panel.view) } ?? false
    guard let candidate = mouseChain(from: view).first(where: \.canBecomeFirstResponder) else {
      return
    }
    // A press in a tool changes neither the tool's first responder nor the program's.
    dock?.hasKeyboard = isInDock
    if isInDock || responders.contains(where: { $0 === candidate }) { return }
    candidate.becomeFirstResponder()
  }

  /// Presses the keys of a hint, if they work now.
  func press(_ hint: KeyHint) {
    guard let application else { return }
    let begun = application.pendingKeys.count
    for active in responderChain.activeCommands {
      for sequence in active.keys {
        let keys = sequence.keys.dropFirst(begun)
        guard keys.map(\.name).joined(separator: " ") == hint.key else { continue }
        for key in keys { application.handle(.key(key)) }
        return
      }
    }
    // Esc cancels a sequence and is not a command then.
    if begun > 0, hint.key == Key.escape.name { application.handle(.key(.escape)) }
  }
}
