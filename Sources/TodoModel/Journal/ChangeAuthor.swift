/// The changes that undo and redo of a store are about.
public enum UndoScope: Sendable {
  /// Those of every store. A command undoes the newest change of anyone.
  case everything
  /// Those of a window, and those that other windows had made when it was opened: a person who
  /// starts the program again undoes what was done before.
  case window
  /// Those of a window alone, among those of other people.
  case sharedWindow

  /// A new identity of a store in the journal, which tells windows from commands: the version of
  /// their UUID is 8, which RFC 9562 leaves to programs.
  var newInstance: Identifier<StoreInstance> {
    let random = Identifier<StoreInstance>()
    if self == .everything { return random }
    return Identifier(high: random.high & ~0xf000 | 0x8000, low: random.low)
  }
}

/// The author of changes in the journal: a store in a running program.
struct ChangeAuthor: Sendable {
  /// The identity of the store.
  let instance: Identifier<StoreInstance>
  /// The entry up to which the changes of other windows count as its own; nil for a store that
  /// undoes the changes of everyone.
  var ownUpTo: Int?

  /// Somebody outside, whose changes no window undoes as its own.
  static var outside: ChangeAuthor { ChangeAuthor(instance: Identifier()) }
}
