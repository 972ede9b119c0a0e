extension KeyMap {
  /// A mistake in a map. Its description is a sentence or two for the map's author: the mistake,
  /// and its cure.
  public enum Problem: Hashable, Sendable {
    /// No command has this name.
    case unknown(command: String)
    /// A text that is not a key.
    case unreadable(command: String, text: String, reason: String)
    /// A key that no terminal tells.
    case untypeable(command: String, keys: KeySequence, reason: String)
    /// The same keys are bound to two commands that work at the same time; `by` has them.
    case taken(command: String, keys: KeySequence, by: String)
    /// A command's keys begin with those of another one, so one of the two can never be performed.
    case hidden(command: String, keys: KeySequence, by: String, on: KeySequence)
    /// A character that is text where the command works.
    case text(command: String, keys: KeySequence)
    /// A command that must always be reachable has no key that always works.
    case unreachable(command: String, instead: KeySequence)
  }

  /// The mistakes in the map, in the order of the commands' names.
  ///
  /// - Parameter catalogue: Every command that exists: ``Application/keyCatalogue``.
  public func problems(in catalogue: KeyCatalogue) -> [Problem] {
    // Comparing all keys with all others takes a while, and most maps are empty.
    if bindings.isEmpty { return [] }
    var problems: [Problem] = []
    var known: Set<Problem> = []
    func add(_ problem: Problem) {
      if known.insert(problem).inserted { problems.append(problem) }
    }
    for (id, keys) in bindings.sorted(by: { $0.key < $1.key }) {
      let groups = catalogue.groups.filter { $0.commands.contains { $0.id == id } }
      if groups.isEmpty { add(.unknown(command: id)) }
      for sequence in keys {
        if let reason = sequence.obstacle {
          add(.untypeable(command: id, keys: sequence, reason: reason))
        } else if sequence.first.typedCharacter != nil, groups.contains(where: \.takesText) {
          add(.text(command: id, keys: sequence))
        }
      }
    }
    for (index, group) in catalogue.groups.enumerated() {
      let own = bound(in: group)
      conflicts(among: own, own).forEach(add)
      // Commands that work everywhere come after every group. A group may take their keys, but not
      // only the beginnings of them.
      if let everywhere = catalogue.groups.last, index < catalogue.groups.count - 1 {
        for problem in conflicts(among: own, bound(in: everywhere)) {
          if case .hidden = problem { add(problem) }
        }
      }
    }
    lost(in: catalogue).forEach(add)
    return problems
  }

  private typealias Binding = (command: Command, keys: KeySequence)

  private func bound(in group: KeyCatalogue.Group) -> [Binding] {
    group.commands.flatMap { command in keys(of: command).map { (command, $0) } }
  }

  /// Conflicts between two commands of which at least one is in the map; others are intended.
  private func conflicts(among some: [Binding], _ others: [Binding]) -> [Problem] {
    var problems: [Problem] = []
    for (index, one) in some.enumerated() {
      for (otherIndex, other) in others.enumerated() where one.command.id != other.command.id {
        guard bindings[one.command.id] != nil || bindings[other.command.id] != nil else { continue }
        if one.keys == other.keys {
          // Each pair of one group is met twice.
          guard index < otherIndex else { continue }
          // The one in the map has the keys, and of two the nearer.
          let isOther = bindings[one.command.id] == nil
          let (winner, loser) =
            isOther ? (other.command, one.command) : (one.command, other.command)
          if hasOwnKeys(loser, besides: keys(of: winner)) { continue }
          problems.append(.taken(command: loser.id, keys: one.keys, by: winner.id))
        } else if other.keys.starts(with: one.keys.keys) {
          problems.append(
            .hidden(
              command: other.command.id, keys: other.keys, by: one.command.id, on: one.keys))
        } else if one.keys.starts(with: other.keys.keys) {
          problems.append(
            .hidden(
              command: one.command.id, keys: one.keys, by: other.command.id, on: other.keys))
        }
      }
    }
    return problems
  }

  /// Whether a command has a key of its own that is not taken. A command in the map has none.
  private func hasOwnKeys(_ command: Command, besides taken: [KeySequence]) -> Bool {
    bindings[command.id] == nil && command.keys.contains { !taken.contains($0) }
  }

  /// The command that must be reachable from everywhere, if it has no key that works everywhere.
  private func lost(in catalogue: KeyCatalogue) -> [Problem] {
    catalogue.commands(named: Command.programQuit.id).prefix(1).compactMap { command in
      let isReachable = keys(of: command).contains { keys in
        keys.first.typedCharacter == nil && keys.obstacle == nil && keys.caveat == nil
          && !bindings.contains { id, others in
            id != command.id
              && others.contains {
                $0.starts(with: keys.keys) || keys.starts(with: $0.keys)
              }
          }
      }
      guard !isReachable, let own = command.keys.first else { return nil }
      return .unreachable(command: command.id, instead: own)
    }
  }
}

extension KeySequence {
  /// The reason why these keys cannot be a command's, and a cure; `nil` if they can.
  public var obstacle: String? {
    if !rest.isEmpty, keys.contains(.escape) {
      return "Esc cancels a sequence, so it cannot be part of one. Use another key."
    }
    return keys.lazy.compactMap(\.obstacle).first
  }

  /// The terminals that tell these keys, and what comes from others; `nil` if all tell them.
  var caveat: String? { keys.lazy.compactMap(\.caveat).first }
}

extension KeyMap.Problem {
  /// The names of the commands concerned; the first is the one that has to change.
  public var commands: [String] {
    switch self {
    case .unknown(let command), .unreadable(let command, _, _), .untypeable(let command, _, _),
      .text(let command, _), .unreachable(let command, _):
      [command]
    case .taken(let command, _, let other), .hidden(let command, _, let other, _):
      [command, other]
    }
  }
}

extension KeyMap.Problem: CustomStringConvertible {
  /// The mistake and its cure.
  public var description: String {
    switch self {
    case .unknown(let command):
      "Unknown command “\(command)”. Look up its name in the list of commands."
    case .unreadable(let command, _, let reason):
      "The keys of \(command) cannot be read. \(reason)"
    case .untypeable(let command, let keys, let reason):
      "\(command) cannot be bound to \(keys.text). \(reason)"
    case .taken(let command, let keys, let other):
      "\(command) and \(other) are both bound to \(keys.text), and only \(other) works. "
        + "Bind one of them to another key."
    case .hidden(let command, let keys, let other, let shorter):
      "\(command) on \(keys.text) begins like \(other) on \(shorter.text), so one of them never "
        + "works. Bind one of them to other keys."
    case .text(let command, let keys):
      "\(command) cannot be bound to \(keys.text), which types text where the command works. "
        + "Use a key with ctrl- or alt-, or a function key."
    case .unreachable(let command, let keys):
      "\(command) would have no key that always works. Keep \(keys.text) for it, or bind it to "
        + "an unused key with ctrl- or alt-, or an unused function key."
    }
  }
}
