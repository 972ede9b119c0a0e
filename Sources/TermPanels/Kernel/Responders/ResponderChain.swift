/// The responders from the first responder up to the application. Dispatch, key hints and help are
/// all computed from it, so the keys shown are the keys that work.
@MainActor struct ResponderChain {
  /// A command that works now, and the keys that perform it.
  @MainActor struct ActiveCommand {
    let command: KeyCommand
    /// The command's keys that no nearer responder takes.
    let keys: [KeySequence]
    /// The responder that offers the command.
    let responder: Responder
    /// The heading in the help: its topic, or that of its responder.
    var title: String? { command.topic ?? responder.keyCommandsTitle }
  }

  /// A responder, and the obstacles between it and the keys.
  @MainActor private struct Link {
    let responder: Responder
    let isBelowModal: Bool
    let isBelowText: Bool

    /// Whether the responder's command can be performed now.
    func offers(_ command: KeyCommand, _ bindings: KeyBindings) -> Bool {
      command.isEnabled && reaches(command, bindings)
    }

    /// Whether the responder's command can be performed now, or could if it were enabled.
    func reaches(_ command: KeyCommand, _ bindings: KeyBindings) -> Bool {
      (!isBelowModal || command.worksBelowModals) && !command.isWithheld(by: bindings.withheld)
    }

    /// Whether a key is text that a nearer responder takes.
    func misses(_ key: Key) -> Bool { isBelowText && key.typedCharacter != nil }

    /// The responder's commands, disabled ones too, that these keys perform, or begin.
    func commands(
      on keys: [Key], _ bindings: KeyBindings, besides mapped: Set<KeySequence>
    ) -> [(command: KeyCommand, isComplete: Bool)] {
      var found: [(command: KeyCommand, isComplete: Bool)] = []
      for command in responder.keyCommands where reaches(command, bindings) {
        for sequence in bindings.map.keys(of: command, besides: mapped)
        where sequence.starts(with: keys) {
          found.append((command, sequence.rest.count < keys.count))
        }
      }
      return found
    }
  }

  /// The outcome of handling a key.
  enum Answer {
    /// A responder took it, or a command was performed.
    case handled
    /// It begins or continues a sequence.
    case awaitsMore
    case ignored
  }

  /// The responder that takes the keys first.
  let start: Responder?
  /// The window that ends the chain, so that commands that work everywhere do so even where a panel
  /// names a wrong next responder; with `nil` only the responders are followed.
  private weak var window: Window?
  /// Whether only urgent commands are tried: those that work below a modal panel, on keys that type
  /// nothing.
  var triesUrgentOnly = false

  init(start: Responder?, window: Window? = nil) {
    self.start = start
    self.window = window
  }

  /// Every responder, the nearest first.
  var responders: [Responder] {
    var responders: [Responder] = []
    forEach { responders.append($0) }
    return responders
  }

  /// Every responder with the obstacles between it and the keys, the nearest first.
  private var links: [Link] {
    var links: [Link] = []
    var (isBelowModal, isBelowText) = (triesUrgentOnly, triesUrgentOnly)
    forEach { responder in
      links.append(
        Link(responder: responder, isBelowModal: isBelowModal, isBelowText: isBelowText))
      isBelowText = isBelowText || (responder.takesText && !isBelowModal)
      isBelowModal = isBelowModal || responder.endsModalScope
    }
    return links
  }

  private func forEach(_ body: (Responder) -> Void) {
    var (current, last, count) = (start, start, 0)
    while let responder = current, count < Self.longest {
      body(responder)
      (current, last, count) = (responder.next, responder, count + 1)
    }
    if let window, let application = window.application, last !== application {
      body(window)
      body(application)
    }
  }

  /// Longer chains only come from responders that follow each other in a circle.
  private static let longest = 1_000

  /// Lets the nearest responder that can handle the last of these keys do so; the others were the
  /// beginning of a sequence. A command that takes a count is performed so many times. A key that
  /// nothing is bound to acts as those that stand in for it.
  ///
  /// - Returns: The outcome, and the keys with the one that had it.
  func handle(
    _ keys: [Key], _ bindings: KeyBindings, count: Int = 1
  ) -> (answer: Answer, keys: [Key]) {
    let answer = handleAlone(keys, bindings, count: count)
    guard answer == .ignored else { return (answer, keys) }
    for keys in standIns(for: keys, bindings) {
      let answer = handleAlone(keys, bindings, count: count)
      if answer != .ignored { return (answer, keys) }
    }
    return (.ignored, keys)
  }

  /// The same keys, with others that stand in for the last one; none if something is bound to it.
  private func standIns(for keys: [Key], _ bindings: KeyBindings) -> [[Key]] {
    guard let last = keys.last, case let others = bindings.standIns(for: last), !others.isEmpty,
      meaningAlone(of: keys, bindings) == .nothing
    else { return [] }
    return others.map { keys.dropLast() + [$0] }
  }

  private func handleAlone(_ keys: [Key], _ bindings: KeyBindings, count: Int) -> Answer {
    let links = links
    let mapped = mappedKeys(of: links, bindings)
    for link in links {
      if link.misses(keys[0]) { continue }
      if keys.count == 1, !link.isBelowModal, link.responder.keyDown(keys[0]) { return .handled }
      let commands = link.commands(on: keys, bindings, besides: mapped)
      guard let (command, isComplete) = commands.first(where: \.command.isEnabled) else { continue }
      guard isComplete else { return .awaitsMore }
      for _ in 0..<(command.takesCount ? count : 1) { command.action() }
      return .handled
    }
    return .ignored
  }

