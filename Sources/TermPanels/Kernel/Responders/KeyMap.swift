/// Puts commands on other keys than their own, by the commands' names.
///
/// A command that the map does not mention keeps its keys; one with an empty list has none. Give a
/// map to ``Application/keyMap``, at any time. Before that, check it with ``problems(in:)``: a map
/// is written by a person, so mistakes in it stop nothing.
///
/// ```swift
/// let (map, misreadings) = KeyMap.reading([("list.first", ["g g", "home"]), ("list.menu", [])])
/// let problems = misreadings + map.problems(in: application.keyCatalogue)
/// application.keyMap = map
/// ```
public struct KeyMap: Equatable, Sendable {
  /// The sequences for each command that has other keys than its own.
  public var bindings: [String: [KeySequence]]

  /// Creates a map.
  public init(_ bindings: [String: [KeySequence]] = [:]) { self.bindings = bindings }

  /// The most sequences that a command can have in what a person has written: all sequences are
  /// compared with each other.
  static let most = 64

  /// Reads what a person has written: the names of commands, and their keys as
  /// ``KeySequence/init(text:)`` reads them. A text that is not a key is skipped and reported, and
  /// so are the texts beyond 64 for one command. A command keeps its own keys if all of its texts
  /// are invalid, or if it has no name.
  public static func reading(
    _ lines: some Sequence<(id: String, keys: [String])>
  ) -> (map: KeyMap, problems: [Problem]) {
    var map = KeyMap()
    var problems: [Problem] = []
    for (id, texts) in lines {
      var keys: [KeySequence] = []
      if let text = texts.dropFirst(most).first {
        let reason = "A command has at most \(most) keys, so the others are left out."
        problems.append(.unreadable(command: id, text: text, reason: reason))
      }
      for text in texts.prefix(most) {
        do {
          keys.append(try KeySequence(text: text))
        } catch {
          problems.append(.unreadable(command: id, text: text, reason: error.description))
        }
      }
      if !keys.isEmpty || texts.isEmpty { map.bindings[id] = keys }
    }
    return (map, problems)
  }

  /// The keys of a command: those of the map, else its own.
  public func keys(of command: Command) -> [KeySequence] { bindings[command.id] ?? command.keys }

  /// The keys of a bound command: those of the map, else its own.
  @MainActor public func keys(of command: KeyCommand) -> [KeySequence] {
    command.id.flatMap { bindings[$0] } ?? command.keys
  }

  /// The keys of a bound command: those of the map, else its own besides keys that the map gives to
  /// other commands.
  @MainActor func keys(
    of command: KeyCommand, besides mapped: Set<KeySequence>
  ) -> [KeySequence] {
    if let keys = command.id.flatMap({ bindings[$0] }) { return keys }
    return mapped.isEmpty ? command.keys : command.keys.filter { !mapped.contains($0) }
  }

  /// The command on the keys that the map gives it, or leaves to it.
  @MainActor func applied(
    to command: KeyCommand, besides mapped: Set<KeySequence>
  ) -> KeyCommand {
    bindings.isEmpty ? command : command.on(keys(of: command, besides: mapped))
  }
}
