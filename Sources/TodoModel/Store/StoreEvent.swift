/// An event of which a store notifies its observers.
public enum StoreEvent: Hashable, Sendable {
  /// A journal entry was committed, by this store or by another one.
  case changed(ChangeSet)

  /// More changed than is worth listing, or the changes are unknown: read everything again.
  case reloaded

  /// A write has been waiting for its commit so long that the user should be notified (true), or no
  /// write is slow any more (false).
  case writing(isSlow: Bool)

  /// The file was moved, deleted or replaced while open, so that nothing can be saved (true), or it
  /// is back in its place (false).
  case displaced(Bool)

  /// Whether lists or items may have changed.
  public var isChange: Bool {
    switch self {
    case .changed, .reloaded: true
    case .writing, .displaced: false
    }
  }
}
