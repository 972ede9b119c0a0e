import Foundation
import TestSupport
import Testing

/// Changes, which reach the disk before the screen shows them.
@Suite("A change", .floor(.full), .terminals) struct SyncOrderTests {
  @Test func `is on the disk before the frame that shows it`() async throws {
    let changes = Thorough.count(12, thorough: 60)
    let home = try TemporaryFolder()
    try Seed("Errands", ["Apples"]).plant(in: home)

    let (calls, screen) = try await onThread {
      let viewer = try Viewer(.paneltodo(["--reduced-motion"], home: home))
      try viewer.expect("▌    Errands")
      try viewer.type("\r")
      try viewer.expect("Lists › Errands", "▌ ○ Apples")
      let screen = viewer.screen
      let calls = "trace=pwrite64,write,writev,fdatasync,fsync"
      let tracer = try Tracer(
        ["-y", "-xx", "-s", "100000", "-e", calls], to: viewer.terminal.process)
      for number in 0..<changes {
        try viewer.type(self.keys(number))
        let isTold = viewer.sees { self.isTold(number, on: $0) }
        try demand(isTold, "\(viewer.screen.text)")
      }
      tracer.detach()
      try viewer.quit()
      return (try tracer.calls.map(String.init), screen)
    }

    let story = try Story(calls, from: screen, changes: changes, isTold: isTold)
    #expect(story.told == changes)
    #expect(story.early == [], "Told before they were synced")
    #expect(story.syncs >= changes)
    Thorough.report(
      "C2", "\(story.told) changes, \(story.syncs) syncs of the log: none told before its sync")
  }

  private func keys(_ number: Int) -> String {
    switch number % 3 {
    case 0: "aChange \(1000 + number)\r"
    case 1: "d"
    default: "u"
    }
  }

  private func isTold(_ number: Int, on screen: ShownScreen) -> Bool {
    let name = "Change \(1000 + number / 3 * 3)"
    return switch number % 3 {
    case 0: screen.contains("○ \(name)") && !screen.contains("New item")
    case 1: screen.contains("Deleted “\(name)”") && !screen.contains("Undid")
    default: screen.contains("Undid: delete “\(name)”")
    }
  }
}

/// The order of writing, syncing and showing changes, according to a log of system calls.
private struct Story {
  var told = 0
  var early: [Int] = []
  var syncs = 0

  init(
    _ calls: [String], from start: ShownScreen, changes: Int,
    isTold: (Int, ShownScreen) -> Bool
  ) throws {
    var screen = start
    var isDirty = false
    var syncsOfChange = 0
    // Only one write or sync of the log is under way at a time.
    var isSyncing = false
    for call in calls {
      if call.hasPrefix("pwrite64("), call.contains(Story.hex("-wal")) || call.contains("-wal>") {
        isDirty = true
      } else if call.hasPrefix("fdatasync(") || call.hasPrefix("fsync(") {
        guard call.contains("-wal>") || call.contains(Story.hex("-wal")) else { continue }
        if call.hasSuffix("= 0") {
          (isDirty, syncsOfChange, syncs) = (false, syncsOfChange + 1, syncs + 1)
        } else {
          isSyncing = true
        }
      } else if call.contains("sync resumed>"), call.hasSuffix("= 0"), isSyncing {
        (isSyncing, isDirty, syncsOfChange, syncs) = (false, false, syncsOfChange + 1, syncs + 1)
      } else if call.hasPrefix("write("), call.contains("pts") || call.contains(Story.hex("pts")) {
        screen.read(Story.bytes(of: call))
        guard told < changes, isTold(told, screen) else { continue }
        if isDirty || syncsOfChange == 0 { early.append(told) }
        told += 1
        syncsOfChange = 0
      }
    }
  }

  /// The bytes that were written, which strace logs as `"\x1b\x5b"`.
  private static func bytes(of call: String) -> [UInt8] {
    let text = call.split(separator: "\"", omittingEmptySubsequences: false)
    guard text.count > 1, let quoted = text.last(where: { $0.hasPrefix("\\x") }) else { return [] }
    return quoted.split(separator: "\\x").compactMap { UInt8($0, radix: 16) }
  }

  private static func hex(_ text: String) -> String {
    text.utf8.map { "\\x" + String($0, radix: 16) }.joined()
  }
}
