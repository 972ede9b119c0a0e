import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoCommands
import TodoFormats
import TodoModel

/// Arithmetic on numbers from outside ends no command: a trap would end these tests.
@Suite("Extreme numbers", .floor(.full)) @MainActor struct ExtremeNumberTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The commands that read and change whatever there is.
  private static let followUp = [
    ["list", "--all", "--json"], ["list", "--tree"], ["today"], ["upcoming", "--group", "agenda"],
    ["edit", "--where", "is:open", ":", "+1w"], ["edit", "--where", "is:open", ":", "every week"],
    ["done", "--where", "is:open"], ["reopen", "--where", "is:done"], ["undo"], ["redo"],
    ["recap"], ["recap", "--year"], ["remind", "--dry-run"], ["history", "--limit", "5"], ["lists"],
    ["logbook", "--json"],
  ]

  /// Performs a command, which may refuse the numbers in words.
  private func perform(_ words: [String], on bench: CommandBench) async {
    do {
      _ = try await bench.run(words)
    } catch {
      #expect(!"\(error)".isEmpty)
    }
  }

  private func lookAtEverything(_ bench: CommandBench) async throws {
    for words in Self.followUp { await perform(words, on: bench) }
    for format in Format.all { await perform(["export", "--to", format.name], on: bench) }
  }

  @Test(arguments: ForeignText.all.keys.sorted())
  func `in a file of any format end no command`(format: String) async throws {
    let text = try #require(ForeignText.all[format])
    let program = String(format.prefix { $0 != "/" })
    var generator = SeededGenerator(seed: Thorough.seed)
    var copies: [[UInt8]] = [Array(text.utf8)]
    ExtremeNumber.forEachCopy(
      of: Array(text.utf8), count: Thorough.count(1, thorough: 30), using: &generator
    ) { copies.append($0) }
    copies.removeSubrange(Thorough.count(copies.count, alone: 6, thorough: copies.count)...)

    var (imported, refusal) = (0, "")
    var bench = try CommandBench()
    for (index, copy) in copies.enumerated() {
      let path = folder.path("\(index)")
      try Data(copy).write(to: URL(filePath: path))
      let error = await bench.error("import", "--from", program, path)
      if error.isEmpty { imported += 1 } else { refusal = error }
      // Many copies have items of the same identities.
      guard index.isMultiple(of: 5) else { continue }
      try await lookAtEverything(bench)
      bench = try CommandBench()
    }
    #expect(imported > 0, "\(refusal)")
  }

  @Test func `in a synchronised folder end no synchronisation`() async throws {
    let text = try #require(ForeignText.all["ics"])
    var generator = SeededGenerator(seed: Thorough.seed)
    var copies: [[UInt8]] = []
    ExtremeNumber.forEachCopy(
      of: Array(text.utf8), count: Thorough.count(1, thorough: 20), using: &generator
    ) { copies.append($0) }
    try FileManager.default.createDirectory(
      atPath: folder.path("dav/home"), withIntermediateDirectories: true)
    let bench = try CommandBench()
    for (index, copy) in copies.enumerated() {
      let own = String(decoding: copy, as: UTF8.self).replacing("UID:a", with: "UID:a\(index)")
      try folder.write(own, to: "dav/home/\(index).ics")
    }

    for words in [
      ["sync", folder.path("dav")], ["edit", "--where", "is:open", ":", "+1w"],
      ["sync", folder.path("dav")], ["done", "--where", "is:open"], ["sync", folder.path("dav")],
    ] { await perform(words, on: bench) }

    #expect(try await !bench.run("list", "--all", "-q").isEmpty)
  }

  @Test func `as times of files end no synchronisation`() async throws {
    let bench = try CommandBench()
    for (index, seconds) in ExtremeNumber.integers.enumerated().filter({ $0.offset % 5 == 0 }) {
      let path = "dav/home/\(index).ics"
      try FileManager.default.createDirectory(
        atPath: folder.path("dav/home"), withIntermediateDirectories: true)
      try folder.write(
        "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:\(index)\nSUMMARY:x\nEND:VTODO\nEND:VCALENDAR\n",
        to: path)
      // The file system holds the nearest time that it knows.
      let times = [timespec(tv_sec: seconds, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 0)]
      _ = utimensat(AT_FDCWD, folder.path(path), times, 0)
    }

    _ = try await bench.run("sync", folder.path("dav"))
    #expect(try await bench.run("sync", folder.path("dav")).contains("nothing in, nothing out"))
  }

  @Test(arguments: [
    Int.min, -62_135_596_800_000_000, -1, 0, 253_402_300_799_999_999, 9_223_372_036_854_775_807,
    9_246_182_400_000_000, 1_000_000_000_000_000_000,
  ])
  func `on a clock end no command`(microseconds: Int) async throws {
    let start = Timestamp(microseconds: microseconds)
    let bench = try CommandBench(.temporary(clock: .ticking(from: start)))
    for words in [
      ["add", "Bread", "Tea"], ["add", "Rent tomorrow 9am every month !high ~30m"],
      ["add", "Call in 3 weeks"],
      ["start", "Rent"], ["stop"], ["done", "Tea"], ["edit", "Rent", ":", "+99999d"], ["undo"],
      ["redo"], ["sync", folder.path("dav")],
    ] { await perform(words, on: bench) }

    try await lookAtEverything(bench)
    // A date beyond the calendar is refused.
    #expect(try await bench.run("list", "--all", "-q").split(separator: "\n").count >= 2)
  }

  @Test(arguments: [
    "list --limit N", "today --limit N", "history --limit N", "undo N", "recap --since N",
    "add x due:N", "add x in N days", "add x every N days", "add x every N months until N",
    "add x daily for N times", "add x ~N", "add x ~Nh", "add x ~N:N", "add x effort:N",
    "add x today Nam", "add x today N:N", "add x N dec", "add x N.N.N", "add x 2026-N-N",
    "add x +Nd", "add x +Ny", "add x plan:+Nw", "add x start:N", "add x remind:N",
    "add x tomorrow 9am remind N m", "add x tomorrow 9am remind:Nh", "add x !N", "add x on the Nth",
    "add x in week N", "add x worked:N", "edit --where is:open : +Nd", "edit --where is:open : -Nw",
    "edit --where is:open : due:+Ny", "edit --where is:open : ~N", "edit --where is:open : every N",
    "edit --where is:open : every! N days", "edit --where is:open : remind:N", "list due<+Nd",
    "list done>-Ny", "list effort>N", "list worked>=N", "list postponed>N", "list created:N",
    "list due:N..N", "count due<N", "done --on N --where is:open", "move --where is:open N",
  ])
  func `on the command line end no command`(pattern: String) async throws {
    let bench = try CommandBench()
    _ = try await bench.run("add", "First tomorrow 9am every day ~10m")
    let step = Thorough.count(7, alone: 70, thorough: 1)
    let numbers = ExtremeNumber.texts.enumerated().filter {
      $0.offset % step == pattern.utf8.count % step
        || $0.offset > 340 && TestFloor.current > .alone
    }
    for (_, number) in numbers {
      let words = pattern.split(separator: " ").map { String($0).replacing("N", with: number) }
      let command = words[0]
      // A line is one word, as in quotes.
      let isLine = command == "add"
      let arguments = isLine ? [words.dropFirst().joined(separator: " ")] : Array(words.dropFirst())
      await perform([command] + arguments, on: bench)
    }
    try await lookAtEverything(bench)
  }
}
