/// The lengths that a store accepts, in bytes. A longer text is cut, with a remark; the whole of it
/// stays in the source that is kept.
public struct ExchangeLimits: Hashable, Sendable {
  /// The longest name.
  public var name: Int
  /// The longest notes.
  public var notes: Int
  /// The longest tag.
  public var tag: Int
  /// The largest number of tags of an item.
  public var tags: Int

  /// No limits: files have none.
  package static let unlimited = ExchangeLimits(name: .max, notes: .max, tag: .max, tags: .max)

  /// These limits.
  public init(name: Int = 4096, notes: Int = 65_536, tag: Int = 64, tags: Int = 64) {
    (self.name, self.notes, self.tag, self.tags) = (name, notes, tag, tags)
  }
}
