/// What is asked for, and how much of an answer is taken.
public struct HTTPRequest: Hashable, Sendable {
  /// The address, `http://` or `https://`.
  public var address: String
  /// Seconds until the whole answer has to be there.
  public var timeout: Double
  /// Bytes of the answer, unpacked, that are taken at most.
  public var maximumSize: Int
  /// How often the address may lead on to another one.
  public var maximumRedirects: Int

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - timeout: Seconds until the whole answer has to be there.
  ///   - maximumSize: Bytes of the answer, unpacked, that are taken at most.
  ///   - maximumRedirects: How often the address may lead on to another one.
  public init(
    _ address: String, timeout: Double = 20, maximumSize: Int = 4 << 20, maximumRedirects: Int = 5
  ) {
    self.address = address
    self.timeout = timeout
    self.maximumSize = maximumSize
    self.maximumRedirects = maximumRedirects
  }

  /// Whether the address is one of the web that can be handed to a C library: printable ASCII
  /// alone, so that nothing in it ends it or begins a header.
  var isWeb: Bool {
    let lowered = address.prefix(8).lowercased()
    return (lowered.hasPrefix("http://") || lowered.hasPrefix("https://"))
      && address.utf8.count <= 8192 && address.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  var isEncrypted: Bool { address.prefix(8).lowercased() == "https://" }
}
