import Dispatch
import Synchronization

/// Fetches the contents of web addresses with libcurl: http and https only, over a few redirects,
/// within limits of time and size.
///
/// All requests of a client share one thread, which exists while something is under way, and its
/// open connections. Nothing is stored on disk; there are no cookies, no passwords and no user
/// configuration. The proxies of the environment are used, but never for this machine itself.
///
/// ```swift
/// let client = HTTPClient(userAgent: "weather/1.0")
/// let bytes = try await client.get(HTTPRequest("https://example.org/today.json"))
/// ```
public final class HTTPClient: Sendable {
  private let queue = DispatchQueue(label: "HTTPClient")
  private let loop: TransferLoop

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - userAgent: The name by which servers know the client.
  ///   - connections: The maximum number of open connections; other requests wait.
  public init(userAgent: String, connections: Int = 6) {
    loop = TransferLoop(userAgent: userAgent, connections: connections)
  }

  /// Fetches the contents of an address.
  ///
  /// - Returns: The bytes of a complete response with a status of success.
  /// - Throws: ``HTTPError`` for any failure; ``HTTPError/cancelled`` soon after the task was
  ///   cancelled.
  public func get(_ request: HTTPRequest) async throws(HTTPError) -> [UInt8] {
    guard request.isWeb else { throw .notWeb }
    let order = Order(request)
    let result: Result<[UInt8], HTTPError> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        order.reply.withLock { $0 = continuation }
        if loop.add(order) { queue.async { [loop] in loop.run() } }
      }
    } onCancel: {
      order.isCancelled.store(true, ordering: .releasing)
      loop.wake()
    }
    return try result.get()
  }
}

/// A request on its way through the loop, and the continuation that waits for its result.
final class Order: Sendable {
  let request: HTTPRequest
  let isCancelled = Atomic(false)
  let reply = Mutex<CheckedContinuation<Result<[UInt8], HTTPError>, Never>?>(nil)

  init(_ request: HTTPRequest) { self.request = request }

  func finish(_ result: Result<[UInt8], HTTPError>) {
    let waiting = reply.withLock { reply in
      defer { reply = nil }
      return reply
    }
    waiting?.resume(returning: result)
  }
}
