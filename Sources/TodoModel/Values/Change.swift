/// The change of one list or item.
public struct Change<Model: Hashable & Sendable>: Hashable, Sendable {
  /// The model before; nil when it did not exist.
  public let before: Model?

  /// The model after; nil when it is deleted.
  public let after: Model?

  /// A change from one state to another.
  public init(before: Model?, after: Model?) {
    self.before = before
    self.after = after
  }
}
