import TermPanels
import TestSupport
import Testing

@MainActor @Suite("Icons") struct IconLoadingTests {
  private nonisolated static let blue = PNGFile.plain(red: 0, green: 95, blue: 255)

  /// A feed of two apps with icons at the given address, and the answer for an icon.
  private nonisolated static func answer(
    _ path: String, icons: String = "", _ icon: LoopbackServer.Answer
  ) -> LoopbackServer.Answer {
    path.hasPrefix("/rss") ? .ok(RecordedFeed.text(icons: icons)) : icon
  }

  @Test func `are drawn when loaded, and a frame before that`() async throws {
    let ranks = try Self.ranks(.ok(Self.blue).held)
    await ranks.expect("╭────╮", "│ M  │")

    ranks.server.release()

    await ranks.expect("▀▀▀▀▀▀  Minecraft", "▀▀▀▀▀▀  Shadowrocket")
    #expect(!ranks.screen.contains("╭────╮"))
  }

  @Test func `are fetched once for the row and the detail`() async throws {
    let ranks = try Self.ranks(.ok(Self.blue))
    await ranks.expect("▀▀▀▀▀▀  Minecraft", "▀▀▀▀▀▀  Shadowrocket")

    ranks.press(.enter)

    await ranks.expect("▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀   Minecraft")
    #expect(ranks.server.requests.count { $0.hasSuffix(".png") } == 1)
  }

  @Test(arguments: [
    LoopbackServer.Answer.status(404), .ok("no picture"), .ok([]), .half(blue, announced: 99_999),
    .ok(Array(blue.prefix(200))), .ok(Array(repeating: 0, count: 1 << 20)), .endless,
    .redirect(to: "/icons/round.png"), .redirect(to: "file:///etc/passwd"),
    .ok(PNGFile.bytes(width: 1, height: 1, claiming: (60_000, 60_000)) { _, _ in (0, 0, 0, 0) }),
  ])
  func `that cannot be loaded leave their frames`(icon: LoopbackServer.Answer) async throws {
    let ranks = try Self.ranks(icon)

    await ranks.expect(until: "the icon was asked for") { _ in
      ranks.server.requests.contains { $0.hasSuffix(".png") }
    }
    await ranks.expect("╭────╮  Minecraft", "│ M  │", "2 apps")
    ranks.press(.enter)
    await ranks.expect("What Minecraft is.")
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:x", "", "http://", "\\u001b[2J", "//host"])
  func `at non-web addresses are not requested`(place: String) async throws {
    let ranks = try RanksHarness { path in Self.answer(path, icons: place, .silence) }

    await ranks.expect("╭────╮  Minecraft")
    ranks.press(.enter)
    await ranks.expect("What Minecraft is.")
    #expect(ranks.server.requests.count == 1)
  }

  @Test func `are left out without colours`() async throws {
    let ranks = try Self.ranks(.ok(Self.blue), colorDepth: .monochrome)

    await ranks.expect("╭────╮  Minecraft")
    #expect(!ranks.screen.contains("▀"))
  }

  private static func ranks(
    _ icon: LoopbackServer.Answer, colorDepth: ColorDepth = .indexed256
  ) throws -> RanksHarness {
    try RanksHarness(colorDepth: colorDepth) { path, server in
      answer(path, icons: server + "/icons", icon)
    }
  }
}
