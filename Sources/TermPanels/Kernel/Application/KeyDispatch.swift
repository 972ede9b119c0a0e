/// Dispatches the keys of a program: offers each one to the responders, or waits for the rest of a
/// sequence. The commands come from the responder chain, so hints and help agree with the keys.
@MainActor final class KeyDispatch {
  private let window: Window
  private let input: HeldInput
  /// The keys of a sequence that has begun and is not complete; the next key is added to them.
  private(set) var pendingKeys: [Key] = []
  /// The key that is being handled; `nil` outside of that.
  private(set) var current: Key?
  /// The digits typed before the next key.
  private var count = KeyCount()
  /// The last key, if nothing took it: a toast reports it once.
  private var ignored: Key?
  /// The command that shows all keys, which that toast offers.
  var helpCommand: Command?
  /// The commands of the program's screens, for the catalogue.
  private var groups: [KeyCatalogue.Group] = []
  /// The keys of the commands in this run. New ones apply from the next key on.
  var bindings = KeyBindings() {
    didSet {
      guard bindings != oldValue else { return }
      cancelSequence()
      window.setNeedsStatusUpdate()
      window.setNeedsDisplay()
    }
  }

  init(_ window: Window, _ input: HeldInput) { (self.window, self.input) = (window, input) }

  /// The chain that keys go to: that of a tool that has the keyboard, else the program's, which
  /// only answers urgent commands while input is held.
  private var chain: ResponderChain {
    if let dock = window.dock, dock.hasKeyboard {
      return ResponderChain(start: dock.panel.resolvedFirstResponder, window: window)
    }
    var chain = window.programResponderChain
    chain.triesUrgentOnly = input.isHolding
    return chain
  }

  // MARK: - Keys

  /// Offers a key to the responders, or waits for the next one if it begins a sequence.
  ///
  /// A key that does not continue the sequence cancels it and is not handled on its own: `g d` must
  /// not delete. A toast reports it, so no key is lost unseen. Urgent commands work here too; Esc
  /// only cancels.
  ///
  /// Digits that no responder takes are the count of the next command, if that takes one. Any other
  /// key that nothing takes is reported, but not again while it is repeated.
  func take(_ key: Key) {
    current = key
    defer { current = nil }
    if count.number != nil, pendingKeys.isEmpty, count.add(key) { return }
    let (begun, digits) = (pendingKeys, count)
    let keys = begun + [key]
    cancelSequence()
    if !begun.isEmpty || digits.number != nil, isEscape(key) { return }
    let last = ignored
    ignored = nil
    let chain = chain
    let outcome = chain.handle(keys, bindings, count: digits.number ?? 1)
    switch outcome.answer {
    case .handled: return
    case .awaitsMore: return (pendingKeys, count) = (outcome.keys, digits)
    case .ignored: break
    }
    if chain.triesUrgentOnly {
      for key in keys { input.append(.key(key)) }
    } else if !begun.isEmpty {
      var urgent = chain
      urgent.triesUrgentOnly = true
      if urgent.handle([key], bindings).answer == .handled { return }
      let obstacle = chain.meaning(of: keys, bindings).obstacle
      window.show(Toast(obstacle ?? "\(keys.map(\.name).joined(separator: " ")) does nothing"))
    } else if chain.takesCount(bindings), count.add(key) {
      return
    } else if !isEscape(key) {
      report(key, isRepeated: key == last)
    }
  }

  /// Whether a key is Esc where nothing is bound to itself.
  private func isEscape(_ key: Key) -> Bool {
    key == .escape || bindings.standIns(for: key).contains(.escape)
  }

  /// Reports a key that nothing takes: the reason why its command is disabled, or the key itself,
  /// with the key of the help.
  private func report(_ key: Key, isRepeated: Bool) {
    if let obstacle = chain.meaning(of: [key], bindings).obstacle {
      return window.show(Toast(obstacle))
    }
    ignored = key
    guard !isRepeated else { return }
    let help = activeCommands.first { $0.command.id == helpCommand?.id && helpCommand != nil }
    window.show(
      Toast(
        "\(key.name) does nothing here",
        hint: help.map { ($0.keys[0].name, $0.command.hint ?? $0.command.title.lowercased()) }))
  }

  /// Forgets the keys of a sequence that has begun, and the digits before the next key.
  func cancelSequence() { (pendingKeys, count) = ([], KeyCount()) }

