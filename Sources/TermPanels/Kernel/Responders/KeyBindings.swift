/// The keys of the commands in one run of a program: the map of other keys than their own, and the
/// commands that have none because they are withheld.
struct KeyBindings: Equatable {
  /// The map that puts commands on other keys than their own.
  var map = KeyMap()
  /// The names of withheld commands.
  var withheld: Set<String> = []
}
