/// A request, and the limits of its response.
public struct HTTPRequest: Hashable, Sendable {
  /// The address, `http://` or `https://`.
  public var address: String
  /// Seconds within which the whole response has to arrive.
  public var timeout: Double
  /// The maximum number of bytes of the response, unpacked.
  public var maximumSize: Int
  /// The maximum number of redirects.
  public var maximumRedirects: Int

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - timeout: Seconds within which the whole response has to arrive.
  ///   - maximumSize: The maximum number of bytes of the response, unpacked.
  ///   - maximumRedirects: The maximum number of redirects.
  public init(
    _ address: String, timeout: Double = 20, maximumSize: Int = 4 << 20, maximumRedirects: Int = 5
  ) {
    self.address = address
    self.timeout = timeout
    self.maximumSize = maximumSize
    self.maximumRedirects = maximumRedirects
  }

  /// Whether the address is a web address that can be passed to a C library: only printable ASCII,
  /// so that nothing in it ends it or begins a header.
  var isWeb: Bool {
    let lowered = address.prefix(8).lowercased()
    return (lowered.hasPrefix("http://") || lowered.hasPrefix("https://"))
      && address.utf8.count <= 8192 && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  var isEncrypted: Bool { address.prefix(8).lowercased() == "https://" }
}
