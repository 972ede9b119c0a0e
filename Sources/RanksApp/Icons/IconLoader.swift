public import HTTPKit
public import ImageKit

/// Fetches icons and keeps them, scaled down. An address is requested once, however many rows show
/// its icon; one that failed is not requested again before ``forgetFailures()``.
@MainActor public final class IconLoader {
  /// The maximum number of addresses that are remembered.
  private static let mostIcons = 1000

  private let client: HTTPClient
  private var icons: [String: Task<Image?, Never>] = [:]
  private var failures: Set<String> = []

  /// Creates a loader without any icon.
  public init(client: HTTPClient) { self.client = client }

  /// Returns the icon at an address; `nil` if there is none that can be shown.
  public func icon(at address: String) async -> Image? {
    if icons[address] == nil {
      if icons.count >= IconLoader.mostIcons { forget() }
      icons[address] = Task { [client] in await IconLoader.load(address, with: client) }
    }
    let icon = await icons[address]?.value
    if icon == nil { failures.insert(address) }
    return icon
  }

  /// Lets icons that could not be fetched be requested again.
  func forgetFailures() {
    for address in failures { icons[address] = nil }
    failures = []
  }

  /// Cancels the requests under way, and forgets everything.
  func forget() {
    for task in icons.values { task.cancel() }
    icons = [:]
    failures = []
  }

  @concurrent private nonisolated static func load(
    _ address: String, with client: HTTPClient
  ) async -> Image? {
    let request = HTTPRequest(address, timeout: 15, maximumSize: 512 << 10)
    // Without an icon its placeholder stays, whatever the reason.
    guard let bytes = try? await client.get(request), let image = try? Image(decoding: bytes) else {
      return nil
    }
    return image.scaled(toWidth: IconView.side, height: IconView.side)
  }
}
