public import HTTPKit

/// The store's charts, wherever they are served.
///
/// ```swift
/// let store = AppStore(client: client)
/// let apps = try await store.apps(in: .free)
/// ```
public struct AppStore: Sendable {
  /// The address of the charts of the United States.
  public static let standardAddress = "https://itunes.apple.com/us/rss"

  private let client: HTTPClient
  private let address: String
  private let timeout: Double

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - client: The client that fetches.
  ///   - address: The address before `/topfreeapplications/limit=100/json`.
  ///   - timeout: Seconds within which a chart has to arrive.
  public init(
    client: HTTPClient, address: String = AppStore.standardAddress, timeout: Double = 20
  ) {
    self.client = client
    self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
    self.timeout = timeout
  }

  /// Fetches and parses a chart, away from the main actor.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - count: The number of apps to request.
  /// - Throws: ``ChartError``.
  @concurrent public func apps(
    in chart: AppChart, top count: Int = 100
  ) async throws(ChartError) -> [RankedApp] {
    let request = HTTPRequest(
      "\(address)/\(chart.feedName)/limit=\(count)/json", timeout: timeout)
    let bytes: [UInt8]
    do { bytes = try await client.get(request) } catch { throw .transfer(error) }
    return try AppFeed(bytes).apps
  }
}
