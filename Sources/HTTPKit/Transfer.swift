import CCurl

/// One transfer: libcurl's handle for it, and the bytes so far. It lives on the loop's thread.
final class Transfer {
  /// The maximum number of bytes of all headers together.
  private static let largestHeaders = 256 << 10

  let order: Order
  let handle: UnsafeMutableRawPointer
  private var body: [UInt8] = []
  private var headerSize = 0
  private var isTooLarge = false

  init?(_ order: Order, userAgent: String, proxyExceptions: String) {
    guard let handle = curl_easy_init() else { return nil }
    self.order = order
    self.handle = handle
    setProtocols()
    setLimits()
    _ = ccurl_set_string(handle, CURLOPT_USERAGENT, userAgent)
    _ = ccurl_set_string(handle, CURLOPT_NOPROXY, proxyExceptions)
    // Every encoding that the library can unpack; the size is limited after unpacking.
    _ = ccurl_set_string(handle, CURLOPT_ACCEPT_ENCODING, "")
    let own = Unmanaged.passUnretained(self).toOpaque()
    _ = ccurl_set_pointer(handle, CURLOPT_WRITEDATA, own)
    _ = ccurl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, _, count, context in
      Transfer.from(context).receive(UnsafeRawBufferPointer(start: bytes, count: count))
    }
    _ = ccurl_set_pointer(handle, CURLOPT_HEADERDATA, own)
    _ = ccurl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { _, size, count, context in
      Transfer.from(context).receiveHeader(of: size * count)
    }
  }

  deinit { curl_easy_cleanup(handle) }

  private func setProtocols() {
    let request = order.request
    _ = ccurl_set_string(handle, CURLOPT_URL, request.address)
    _ = ccurl_allow_protocols(handle, request.isEncrypted ? 0 : 1)
    _ = ccurl_set_long(handle, CURLOPT_FOLLOWLOCATION, 1)
    _ = ccurl_set_long(handle, CURLOPT_MAXREDIRS, request.maximumRedirects)
  }

  private func setLimits() {
    let request = order.request
    let milliseconds = Int(max(1, min(request.timeout, 86_400) * 1000))
    _ = ccurl_set_long(handle, CURLOPT_TIMEOUT_MS, milliseconds)
    _ = ccurl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, milliseconds)
    _ = ccurl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, request.maximumSize)
    _ = ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> Transfer {
    guard let context else { preconditionFailure("libcurl gives back what it was given.") }
    return Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  }

  /// Receives bytes; returning another number than their count ends the transfer.
  private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard body.count + bytes.count <= order.request.maximumSize else {
      isTooLarge = true
      return 0
    }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func receiveHeader(of size: Int) -> Int {
    headerSize += size
    isTooLarge = isTooLarge || headerSize > Transfer.largestHeaders
    return isTooLarge ? 0 : size
  }

  // MARK: - The end

  func result(of code: CURLcode) -> Result<[UInt8], HTTPError> {
    let status = status
    guard code == CURLE_OK else { return .failure(error(for: code, status: status)) }
    return (200..<300).contains(status) ? .success(body) : .failure(.status(status))
  }

  private var status: Int {
    var status = 0
    _ = ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    return status
  }

  private func error(for code: CURLcode, status: Int) -> HTTPError {
    let request = order.request
    if isTooLarge { return .tooLarge(request.maximumSize) }
    switch code {
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT:
      // Without a status of redirection, this was about the response or the first address.
      if (300..<400).contains(status) { return .redirectedAway }
      return code == CURLE_URL_MALFORMAT ? .notWeb : .notUnderstood
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: return .hostNotFound
    case CURLE_COULDNT_CONNECT: return .noConnection
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(seconds: request.timeout)
    case CURLE_TOO_MANY_REDIRECTS: return .redirectedTooOften(request.maximumRedirects)
    case CURLE_FILESIZE_EXCEEDED: return .tooLarge(request.maximumSize)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_SEND_ERROR:
      return .brokenOff
    case CURLE_PEER_FAILED_VERIFICATION: return .notTrusted
    case CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING: return .notUnderstood
    default: return .other(String(cString: curl_easy_strerror(code)))
    }
  }
}
