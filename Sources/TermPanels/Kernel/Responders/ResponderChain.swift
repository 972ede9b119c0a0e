/// The responders from the one that takes the keys first up to the application. Dispatch, key
/// hints and help are all computed from here, so that what is shown is what would happen.
@MainActor struct ResponderChain {
  /// A command that would fire, and the keys on which it would.
  struct ActiveCommand {
    let command: KeyCommand
    /// The command's keys that no nearer responder takes.
    let keys: [KeySequence]
    /// The heading of its responder in the help.
    let title: String?
  }

  /// A responder, and what stands between it and the keys.
  private struct Link {
    let responder: Responder
    var isBelowModal: Bool
    var isBelowText: Bool
  }

  /// The outcome of handling a key.
  enum Answer {
    /// A responder took it, or a command was performed.
    case handled
    /// It begins or continues a sequence.
    case awaitsMore
    case ignored
  }

  let start: Responder?
  /// The window that ends the chain, so that commands that work everywhere do so even where a panel
  /// names a wrong next responder; with `nil` only the responders are followed.
  weak var window: Window?
  /// The map that puts commands on other keys than their own.
  var keyMap = KeyMap()
  /// The names of withheld commands.
  var withheld: Set<String> = []

  /// Every responder, the nearest first.
  var responders: [Responder] {
    var responders: [Responder] = []
    var current = start
    while let responder = current, responders.count < Self.longest {
      responders.append(responder)
      current = responder.next
    }
    if let window, let application = window.application, responders.last !== application {
      responders += [window, application]
    }
    return responders
  }

  /// Longer chains only come from responders that follow each other in a circle.
  private static let longest = 1_000

  /// Lets the nearest responder that can handle the last of these keys do so; the others were the
  /// beginning of a sequence.
  ///
  /// - Parameter isBelowModal: Whether only commands that work below a modal panel are tried.
  func handle(_ keys: [Key], isBelowModal: Bool = false) -> Answer {
    for link in links(isBelowModal: isBelowModal) {
      if link.isBelowText && keys[0].typedCharacter != nil { continue }
      if keys.count == 1, !link.isBelowModal, link.responder.keyDown(keys[0]) { return .handled }
      for command in commands(of: link) {
        for sequence in command.keys where sequence.starts(with: keys) {
          if sequence.rest.count >= keys.count { return .awaitsMore }
          command.action()
          return .handled
        }
      }
    }
    return .ignored
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
    var taken: Set<KeySequence> = []
    var begun: Set<KeySequence> = []
    for link in links() {
      for command in commands(of: link) {
        var keys: [KeySequence] = []
        for sequence in command.keys {
          let beginnings = sequence.beginnings
          if link.isBelowText, sequence.first.typedCharacter != nil { continue }
          if begun.contains(sequence) || !taken.isDisjoint(with: beginnings) { continue }
          guard taken.insert(sequence).inserted else { continue }
          begun.formUnion(beginnings)
          keys.append(sequence)
        }
        if keys.isEmpty { continue }
        active.append(
          ActiveCommand(command: command, keys: keys, title: link.responder.keyCommandsTitle))
      }
    }
    return active
  }

  private func links(isBelowModal: Bool = false) -> [Link] {
    var (isBelowModal, isBelowText) = (isBelowModal, false)
    return responders.map { responder in
      defer {
        isBelowText = isBelowText || (responder.takesText && !isBelowModal)
        isBelowModal = isBelowModal || responder.endsModalScope
      }
      return Link(responder: responder, isBelowModal: isBelowModal, isBelowText: isBelowText)
    }
  }

  /// The responder's commands that can be performed now, on the keys that the map gives them: the
  /// one place that consults the map and drops withheld commands.
  private func commands(of link: Link) -> [KeyCommand] {
    link.responder.keyCommands.compactMap { command in
      guard command.isEnabled, !link.isBelowModal || command.worksBelowModals,
        !command.isWithheld(by: withheld)
      else { return nil }
      return keyMap.applied(to: command)
    }
  }
}
