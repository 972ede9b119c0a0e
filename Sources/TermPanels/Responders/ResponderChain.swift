/// The responders from the one that takes the keys first up to the application. Dispatch, key
/// hints and help are all computed from here, so that what is shown is what would happen.
@MainActor struct ResponderChain {
  /// A command that would fire, and the keys on which it would.
  struct ActiveCommand {
    let command: KeyCommand
    /// The command's keys that no nearer responder takes.
    let keys: [Key]
    /// The heading of its responder in the help.
    let title: String?
  }

  let start: Responder?

  /// Every responder, the nearest first.
  var responders: [Responder] {
    var responders: [Responder] = []
    var current = start
    while let responder = current {
      responders.append(responder)
      current = responder.next
    }
    return responders
  }

  /// Lets the nearest responder that can handle the key do so.
  ///
  /// - Returns: Whether one did.
  func handle(_ key: Key) -> Bool {
    var isBelowModal = false
    var isTyping = false
    for responder in responders {
      if !isBelowModal, responder.keyDown(key) { return true }
      let command = responder.keyCommands.first {
        $0.isEnabled && $0.keys.contains(key) && (!isBelowModal || $0.worksBelowModals)
      }
      if let command, !isTyping {
        command.action()
        return true
      }
      isTyping = isTyping || (responder.takesText && !isBelowModal && key.typedCharacter != nil)
      if responder.endsModalScope { isBelowModal = true }
    }
    return false
  }

  /// Lets the nearest responder that can take pasted text take it, within the modal scope.
  func paste(_ text: String) -> Bool {
    for responder in responders {
      if responder.paste(text) { return true }
      if responder.endsModalScope { return false }
    }
    return false
  }

  /// The commands that would fire now, the nearest first, each with the keys that reach it.
  var activeCommands: [ActiveCommand] {
    var active: [ActiveCommand] = []
    var taken: Set<Key> = []
    var isBelowModal = false
    var isTyping = false
    for responder in responders {
      for command in responder.keyCommands where command.isEnabled {
        if isBelowModal && !command.worksBelowModals { continue }
        let keys = command.keys.filter {
          !taken.contains($0) && !(isTyping && $0.typedCharacter != nil)
        }
        if keys.isEmpty { continue }
        taken.formUnion(keys)
        active.append(
          ActiveCommand(command: command, keys: keys, title: responder.keyCommandsTitle))
      }
      isTyping = isTyping || (responder.takesText && !isBelowModal)
      if responder.endsModalScope { isBelowModal = true }
    }
    return active
  }
}
