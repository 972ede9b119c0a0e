/// The repair of a name that the store cannot hold as it is.
public enum NameRepair: Hashable, Sendable {
  /// There was no name; the new one is “Untitled”.
  case named
  /// The name was too long, and was cut. The full one is kept.
  case cut
}
