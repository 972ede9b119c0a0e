extension Application {
  /// Offers a key to the responders, or waits for the next one if it begins a sequence.
  ///
  /// A key that does not continue the sequence cancels it and is not handled on its own: `g d` must
  /// not delete. A toast reports it, so no key is lost unseen. Commands that work below modals, on
  /// keys that type nothing, work here too; Esc only cancels.
  func take(_ key: Key) {
    let begun = pendingKeys
    let keys = begun + [key]
    pendingKeys = []
    if !begun.isEmpty && key == .escape { return }
    switch window.responderChain.handle(keys) {
    case .handled: break
    case .awaitsMore: pendingKeys = keys
    case .ignored:
      guard !begun.isEmpty else { return }
      if key.typedCharacter == nil,
        window.responderChain.handle([key], isBelowModal: true) == .handled
      {
        return
      }
      window.show(Toast("\(keys.map(\.name).joined(separator: " ")) does nothing"))
    }
  }

  /// The hints in the bottom line: those of the commands that have one or, within a sequence, every
  /// way to continue it.
  public var keyHints: [KeyHint] {
    let active = window.responderChain.activeCommands
    guard !pendingKeys.isEmpty else {
      return active.compactMap { active in
        active.command.hint.map {
          KeyHint(key: active.keys[0].name, word: $0, isKept: active.command.keepsHint)
        }
      }
    }
    let continuations = active.flatMap { active in
      active.keys.filter { $0.starts(with: pendingKeys) }.map { keys in
        KeyHint(
          key: keys.keys.dropFirst(pendingKeys.count).map(\.name).joined(separator: " "),
          word: active.command.hint ?? active.command.title.lowercased())
      }
    }
    return continuations + [KeyHint(key: Key.escape.name, word: "cancel")]
  }

  /// The name of the first key of a command that a responder in the chain offers, enabled or not,
  /// to show to a person; `nil` when there is none.
  public func keyName(of id: String) -> String? {
    if withheldCommands.contains(id) { return nil }
    for responder in window.responderChain.responders {
      for command in responder.keyCommands where command.id == id {
        return keyMap.keys(of: command).first?.name
      }
    }
    return nil
  }

  /// Adds commands of the program's screens to ``keyCatalogue``: a panel that is not on the screen
  /// cannot be asked for its own.
  public func registerCommands(_ groups: [KeyCatalogue.Group]) { commandGroups += groups }
}
