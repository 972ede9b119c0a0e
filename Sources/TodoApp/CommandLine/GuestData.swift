/// The data that the app shows to a remote person.
public enum GuestData: Equatable, Sendable {
  /// The maximum size in bytes of a person's database, unless given: enough for some ten thousand
  /// items with notes.
  public static let usualQuota = 64 << 20

  /// The database of a person.
  case user(GuestUser)
  /// Samples that vanish at exit, perhaps with an explanation first.
  case samples(isTour: Bool)
}

/// A remote person, and where their database is.
public struct GuestUser: Equatable, Sendable {
  /// The name under which the data is kept.
  public var name: UserName
  /// The folder with a folder for each person; `nil` is the standard location.
  public var folder: String?
  /// Whether many people share the name, so that none of them is offered the drafts that another
  /// one left behind.
  public var isShared: Bool
  /// The maximum size of the database in bytes.
  public var quota: Int
}
