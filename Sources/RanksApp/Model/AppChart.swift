/// One of the two charts of the store.
public enum AppChart: CaseIterable, Hashable, Sendable {
  /// The free apps.
  case free
  /// The paid apps.
  case paid

  /// The title.
  public var title: String {
    switch self {
    case .free: "Free"
    case .paid: "Paid"
    }
  }

  /// The name in the address of a feed.
  var feedName: String {
    switch self {
    case .free: "topfreeapplications"
    case .paid: "toppaidapplications"
    }
  }
}
