/// The keys of the commands in one run of a program: the map of other keys than their own, the
/// commands that have none because they are withheld, and the layout of the keyboard.
struct KeyBindings: Equatable {
  /// The map that puts commands on other keys than their own.
  var map = KeyMap()
  /// The names of withheld commands.
  var withheld: Set<String> = []
  /// The layout whose characters perform the commands of the keys that they are on.
  var layout: KeyLayout?

  /// The keys as which a key acts where nothing is bound to itself, in this order: the key of the
  /// same place in the Latin script, and those that a terminal sends which tells fewer apart.
  func standIns(for key: Key) -> [Key] {
    let latin = layout?.latin(key).map { [$0] + Self.plainer(than: $0) } ?? []
    return latin + (key.plainer.map { [$0] + standIns(for: $0) } ?? [])
  }

  private static func plainer(than key: Key) -> [Key] {
    key.plainer.map { [$0] + plainer(than: $0) } ?? []
  }
}