  /// The keys that the map gives to commands which would fire now: other commands do not have these
  /// as their own.
  private func mappedKeys(of links: [Link], _ bindings: KeyBindings) -> Set<KeySequence> {
    if bindings.map.bindings.isEmpty { return [] }
    var keys: Set<KeySequence> = []
    for link in links {
      for command in link.responder.keyCommands where link.offers(command, bindings) {
        guard let id = command.id, let mapped = bindings.map.bindings[id] else { continue }
        keys.formUnion(mapped.filter { !link.misses($0.first) })
      }
    }
    return keys
  }

  /// The meaning of keys now, without doing anything: that of ``handle(_:_:count:)``.
  func meaning(of keys: [Key], _ bindings: KeyBindings) -> KeyMeaning {
    ([keys] + standIns(for: keys, bindings)).lazy.map { meaningAlone(of: $0, bindings) }
      .first { $0 != .nothing } ?? .nothing
  }

  private func meaningAlone(of keys: [Key], _ bindings: KeyBindings) -> KeyMeaning {
    let links = links
    let mapped = mappedKeys(of: links, bindings)
    var disabled: KeyMeaning?
    for link in links where !link.misses(keys[0]) {
      if keys.count == 1, !link.isBelowModal, link.responder.takesText,
        keys[0].typedCharacter != nil
      {
        return .text
      }
      for (command, isComplete) in link.commands(on: keys, bindings, besides: mapped) {
        if command.isEnabled {
          return isComplete ? .command(title: command.title) : .beginning
        } else if isComplete, disabled == nil {
          disabled = .disabled(title: command.title, obstacle: command.obstacle)
        }
      }
    }
    if let disabled { return disabled }
    var count = KeyCount()
    return keys.count == 1 && takesCount(bindings) && count.add(keys[0]) ? .count : .nothing
  }

  /// Whether keys perform or begin a command that works even below a modal panel.
  func isUrgent(_ keys: [Key], _ bindings: KeyBindings) -> Bool {
    var chain = self
    chain.triesUrgentOnly = true
    return switch chain.meaning(of: keys, bindings) {
    case .command, .beginning: true
    case .count, .disabled, .text, .nothing: false
    }
  }

  /// Whether a command that would fire now takes a count.
  func takesCount(_ bindings: KeyBindings) -> Bool {
    links.contains { link in
      link.responder.keyCommands.contains { $0.takesCount && link.offers($0, bindings) }
    }
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
  func activeCommands(_ bindings: KeyBindings) -> [ActiveCommand] {
    var active: [ActiveCommand] = []
    var taken = KeySet()
    var begun = KeySet()
    let links = links
    let mapped = mappedKeys(of: links, bindings)
    for link in links {
      for command in link.responder.keyCommands where link.offers(command, bindings) {
        let command = bindings.map.applied(to: command, besides: mapped)
        let keys = command.keys.passing { sequence in
          if link.misses(sequence.first) || begun.contains(sequence) { return false }
          let beginnings = sequence.beginnings
          guard !beginnings.contains(where: taken.contains), taken.insert(sequence) else {
            return false
          }
          for beginning in beginnings { begun.insert(beginning) }
          return true
        }
        if keys.isEmpty { continue }
        active.append(ActiveCommand(command: command, keys: keys, responder: link.responder))
      }
    }
    return active
  }

  /// The commands that would work now and have no key, the nearest first: those that were declared
  /// without one, or whose keys the map took. A command that a nearer responder offers is left out.
  func keylessCommands(_ bindings: KeyBindings) -> [ActiveCommand] {
    var keyless: [ActiveCommand] = []
    var offered: Set<String> = []
    let links = links
    let mapped = mappedKeys(of: links, bindings)
    for link in links {
      for command in link.responder.keyCommands where link.offers(command, bindings) {
        let isFirst = command.id.map { offered.insert($0).inserted } ?? true
        guard isFirst, bindings.map.keys(of: command, besides: mapped).isEmpty else { continue }
        let applied = bindings.map.applied(to: command, besides: mapped)
        keyless.append(ActiveCommand(command: applied, keys: [], responder: link.responder))
      }
    }
    return keyless
  }

  /// The disabled commands that have a reason, the nearest first, each with the keys that would
  /// reach it and that perform nothing now.
  func hinderedCommands(_ bindings: KeyBindings) -> [ActiveCommand] {
    var taken = Set(activeCommands(bindings).flatMap(\.keys))
    var hindered: [ActiveCommand] = []
    for link in links {
      for command in link.responder.keyCommands
      where !command.isEnabled && command.obstacle != nil && link.reaches(command, bindings) {
        let keys = bindings.map.keys(of: command).filter {
          !link.misses($0.first) && taken.insert($0).inserted
        }
        if keys.isEmpty { continue }
        hindered.append(ActiveCommand(command: command, keys: keys, responder: link.responder))
      }
    }
    return hindered
  }
}

extension [KeySequence] {
  /// The sequences that pass a test: itself and not a copy if all do, as is usual.
  fileprivate func passing(_ test: (KeySequence) -> Bool) -> [KeySequence] {
    var passing: [KeySequence]?
    for (index, sequence) in enumerated() {
      if test(sequence) {
        passing?.append(sequence)
      } else if passing == nil {
        passing = Array(self[..<index])
      }
    }
    return passing ?? self
  }
}
