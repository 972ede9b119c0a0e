/// One of the two charts of the store.
public enum AppChart: CaseIterable, Hashable, Sendable {
  /// What costs nothing.
  case free
  /// What costs something.
  case paid

  /// What it is called.
  public var title: String {
    switch self {
    case .free: "Free"
    case .paid: "Paid"
    }
  }

  /// Its name in the address of a feed.
  var feedName: String {
    switch self {
    case .free: "topfreeapplications"
    case .paid: "toppaidapplications"
    }
  }
}
