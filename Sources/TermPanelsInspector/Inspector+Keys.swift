import TermPanels

extension Inspector {
  typealias Offer = (word: String, command: KeyCommand)

  var hasKeyboard: Bool { application.window.dock?.hasKeyboard == true }

  /// The commands that work wherever the focus is.
  var commands: [Offer] {
    let toggle = KeyCommand(.toggleInspector, title: isOpen ? "Close the inspector" : nil) {
      [unowned self] in isOpen ? close() : open()
    }
    guard isOpen else { return [("inspect", toggle)] }
    let move = KeyCommand(
      .moveKeyboard, title: hasKeyboard ? "Return the keys to the program" : nil
    ) {
      [unowned self] in setKeyboard(!hasKeyboard)
    }
    return [(hasKeyboard ? "keys back" : "keys here", move), ("close", toggle)]
  }

  /// The commands while the inspector has the focus, beside the list's own.
  var ownCommands: [Offer] {
    let filter = KeyCommand(.filterLog) { [unowned self] in isFiltering.toggle() }
    let clear = KeyCommand(.clearLog) { [unowned self] in log.clear() }
    let deselect = KeyCommand(.deselectPanel) { [unowned self] in
      selected = nil
      isFiltering = false
      setKeyboard(false)
    }
    return [
      (isFiltering ? "log all" : "log only this", filter), ("clear", clear),
      ("deselect", deselect),
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