  /// Offers a pasted text to the responders.
  func paste(_ text: String) {
    cancelSequence()
    let chain = chain
    if chain.triesUrgentOnly { return input.append(.paste(text)) }
    // A cut also drops the character that it went through, so the text may be a little shorter.
    let isCut = text.utf8.count > Event.longestPaste - 4
    if chain.paste(text), isCut { window.tellOfCutPaste() }
  }

  /// Presses the keys of a hint, if they work now.
  func press(_ hint: KeyHint) {
    let begun = pendingKeys.count
    for active in activeCommands {
      for sequence in active.keys {
        let keys = sequence.keys.dropFirst(begun)
        guard keys.map(\.name).joined(separator: " ") == hint.key else { continue }
        for key in keys { take(key) }
        return
      }
    }
    // Esc cancels a sequence and is not a command then.
    if begun > 0, hint.key == Key.escape.name { take(.escape) }
  }

  // MARK: - What works

  /// The commands that would fire now, the nearest responder's first, each with the keys that reach
  /// it.
  var activeCommands: [ResponderChain.ActiveCommand] { chain.activeCommands(bindings) }

  /// The commands that would work now and have no key, the nearest responder's first.
  var keylessCommands: [ResponderChain.ActiveCommand] { chain.keylessCommands(bindings) }

  /// The disabled commands that have a reason, the nearest responder's first.
  var hinderedCommands: [ResponderChain.ActiveCommand] { chain.hinderedCommands(bindings) }

  /// The commands and the meanings of keys of the responders that have the keys now, for a panel
  /// that is about to take them.
  func oracle() -> KeyOracle { KeyOracle(of: chain, in: self, window) }

  /// The hints in the bottom line: those of the commands that have one or, within a sequence, every
  /// way to continue it.
  var hints: [KeyHint] {
    let active = activeCommands
    if pendingKeys.isEmpty, let number = count.number { return hints(after: number, active) }
    guard !pendingKeys.isEmpty else {
      var hints: [KeyHint] = []
      for active in active {
        guard let word = active.command.hint else { continue }
        hints.append(
          KeyHint(key: active.keys[0].name, word: word, isKept: active.command.keepsHint))
      }
      return hints
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

  /// The hints after the digits of a count: the commands that take one.
  private func hints(
    after number: Int, _ active: [ResponderChain.ActiveCommand]
  ) -> [KeyHint] {
    [KeyHint(key: "\(number)", word: "times", isKept: true)]
      + active.filter(\.command.takesCount).map {
        KeyHint(key: $0.keys[0].name, word: $0.command.title.lowercased())
      } + [KeyHint(key: Key.escape.name, word: "cancel")]
  }

  /// The name of the first key of a command that a responder in the chain offers, enabled or not,
  /// and that no command before it takes, also below presented panels: a message may outlive them.
  /// `nil` if there is none.
  func keyName(of id: String) -> String? {
    if bindings.withheld.contains(id) { return nil }
    let below = ResponderChain(start: window.rootPanel?.resolvedFirstResponder, window: window)
    let keys = [chain, below].compactMap { freeKeys(of: id, in: $0) }
    return keys.first?.first { key in keys.allSatisfy { $0.contains(key) } }?.name
  }

  /// The keys of a command that no command before it in a chain takes; `nil` if the chain does not
  /// have it.
  private func freeKeys(of id: String, in chain: ResponderChain) -> [KeySequence]? {
    var taken: Set<KeySequence> = []
    for responder in chain.responders {
      for command in responder.keyCommands {
        let keys = bindings.map.keys(of: command)
        if command.id == id { return keys.filter { !taken.contains($0) } }
        if command.isEnabled, !command.isWithheld(by: bindings.withheld) { taken.formUnion(keys) }
      }
    }
    return nil
  }

  // MARK: - The catalogue

  /// Adds commands of the program's screens to the catalogue.
  func register(_ groups: [KeyCatalogue.Group]) { self.groups += groups }

  /// The commands of the program's screens between other groups, without the withheld ones.
  func catalogue(
    before first: [KeyCatalogue.Group], after last: [KeyCatalogue.Group]
  ) -> KeyCatalogue {
    KeyCatalogue(groups: (first + groups + last).map { $0.without(bindings.withheld) })
  }
}
