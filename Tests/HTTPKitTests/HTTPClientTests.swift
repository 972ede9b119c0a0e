import HTTPKit
import TestSupport
import Testing

@Suite("A client of HTTP") struct HTTPClientTests {
  private let client = HTTPClient(userAgent: "tests")

  /// The error when an address is fetched; nil if it succeeds.
  private func error(
    _ address: String, timeout: Double = 20, maximumSize: Int = 1 << 20
  ) async -> HTTPError? {
    do {
      _ = try await client.get(
        HTTPRequest(address, timeout: timeout, maximumSize: maximumSize, maximumRedirects: 3))
      return nil
    } catch {
      return error
    }
  }

  @Test func `gets a resource`() async throws {
    let server = try LoopbackServer { .ok("It is \($0).") }

    let bytes = try await client.get(HTTPRequest(server.address + "/here"))

    #expect(String(decoding: bytes, as: UTF8.self) == "It is /here.")
    #expect(server.requests == ["/here"])
  }

  @Test func `gets many resources at once without mixing them up`() async throws {
    let server = try LoopbackServer { .ok($0) }

    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<50 {
        group.addTask { [client] in
          let bytes = try await client.get(HTTPRequest("\(server.address)/\(number)"))
          return String(decoding: bytes, as: UTF8.self)
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }

    #expect(texts == Set((0..<50).map { "/\($0)" }))
  }

  @Test(arguments: [301, 400, 404, 500, 503, 999])
  func `takes no other status for success`(code: Int) async throws {
    let server = try LoopbackServer { _ in .status(code) }

    #expect(await error(server.address) == .status(code))
  }

  @Test(arguments: [
    "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1:1/x", "127.0.0.1", "", "http:",
    "javascript:alert(1)", "http://127.0.0.1/\r\nX-Evil: 1", "http://127.0.0.1/\u{0}",
    "http://127.0.0.1/a b", "http://bücher.example/",
  ])
  func `sends no request to a non-web address`(address: String) async {
    #expect(await error(address) == .notWeb)
  }

  @Test func `follows some redirects`() async throws {
    let server = try LoopbackServer { path in
      path == "/3" ? .ok("arrived") : .redirect(to: "/\((Int(path.dropFirst()) ?? 0) + 1)")
    }

    let bytes = try await client.get(HTTPRequest(server.address + "/0", maximumRedirects: 3))

    #expect(String(decoding: bytes, as: UTF8.self) == "arrived")
    #expect(await error(server.address + "/-1") == .redirectedTooOften(3))
  }

  @Test func `ends a loop of redirects`() async throws {
    let server = try LoopbackServer { _ in .redirect(to: "/round") }

    #expect(await error(server.address) == .redirectedTooOften(3))
    #expect(server.requests.count == 4)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1:1/", "data:,x"])
  func `follows no redirect to a non-web address`(address: String) async throws {
    let server = try LoopbackServer { _ in .redirect(to: address) }

    #expect(await error(server.address) == .redirectedAway)
  }

  @Test func `reports a truncated response`() async throws {
    let server = try LoopbackServer { path in
      switch path {
      case "/half": .half(Array("half".utf8), announced: 1000)
      case "/chunk":
        .raw(Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n8\r\nhalf".utf8))
      default: .raw([])
      }
    }

    for path in ["/half", "/chunk", "/nothing"] {
      #expect(await error(server.address + path) == .brokenOff, "\(path)")
    }
  }

  @Test func `waits no longer than its limit`() async throws {
    let server = try LoopbackServer { $0 == "/silent" ? .silence : .ok("late").held }

    for path in ["/silent", "/held"] {
      #expect(await error(server.address + path, timeout: 0.05) == .timedOut(seconds: 0.05))
    }
  }

  @Test func `gives up when cancelled`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let request = HTTPRequest(server.address, timeout: 3600)
    let task = Task { [client] in try await client.get(request) }
    #expect(try await eventually(within: .seconds(60)) { server.requests.count == 1 })

    task.cancel()

    await #expect(throws: HTTPError.cancelled) { try await task.value }
  }

  @Test func `sends no request when already cancelled`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let request = HTTPRequest(server.address, timeout: 3600)
    let task = Task { [client] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.get(request)
    }

    await #expect(throws: HTTPError.cancelled) { try await task.value }
  }

  @Test func `reads no more than its limit`() async throws {
    let server = try LoopbackServer { path in
      switch path {
      case "/announced": .ok([UInt8](repeating: 0x20, count: 1001))
      case "/endless": .endless
      default: .ok([UInt8](repeating: 0x20, count: 1000))
      }
    }

    #expect(await error(server.address, maximumSize: 1000) == nil)
    for path in ["/announced", "/endless"] {
      #expect(await error(server.address + path, maximumSize: 1000) == .tooLarge(1000))
    }
  }

  /// Ten megabytes of zeros, packed into ten kilobytes.
  @Test func `counts a compressed body by its unpacked size`() async throws {
    let server = try LoopbackServer { _ in
      .ok(Packed.zeros, headers: ["Content-Encoding: deflate"])
    }

    #expect(await error(server.address, maximumSize: 1 << 20) == .tooLarge(1 << 20))
  }

  @Test func `refuses endless headers`() async throws {
    let server = try LoopbackServer { _ in
      let header = "X-Long: \(String(repeating: "x", count: 1000))\r\n"
      return .raw(Array("HTTP/1.1 200 OK\r\n\(String(repeating: header, count: 1000))\r\n".utf8))
    }

    #expect(await error(server.address) == .tooLarge(1 << 20))
  }

  @Test(arguments: ["hello\r\n\r\n", "SSH-2.0-x\r\n", "HTTP/9.9 200 OK\r\n\r\n"])
  func `understands nothing but HTTP`(answer: String) async throws {
    let server = try LoopbackServer { _ in .raw(Array(answer.utf8)) }

    #expect(await error(server.address) == .notUnderstood)
  }

  @Test func `reports a refused connection and an unknown host`() async throws {
    var server: LoopbackServer? = try LoopbackServer { _ in .silence }
    let address = try #require(server?.address)
    server = nil

    #expect(try await eventuallyRefused(address))
    // A label has at most 63 letters, so nobody is asked for this name.
    let label = String(repeating: "x", count: 64)
    #expect(await error("http://\(label).invalid/") == .hostNotFound)
  }

  private func eventuallyRefused(_ address: String) async throws -> Bool {
    for _ in 0..<100 where await error(address) == .noConnection { return true }
    return false
  }

  @Test func `continues after a failure`() async throws {
    let server = try LoopbackServer { $0 == "/good" ? .ok("good") : .half([1], announced: 9) }

    #expect(await error(server.address + "/bad") == .brokenOff)
    #expect(await error(server.address + "/good") == nil)
  }
}
