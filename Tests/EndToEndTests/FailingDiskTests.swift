import Foundation
import SQLiteKit
import TestSupport
import Testing

/// A disk that refuses the app's writes, one after the other.
@Suite("A disk that fails", .floor(.full), .terminals) struct FailingDiskTests {
  let home: TemporaryFolder
  private var path: String { home.path("todos.db") }

  init() throws {
    home = try TemporaryFolder()
    try Seed("Errands", (1...40).map { "Old \(100 + $0)" }).plant(in: home)
  }

  /// The numbers of the calls that fail; all from 1 to 60 in the thorough run.
  private var numbers: [Int] {
    Thorough.isOn ? Array(1...60) : [1, 2, 3, 7, 12, 19, 28, 40, 60]
  }

  @Test func `when full, from any call on, loses nothing and keeps the text`() async throws {
    let result = try await sweep(
      numbers, { "pwrite64:error=ENOSPC:when=\($0)+" }, saying: "The disk is full. Nothing was")

    // A change takes more than twenty writes.
    #expect(result.failed.isSuperset(of: numbers.filter { $0 < 20 }))
    Thorough.report(
      "C3",
      """
      ENOSPC from write N on, N = 1…60: \(result.failed.count) refused with the text kept, \
      \(result.passed) done with; 0 rows lost, all saved when there was room
      """)
  }

  @Test func `to write, once or for good, loses nothing and keeps the text`() async throws {
    var failed = 0
    var tried = 0
    for kind in ["pwrite64:error=EIO:when=%", "pwrite64:error=EIO:when=%+"] {
      let some = Thorough.isOn ? Array(1...40) : [1, 6, 21]
      let result = try await sweep(
        some, { kind.replacing("%", with: "\($0)") }, saying: "The disk failed. Nothing")
      failed += result.failed.count
      tried += some.count
    }

    #expect(failed > tried / 2)
    Thorough.report("C4", "EIO at write N: \(failed) of \(tried) reached, 0 false “saved”")
  }

  @Test func `to sync is never reported as having saved`() async throws {
    let rounds = Thorough.count(4, thorough: 40)
    let result = try await sweep(
      Array(1...rounds), { _ in "fdatasync,fsync:error=EIO" },
      saying: "The disk failed. Nothing", mayPass: false)

    #expect(result.failed == Set(1...rounds) && result.passed == 0)
    Thorough.report(
      "C4", "EIO at fdatasync: \(result.failed.count) of \(rounds) told as failed, 0 saved")
  }

  @Test func `to sync is reopened before the next write`() async throws {
    let home = home
    let calls = try await onThread {
      let viewer = try open(home)
      let tracer = try Tracer(
        ["-y", "-e", "trace=openat,pwrite64,fdatasync", "-e", "inject=fdatasync:error=EIO"],
        to: viewer.terminal.process)
      try viewer.type("aAgain\r")
      try viewer.expect("The disk failed. Nothing", "New item", "Again")
      // The app keeps the text as a draft, which fails as well.
      let isTriedAgain = viewer.sees { _ in
        ((try? tracer.calls) ?? []).filter(isFailedSync).count >= 2
      }
      try demand(isTriedAgain)
      tracer.detach()
      try viewer.type("\r")
      try viewer.expect("○ Again")
      try viewer.expectNo("New item")
      try viewer.quit()
      return try tracer.calls.map(String.init)
    }

    let failed = try #require(calls.firstIndex { isFailedSync($0) }, "\(calls)")
    let after = calls[failed...]
    let opened = after.firstIndex { $0.hasPrefix("openat(") && $0.contains("-wal\"") }
    let written = after.firstIndex { $0.hasPrefix("pwrite64(") && $0.contains("-wal>") }
    let openedAt = try #require(opened, "\(calls)")
    let writtenAt = try #require(written, "\(calls)")
    #expect(openedAt < writtenAt, "\(calls)")
    #expect(try names(in: home).contains("Again"))
  }

  @Test func `when the app starts is reported, or does no harm`() async throws {
    try #require(try Command.paneltodo(["doctor"], home: home).run().status == .exitCode(0))
    let before = try names(in: home)
    var refused = 0
    let numbers = Thorough.isOn ? Array(1...8) : [1, 2, 4]
    for number in numbers {
      for call in ["pwrite64", "ftruncate", "fdatasync", "openat"] {
        let error = call == "openat" ? "EMFILE" : call == "fdatasync" ? "EIO" : "ENOSPC"
        // Only the database's files: that a program cannot be loaded is not of interest.
        let files = ["", "-wal", "-shm"].flatMap { ["-P", path + $0] }
        let command = Command(
          "strace",
          ["-f", "-o", "/dev/null"] + files
            + ["-e", "inject=\(call):error=\(error):when=\(number)+"]
            + [Command.app], home: home)
        if try await onThread({ try isRefused(command) }) { refused += 1 }
        #expect(try names(in: home) == before)
      }
    }

    // At least the file that cannot be opened is refused.
    #expect(refused > 0)
    Thorough.report(
      "C3",
      """
      \(numbers.count * 4) starts with the N-th write, truncation (growth of -shm), sync or open \
      failing: \(refused) refused in a sentence, the others worked, 0 rows lost
      """)
  }

  @Test func `when full saves the change once there is room`() async throws {
    let home = home
    // A small file system that only this program sees, which needs no privileges.
    let script = """
      set -e
      mount -t tmpfs -o size=8m,mode=700 none "$HOME/small"
      cp "$HOME/todos.db" "$HOME/small"
      mkfifo "$HOME/fill" "$HOME/room"
      {
        read line <"$HOME/fill"
        cat /dev/zero >"$HOME/small/filler" || echo >"$HOME/filled"
        read line <"$HOME/room"
        rm "$HOME/small/filler"
        echo >"$HOME/freed"
      } 2>/dev/null &
      paneltodo --reduced-motion --database "$HOME/small/todos.db"
      cp "$HOME/small/todos.db" "$HOME"
      """
    _ = try home.makeFolder("small")
    try await onThread {
      let viewer = try Viewer(
        Command(
          "unshare", ["--user", "--map-root-user", "--mount", "sh", "-c", script], home: home))
      try openList(
        in: viewer,
        backups: ["/proc", "\(viewer.terminal.process)", "root"].joined(separator: "/")
          + home.path("small/backups"))
      try "fill\n".write(toFile: home.path("fill"), atomically: false, encoding: .utf8)
      let isFull = viewer.sees { _ in home.contains("filled") }
      try demand(isFull)
      try viewer.type("aFresh\r")
      try viewer.expect("The disk is full. Nothing was", "New item", "Fresh")
      try "free\n".write(toFile: home.path("room"), atomically: false, encoding: .utf8)
      let isFree = viewer.sees { _ in home.contains("freed") }
      try demand(isFree)
      try viewer.type("\r")
      try viewer.expect("○ Fresh")
      try viewer.expectNo("New item")
      try viewer.quit()
      try demand(names(in: home).contains("Fresh"))
    }
  }

  // MARK: - One failure after the other

  /// Adds an item for each number while a call fails, and again once it succeeds.
  private func sweep(
    _ numbers: [Int], _ fault: @escaping @Sendable (Int) -> String, saying sentence: String,
    mayPass: Bool = true
  ) async throws -> (failed: Set<Int>, passed: Int) {
    let home = home
    return try await onThread {
      let viewer = try open(home)
      var expected = try names(in: home)
      var failed: Set<Int> = []
      var passed = 0
      for (index, number) in numbers.enumerated() {
        let name = "New \(1000 + index)"
        let calls = fault(number).prefix { $0 != ":" }
        let tracer = try Tracer(
          ["-e", "trace=\(calls)", "-e", "inject=\(fault(number))"], to: viewer.terminal.process)
        try viewer.type("a")
        try viewer.expect("New item")
        try viewer.type(name + "\r")
        let isOver = viewer.sees {
          $0.contains(sentence) || $0.contains("○ \(name)") && !$0.contains("New item")
        }
        try demand(isOver, "\(fault(number)): \(viewer.screen.text)")
        if viewer.screen.contains(sentence) {
          failed.insert(number)
          // Nothing is shown as saved, nothing is saved, and the text is still there.
          try demand(viewer.screen.contains("New item") && viewer.screen.contains(name))
          try demand(names(in: home) == expected.sorted(), "\(fault(number))")
          tracer.detach()
          try viewer.type("\r")
          try viewer.expect("○ \(name)")
          try viewer.expectNo("New item")
        } else {
          try demand(mayPass)
          passed += 1
          tracer.detach()
        }
        expected.append(name)
        try demand(names(in: home) == expected.sorted(), "\(fault(number))")
      }
      try viewer.quit()
      try demand(names(in: home) == expected.sorted())
      let doctor = try Command.paneltodo(["doctor"], home: home).run()
      try demand(doctor.status == .exitCode(0), "\(doctor.output)")
      return (failed, passed)
    }
  }

  private func isRefused(_ command: Command) throws -> Bool {
    let viewer = try Viewer(command, columns: 300)
    let isUp = viewer.sees { $0.contains("▌    Errands") }
    if isUp {
      viewer.look(milliseconds: 100)
      try viewer.quit()
      return false
    }
    try demand(viewer.expectExit() == .exitCode(1))
    try demand(viewer.screen.contains("paneltodo: "), "\(viewer.screen.text)")
    return true
  }
}

