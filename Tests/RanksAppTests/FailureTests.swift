import Synchronization
import TermPanels
import TestSupport
import Testing

@MainActor @Suite("A failure") struct FailureTests {
  private nonisolated static let good = LoopbackServer.Answer.ok(RecordedFeed.text())

  @Test(arguments: [
    (LoopbackServer.Answer.status(503), "The server answered with status 503."),
    (.status(404), "The server answered with status 404."),
    (
      .half(Array(#"{"feed":{"#.utf8), announced: 10_000),
      "The connection broke off before the end of the answer."
    ),
    (.raw([]), "The connection broke off before the end of the answer."),
    (.ok("<html>Sign in to the network</html>"), "The answer is damaged: line 1, column 1:"),
    (.ok(#"{"feed":{"entry":[{"im:name":"#), "The answer is damaged: line 1, column 30:"),
    (.ok(#"{"error":"none"}"#), "The answer is not a chart of the store."),
    (.ok(String(repeating: "[", count: 1_000_000)), "nested too deeply"),
    (
      .ok(#"{"feed":{"entry":[{"im:name":{"label":""# + String(repeating: "W", count: 10 << 20)),
      "The answer is larger than 4096 KB."
    ),
    (.endless, "The answer is larger than 4096 KB."),
    (.redirect(to: "/round"), "more than 5 times."),
    (.redirect(to: "file:///etc/passwd"), "was redirected to one that is not permitted."),
    (.raw(Array("\u{1B}]0;owned\u{7}\r\n\r\n".utf8)), "The answer is not HTTP."),
    (.raw(Array("HTTP/1.1 200 OK\r\n\r\n\u{1B}[2J".utf8)), "found ‘␛’"),
  ])
  func `is reported with its reason, and can be tried again`(
    answer: LoopbackServer.Answer, reason: String
  ) async throws {
    let isMended = Mutex(false)
    let ranks = try RanksHarness { [good = Self.good] _ in
      isMended.withLock { $0 } ? good : answer
    }

    await ranks.expect("The free apps could not be loaded", "Retry")
    let words = ranks.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(reason))

    isMended.withLock { $0 = true }
    ranks.press(.enter)
    await ranks.expect("Minecraft", "2 apps")
  }

  @Test func `is reported after a timeout`() async throws {
    let ranks = try RanksHarness(timeout: 0.05) { _ in .silence }

    await ranks.expect("There was no complete answer within 0.05 s.", "Retry")
  }

  @Test func `is reported without a server, and may fail again`() async throws {
    let isOpen = Mutex(true)
    let ranks = try RanksHarness { _ in
      isOpen.withLock { $0 } ? .status(500) : .status(502)
    }
    await ranks.expect("status 500")

    isOpen.withLock { $0 = false }
    ranks.press(.character("r"))

    await ranks.expect("status 502", "Retry")
  }

  @Test func `in one chart leaves the other alone`() async throws {
    let ranks = try RanksHarness { [good = Self.good] path in
      path.contains("free") ? .status(500) : good
    }
    await ranks.expect("The free apps could not be loaded")

    ranks.press(.character("]"))
    await ranks.expect("Minecraft")
    ranks.press(.character("["))
    await ranks.expect("The free apps could not be loaded")
  }
}
