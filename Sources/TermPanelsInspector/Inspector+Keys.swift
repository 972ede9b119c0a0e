import TermPanels

extension Inspector {
  typealias Offer = (word: String, command: KeyCommand)

  var hasKeyboard: Bool { application.window.dock?.hasKeyboard == true }

  /// The commands that work wherever the focus is.
  var commands: [Offer] {
    let toggle = KeyCommand(
      id: "inspector.toggle", .init(.function(12)),
      title: isOpen ? "Close the inspector" : "Inspect the panels",
      worksBelowModals: true
    ) { [unowned self] in isOpen ? close() : open() }
    guard isOpen else { return [("inspect", toggle)] }
    let move = KeyCommand(
      id: "inspector.keyboard", .init(.function(9)),
      title: hasKeyboard ? "Keys to the program" : "Keys to the inspector",
      worksBelowModals: true
    ) { [unowned self] in setKeyboard(!hasKeyboard) }
    return [(hasKeyboard ? "keys back" : "keys here", move), ("close", toggle)]
  }

  /// The commands while the inspector has the focus, beside the list's own.
  var ownCommands: [Offer] {
    [
      (
        isFiltering ? "log all" : "log only this",
        KeyCommand(
          id: "inspector.filter", .character("f"), title: "Log the selected panel only, or all"
        ) {
          [unowned self] in isFiltering.toggle()
        }
      ),
      (
        "clear",
        KeyCommand(id: "inspector.clearLog", .character("c"), title: "Clear the log") {
          [unowned self] in log.clear()
        }
      ),
      (
        "deselect",
        KeyCommand(
          id: "inspector.deselect", .escape, title: "Deselect, and give the program the keys"
        ) { [unowned self] in
          selected = nil
          isFiltering = false
          setKeyboard(false)
        }
      ),
    ]
  }

  func setKeyboard(_ isHere: Bool) {
    guard let dock = application.window.dock, application.window.insets != .zero || !isHere else {
      return
    }
    dock.hasKeyboard = isHere
    if isHere, selected == nil { selected = panel?.tree.current?.id }
  }

  func select(_ id: ObjectIdentifier) { selected = id }

  func toggleFold(_ node: PanelNode) {
    if folded.remove(node.id) == nil { folded.insert(node.id) }
  }

  func hints(_ offers: [Offer]) -> [KeyHint] {
    offers.map { offer in
      let keys = application.keyMap.keys(of: offer.command)
      return KeyHint(key: keys.first?.name ?? "", word: offer.word)
    }
  }
}