/// Opens the app at the list, and waits until its work behind the first screen is finished.
private func open(_ home: TemporaryFolder) throws -> Viewer {
  // The backup is the last work of a start, unless today has one already.
  if home.contains("backups") { try FileManager.default.removeItem(atPath: home.path("backups")) }
  let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
  try openList(in: viewer, backups: home.path("backups"))
  return viewer
}

/// Opens the list, and waits until today's backup is in a folder.
private func openList(in viewer: Viewer, backups: String) throws {
  try viewer.expect("▌    Errands")
  try viewer.type("\r")
  try viewer.expect("Lists › Errands")
  let isBackedUp = viewer.sees { _ in
    (try? FileManager.default.contentsOfDirectory(atPath: backups))?
      .contains { $0.hasSuffix(".db") } ?? false
  }
  try demand(isBackedUp)
}

/// Whether a line of strace is a sync of the log that failed.
private func isFailedSync(_ call: some StringProtocol) -> Bool {
  call.contains("todos.db-wal") && call.contains("fdatasync") && call.contains("EIO")
}

/// The names of the items in the file, as another program sees them, sorted.
private func names(in home: TemporaryFolder) throws -> [String] {
  let connection = try Connection(path: home.path("todos.db"), mode: .readOnly)
  defer { try? connection.close() }
  try demand(connection.text("PRAGMA integrity_check") == "ok", "integrity_check")
  let statement = try connection.statement("SELECT name FROM item WHERE deleted = 0")
  var names: [String] = []
  while try statement.step() { names.append(statement.text(0)) }
  return names.sorted()
}
