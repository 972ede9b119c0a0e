/// An app and its place in a chart.
public struct RankedApp: Hashable, Sendable {
  /// What identifies it: the store's number, or, where the feed has none that is its own, its rank.
  public let id: String
  /// Its place in the chart, from 1.
  public let rank: Int
  /// What it is called.
  public let name: String
  /// Who makes it.
  public let artist: String
  /// What kind of app it is.
  public let category: String
  /// What it costs, in words.
  public let price: String
  /// What its makers say about it; lines of any length.
  public let summary: String
  /// Where its icon is, as the feed says; anything may stand here.
  public let iconAddress: String?
}

extension RankedApp: Listable {
  /// The rank.
  public var markText: String { "\(rank)" }
  /// The name.
  public var text: String { name }
  /// The maker and the category.
  public var detailText: String {
    [artist, category].filter { !$0.isEmpty }.joined(separator: " · ")
  }
  /// The price.
  public var valueText: String { price }
  /// The summary.
  public var longText: String { summary }
  /// The icon.
  public var imageAddress: String? { iconAddress }
}
