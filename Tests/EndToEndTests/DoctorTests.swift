import Foundation
import TestSupport
import Testing

@Suite("The doctor", .floor(.full), .terminals) struct DoctorTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  private func doctor(_ words: String...) throws -> CommandResult {
    try Command.paneltodo(["doctor"] + words, home: home).run()
  }

  private func damage() throws {
    let file = try FileHandle(forUpdating: URL(filePath: home.path("todos.db")))
    try file.seek(toOffset: 5 * 4096)
    try file.write(contentsOf: [UInt8](repeating: 0xFF, count: 4096))
    try file.close()
  }

  private var backups: [String] {
    get throws { try permissions(below: home.path("backups")).keys.sorted() }
  }

  @Test func `restores the lists of a damaged database, as the error suggests`() async throws {
    try Seed("Errands", ["Apples"]).plant(in: home)
    let first = try TmuxSession(home: home)
    try await first.expectCurrent("   Errands")
    let isBackedUp = try await eventually {
      try home.contains("backups") && backups.contains { $0.hasSuffix(".db") }
    }
    try #require(isBackedUp)
    let daily = try #require(try backups.first)
    let day = String(daily.dropFirst(6).dropLast(3))
    try await first.quit()
    #expect(try doctor().status == .exitCode(0))
    try damage()

    let start = try PseudoTerminal(columns: 400)
    try start.start(.paneltodo(home: home))
    #expect(try await start.expectExit() == .exitCode(1))
    let command = "paneltodo --database \(home.path("todos.db")) doctor --restore \(day)"
    #expect(start.text.contains("is damaged") && start.text.contains("It was not changed."))
    #expect(
      start.text.contains("The newest intact backup is from \(day). Restore it with: \(command)"))
    let found = try doctor()
    #expect(found.status == .exitCode(1) && found.error.isEmpty)
    #expect(found.output.contains("BAD  The file is damaged.") && found.output.contains(command))
    #expect(found.output.contains("intact    \(daily)"))

    let words = command.split(separator: " ").dropFirst().map(String.init)
    let restored = try Command.paneltodo(words, home: home).run()

    #expect(restored.status == .exitCode(0), "\(restored.error)")
    #expect(restored.output.contains("is damaged, and was kept as it was"))
    let second = try TmuxSession(home: home)
    try await second.expectCurrent("   Errands")
    try await second.press("Enter", expecting: "▌ ○ Apples")
    try await second.quit()
    #expect(try doctor().status == .exitCode(0))
  }

  @Test func `restores nothing while the app is open, and undoes a restore`() async throws {
    try Seed("Then", ["Milk"]).plant(in: home)
    let made = try doctor("--backup")
    #expect(
      made.status == .exitCode(0) && made.output.hasPrefix("Backup made: \(home.path("backups"))"))
    let name = try #require(try backups.first)
    let session = try TmuxSession(home: home)
    try await session.expectCurrent("   Then")
    try await session.addList("Now")

    let refused = try doctor("--restore", name)
    #expect(refused.status == .exitCode(1) && refused.output.isEmpty)
    #expect(refused.error.contains("is open in another program. Nothing was changed"))
    #expect(try doctor().output.contains("open in another program"))
    try await session.addList("Still")
    try await session.quit()

    let restored = try doctor("--restore", name)
    #expect(restored.status == .exitCode(0), "\(restored.error)")
    let kept = try #require(try backups.first { $0.contains("before-restore") })
    #expect(restored.output.contains("doctor --restore \(kept)"))
    let then = try TmuxSession(home: home)
    try await then.expectCurrent("   Then")
    try await then.expectNo("Now")
    try await then.quit()

    #expect(try doctor("--restore=\(kept)").status == .exitCode(0))
    let now = try TmuxSession(home: home)
    try await now.expect("Then", "Now", "Still")
    try await now.quit()
  }

  @Test func `is not needed for the report of a failed backup`() async throws {
    try Seed("Errands", ["Apples"]).plant(in: home)
    try home.write("no folder", to: "backups")

    let session = try TmuxSession(home: home)

    try await session.expect("Errands", "No backup could be made: Not a directory")
    try await session.addList("Work")
    try await session.quit()
  }

  @Test func `shows control characters as signs`() throws {
    let result = try doctor("--restore", "\u{1B}]0;title\u{7}")

    #expect(result.status == .exitCode(1) && !result.error.contains("\u{1B}"))
    #expect(!home.contains("todos.db") && !home.contains("backups"))
  }
}
