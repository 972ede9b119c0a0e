/// An app and its rank in a chart.
public struct RankedApp: Hashable, Sendable, Identifiable {
  /// The identifier: the store's number, or the rank if the feed has no unique number.
  public let id: String
  /// The rank in the chart, from 1.
  public let rank: Int
  /// The name.
  public let name: String
  /// The maker.
  public let artist: String
  /// The category.
  public let category: String
  /// The price in words.
  public let price: String
  /// The makers' description; lines of any length.
  public let summary: String
  /// The address of the icon as in the feed, where it may be anything.
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
