import CCurl
import Glibc
import Synchronization

/// Runs all transfers of a client in ``run()``, on one thread at a time.
final class TransferLoop: Sendable {
  private struct State {
    var orders: [Order] = []
    var isRunning = false
  }

  /// libcurl's handle for many transfers. Only `run` uses it, on one thread at a time; waking it is
  /// allowed from everywhere.
  private nonisolated(unsafe) let multi: UnsafeMutableRawPointer
  private let state = Mutex(State())
  private let userAgent: String
  private let exceptions: String

  init(userAgent: String, connections: Int) {
    _ = TransferLoop.library
    guard let multi = curl_multi_init() else { preconditionFailure("Out of memory.") }
    _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, connections)
    self.multi = multi
    self.userAgent = userAgent
    exceptions = TransferLoop.proxyExceptions
  }

  deinit { curl_multi_cleanup(multi) }

  /// Adds an order.
  ///
  /// - Returns: Whether ``run()`` has to be called, since it is not running.
  func add(_ order: Order) -> Bool {
    let mustRun = state.withLock { state in
      defer { state.isRunning = true }
      state.orders.append(order)
      return !state.isRunning
    }
    if !mustRun { wake() }
    return mustRun
  }

  /// Makes the loop look for new and cancelled orders.
  func wake() { curl_multi_wakeup(multi) }

  /// Works until nothing is left to do.
  func run() {
    // Writing to a connection that has ended would end the program: OpenSSL writes as it likes, and
    // libcurl leaves signals alone where there are threads.
    BrokenPipes.without {
      var transfers: [Transfer] = []
      while let orders = nextOrders(isIdle: transfers.isEmpty) {
        for order in orders { begin(order, in: &transfers) }
        for transfer in transfers where transfer.order.isCancelled.load(ordering: .acquiring) {
          end(transfer, .failure(.cancelled), in: &transfers)
        }
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
        collect(from: &transfers)
        if !transfers.isEmpty { curl_multi_poll(multi, nil, 0, 60_000, nil) }
      }
    }
  }

  /// The new orders; `nil`, and the loop has ended, when there are none and nothing is under way.
  private func nextOrders(isIdle: Bool) -> [Order]? {
    state.withLock { state in
      let orders = state.orders
      state.orders = []
      state.isRunning = !(isIdle && orders.isEmpty)
      return state.isRunning ? orders : nil
    }
  }

  private func begin(_ order: Order, in transfers: inout [Transfer]) {
    guard let transfer = Transfer(order, userAgent: userAgent, proxyExceptions: exceptions) else {
      return order.finish(.failure(.other("out of memory")))
    }
    transfers.append(transfer)
    curl_multi_add_handle(multi, transfer.handle)
  }

  private func collect(from transfers: inout [Transfer]) {
    var left: Int32 = 0
    while let message = curl_multi_info_read(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE,
        let transfer = transfers.first(where: { $0.handle == message.pointee.easy_handle })
      else { continue }
      end(transfer, transfer.result(of: ccurl_result(message)), in: &transfers)
    }
  }

  private func end(
    _ transfer: Transfer, _ result: Result<[UInt8], HTTPError>, in transfers: inout [Transfer]
  ) {
    curl_multi_remove_handle(multi, transfer.handle)
    transfers.removeAll { $0 === transfer }
    transfer.order.finish(result)
  }

  /// Initialises libcurl, once for the process.
  private static let library: CURLcode = curl_global_init(Int(CURL_GLOBAL_DEFAULT))

  /// The hosts for which no proxy is used: those in the environment, and this machine, which no
  /// proxy can reach.
  private static var proxyExceptions: String {
    let named = getenv("no_proxy") ?? getenv("NO_PROXY")
    let own = "localhost,127.0.0.1,::1"
    guard let named, named.pointee != 0 else { return own }
    let names = String(cString: named)
    return names == "*" ? names : "\(names),\(own)"
  }
}
