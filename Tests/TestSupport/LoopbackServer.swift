import Foundation
import Synchronization

/// An HTTP server on this machine only, as good or as bad as a test wants it: it sends exactly the
/// bytes that the test provides. Releasing the last reference closes it and all its connections.
///
/// ```swift
/// let server = try LoopbackServer { path in
///   path == "/feed" ? .ok(feed) : .status(404)
/// }
/// let address = server.address + "/feed"
/// ```
public final class LoopbackServer: Sendable {
  /// The answer to a request.
  public struct Answer: Sendable {
    /// The pieces, which are sent one after the other.
    var pieces: [[UInt8]]
    /// Whether everything after the first piece waits for ``LoopbackServer/release()``.
    var isHeld = false
    /// Whether the connection stays open and silent at the end.
    var staysOpen = false

    /// The bytes, after which the connection is closed.
    public static func raw(_ bytes: [UInt8]) -> Answer { Answer(pieces: [bytes]) }

    /// A complete answer with a body.
    public static func ok(_ body: [UInt8], headers: [String] = []) -> Answer {
      raw(head("200 OK", ["Content-Length: \(body.count)"] + headers) + body)
    }

    /// A complete answer with a text as its body.
    public static func ok(_ text: String) -> Answer { ok(Array(text.utf8)) }

    /// An answer without a body.
    public static func status(_ code: Int, headers: [String] = []) -> Answer {
      raw(head("\(code) Words", ["Content-Length: 0"] + headers))
    }

    /// Redirects to another address.
    public static func redirect(to address: String) -> Answer {
      status(302, headers: ["Location: \(address)"])
    }

    /// The beginning of an answer, after which the connection is closed; its header announces
    /// `announced` bytes.
    public static func half(_ body: [UInt8], announced: Int) -> Answer {
      raw(head("200 OK", ["Content-Length: \(announced)"]) + body)
    }

    /// A body of 256 MB, sent as fast as the client takes it.
    public static var endless: Answer {
      let piece = [UInt8](repeating: 0x20, count: 1 << 16)
      return Answer(pieces: [head("200 OK", [])] + Array(repeating: piece, count: 1 << 12))
    }

    /// The answer, with its body held back until ``LoopbackServer/release()``.
    public var held: Answer {
      var answer = self
      guard let end = pieces.first?.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else {
        return answer
      }
      answer.pieces = [Array(pieces[0][..<end]), Array(pieces[0][end...])] + pieces.dropFirst()
      answer.isHeld = true
      return answer
    }

    /// No answer, on a connection that stays open.
    public static var silence: Answer { Answer(pieces: [], staysOpen: true) }

    private static func head(_ status: String, _ headers: [String]) -> [UInt8] {
      let lines = ["HTTP/1.1 \(status)", "Connection: close"] + headers
      return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
  }

  /// `http://127.0.0.1:` and the port that the system chose; a path is appended to it.
  public let address: String

  private let core: Core

  /// Starts a server.
  ///
  /// - Parameter answer: Called with the path of each request, on the thread of its connection.
  public init(_ answer: @escaping @Sendable (_ path: String) -> Answer) throws {
    core = try Core(answer)
    address = "http://127.0.0.1:\(core.port)"
    let core = core
    Thread.detachNewThread { core.accept() }
  }

  deinit { core.close() }

  /// The paths of the requests, in their order.
  public var requests: [String] { core.state.withLock { $0.requests } }

  /// Sends the rest of the held answers, and holds no further ones.
  public func release() { core.release() }
}

extension LoopbackServer.Answer: CustomStringConvertible {
  /// The size and the first bytes: the answer may be long.
  public var description: String {
    let bytes = pieces.joined()
    return "\(bytes.count) bytes: "
      + String(decoding: bytes.prefix(120), as: UTF8.self).debugDescription
  }
}

/// The state that the threads of a server share; they retain it, and not the server.
private final class Core: Sendable {
  struct State {
    var requests: [String] = []
    var connections: Set<Int32> = []
    var isReleased = false
    var isClosed = false
  }

  let port: UInt16
  let state = Mutex(State())
  private let listener: Int32
  private let answer: @Sendable (String) -> LoopbackServer.Answer
  private let gate = NSCondition()

  init(_ answer: @escaping @Sendable (String) -> LoopbackServer.Answer) throws {
    self.answer = answer
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let listener = socket(AF_INET, kind, 0)
    guard listener >= 0 else { throw SystemError("socket") }
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    self.listener = listener
    port = UInt16(bigEndian: place.sin_port)
    guard isBound, listen(listener, 64) == 0 else { throw SystemError("listen") }
  }

  /// Accepts connections until the server is closed.
  func accept() {
    while case let connection = Glibc.accept(listener, nil, nil), connection >= 0 {
      let isOpen = state.withLock { state in
        if !state.isClosed { state.connections.insert(connection) }
        return !state.isClosed
      }
      guard isOpen else {
        Glibc.close(connection)
        break
      }
      Thread.detachNewThread { [self] in serve(connection) }
    }
    Glibc.close(listener)
  }

  func release() {
    gate.lock()
    state.withLock { $0.isReleased = true }
    gate.broadcast()
    gate.unlock()
  }

  func close() {
    // Wakes all threads that read, write or accept; each closes its own connection.
    state.withLock { state in
      state.isClosed = true
      for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
    }
    shutdown(listener, Int32(SHUT_RDWR))
    release()
  }

  private func serve(_ connection: Int32) {
    defer {
      state.withLock { _ = $0.connections.remove(connection) }
      Glibc.close(connection)
    }
    guard let path = readPath(connection) else { return }
    state.withLock { $0.requests.append(path) }
    let answer = answer(path)
    for (index, piece) in answer.pieces.enumerated() {
      if index == 1, answer.isHeld { waitForRelease() }
      guard send(piece, to: connection) else { return }
    }
    // Waits until the client disconnects or the server is closed.
    if answer.staysOpen { _ = readPath(connection) }
  }

  private func waitForRelease() {
    gate.lock()
    while !state.withLock({ $0.isReleased }) { gate.wait() }
    gate.unlock()
  }

  /// Reads a request to the end of its headers, and returns its path.
  private func readPath(_ connection: Int32) -> String? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.firstRange(of: Array("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      head += buffer[..<count]
    }
    let words = String(decoding: head, as: UTF8.self).split(separator: " ")
    return words.count > 1 ? String(words[1]) : nil
  }

  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
