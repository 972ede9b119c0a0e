/// What a store tells its observers.
public enum StoreEvent: Hashable, Sendable {
  /// A journal entry was committed, by this store or by another one.
  case changed(ChangeSet)

  /// More changed than is worth listing, or it is not known what: read everything again.
  case reloaded

  /// A write has been waiting for its commit so long that the user should be told (true), or no
  /// write is slow any more (false).
  case writing(isSlow: Bool)

  /// The file was moved, deleted or replaced while it is open, so that nothing can be saved (true), or
  /// it is back in its place (false).
  case displaced(Bool)
}
