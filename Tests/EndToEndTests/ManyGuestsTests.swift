import CivilCalendar
import Foundation
import TestSupport
import Testing
import TodoModel
import TodoValues

/// Real clients of a real server, all with the same list.
@Suite("Many guests over SSH", .floor(.full), .terminals) struct ManyGuestsTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// The state of an item, according to the screen of the guest that added it.
  private enum State: Equatable { case open, done, high, deleted }

  /// A guest who adds items and performs an action on each.
  private final class Guest {
    let number: Int
    let session: TmuxSession
    var random: SeededGenerator
    var made = 0
    /// The states that the screen has shown.
    var acknowledged: [String: State] = [:]
    /// The item that is being added, and the action on it.
    var name = ""
    var action = State.open
    /// Whether the client is still running.
    var isPresent = true

    init(_ number: Int, _ session: TmuxSession) {
      self.number = number
      self.session = session
      random = SeededGenerator(seed: UInt64(number))
    }

    func begin() throws {
      made += 1
      name = "guest-\(number)-\(made)-"
      action = [.open, .done, .high, .deleted].randomElement(using: &random) ?? .open
      try session.type("a\(name)\r")
    }

    nonisolated(nonsending) func awaitAdded() async throws {
      try await session.expectCurrent("○ \(name)")
      acknowledged[name] = .open
    }

    func act() throws {
      switch action {
      case .open: break
      case .done: try session.type(" ")
      case .high: try session.type("1")
      case .deleted: try session.type("d")
      }
    }

    /// Waits for the row and not for the message about the action, which can have gone before a
    /// busy machine looks at this guest. The row may move out of the window when it is done.
    nonisolated(nonsending) func awaitActed() async throws {
      switch action {
      case .open: return
      case .done, .deleted: try await session.expectNo("○ \(name)")
      case .high:
        try await session.expect(until: "\(name) has a high priority") { screen in
          screen.split(separator: "\n").contains { $0.contains("○ \(name)") && $0.contains("!!!") }
        }
      }
      acknowledged[name] = action
    }
  }

  @Test func `share a list, and nothing that was entered is lost`() async throws {
    let count = Thorough.count(4, thorough: 20)
    let (stopped, killed) = (Thorough.count(1, thorough: 3), Thorough.count(1, thorough: 2))
    let demo = try await SSHDemo("--shared", home: home, isReleased: Thorough.isOn)
    var guests: [Guest] = []
    for number in 1..<count {
      let guest = Guest(number, try demo.session(columns: 90, rows: 30))
      guests.append(guest)
    }
    for guest in guests {
      try await guest.session.expectCurrent("👋 Everybody's list")
      try await guest.session.press("Enter", expecting: "○ Complete this")
    }
    // One more client, whose response times are measured.
    let timed = try PseudoTerminal(columns: 90, rows: 30)
    try timed.start(demo.client())
    try await timed.expect("Everybody's list")
    try await timed.press("\r", expecting: "Complete this")
    try await timed.press("a", expecting: "New item")
    try await demo.expectGuests(count)
    var times: [Duration] = []

    let begin = ContinuousClock.now
    let (rounds, minutes) = (Thorough.count(6, thorough: 10_000), Thorough.count(60, thorough: 5))
    var round = 0
    while round < rounds, ContinuousClock.now - begin < .seconds(60 * minutes) {
      round += 1
      if round == 2 {
        for guest in guests.prefix(stopped) {
          kill(try guest.session.process, SIGSTOP)
          guest.isPresent = false
        }
      }
      let living = guests.filter(\.isPresent)
      for guest in living { try guest.begin() }
      if round == 3 {
        // In the middle of their work.
        for guest in living.prefix(killed) {
          kill(try guest.session.process, SIGKILL)
          guest.isPresent = false
        }
      }
      for _ in 0..<living.count / 2 + 1 {
        // A character that is nowhere else on the screen.
        let letter = String(Unicode.Scalar(UInt16(0x4E00 + times.count)) ?? "?")
        let time = try timed.time(of: letter, until: letter)
        times.append(try #require(time, "There was no answer."))
      }
      let writing = living.filter(\.isPresent)
      for guest in writing { try await guest.awaitAdded() }
      for guest in writing { try guest.act() }
      for guest in writing { try await guest.awaitActed() }
      timed.clear()
      try timed.write("\u{15}")
    }
    let duration = ContinuousClock.now - begin
    try timed.write("\u{1B}")

    // The stopped clients continue. After a long time the server may have dropped some of them, so
    // the thorough run kills them all.
    for guest in guests.prefix(stopped) {
      kill(try guest.session.process, SIGCONT)
      if Thorough.isOn { kill(try guest.session.process, SIGKILL) }
    }
    let present = guests.filter { $0.isPresent } + (Thorough.isOn ? [] : guests.prefix(stopped))
    try await demo.expectGuests(present.count + 1, within: .seconds(60))
    try await expectSameScreens(of: present, demo)
    let (memory, own, isIdle) = try await rest(of: demo)

    for guest in present { try await guest.session.quit() }
    try timed.write("q")
    try await timed.expectExit()
    try await demo.expectGuests(0)
    let differences = try await differences(from: guests, demo)

    let operations = guests.reduce(0) { $0 + $1.made }
    #expect(isIdle)
    #expect(differences == [])
    if Thorough.isOn {
      #expect(memory < 30_000)
      #expect(own < 13_000)
    }
    Thorough.report(
      "C7",
      "\(count) clients, \(duration.seconds) s, \(operations) items, \(differences.count) differences"
    )
    let sorted = times.sorted()
    func time(_ part: Double) -> String {
      let milliseconds = sorted[Int(Double(sorted.count - 1) * part)] / .milliseconds(1)
      return "\(Int(milliseconds.rounded())) ms"
    }
    Thorough.report(
      "D6",
      "key to screen beside them \(time(0.5)) median, \(time(0.95)) 95th percentile; idle \(isIdle ? "0" : "some") "
        + "ticks; largest \(memory / 1000) MB of \(present.count + 1) processes, "
        + "\(own / 1000) MB of which no other shares")
  }

  /// Expects that every screen is the same as that of a new client.
  private func expectSameScreens(of guests: [Guest], _ demo: SSHDemo) async throws {
    let fresh = try demo.session(columns: 90, rows: 30)
    try await fresh.expectCurrent("👋 Everybody's list")
    try await fresh.press("Enter", expecting: "Lists › 👋")
    try fresh.send("Home")
    for guest in guests { try guest.session.send("g", "h", "Enter", "Home") }
    // New values in a row are highlighted for a moment.
    for guest in guests {
      try await guest.session.expect(until: "it looks as a fresh one", within: .seconds(20)) {
        rows(of: $0) == rows(of: try fresh.capture())
      }
    }
    try await fresh.quit()
    try await demo.expectGuests(guests.count + 1)
  }

  /// The rows of a screen except the last, which shows the speed of the client's link.
  private func rows(of screen: String) -> [Substring] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(29).map { $0 }
  }

  /// The largest memory of a guest's process in kB, the largest that it does not share with the
  /// others, as they share the pages of the program's file, and whether there are two seconds in
  /// which none of them used the processor.
  private func rest(of demo: SSHDemo) async throws -> (memory: Int, own: Int, isIdle: Bool) {
    let processes = demo.guests
    var (last, since) = ([Double?](), ContinuousClock.now)
    let isIdle = try await eventually(within: .seconds(30)) {
      let times = processes.map { try? ProcessCounters(of: $0).processorTime }
      if times != last { (last, since) = (times, .now) }
      return ContinuousClock.now - since > .seconds(2)
    }
    func largest(_ size: String) -> Int {
      let sizes = processes.compactMap { LiveProcess.status(of: $0, size) }
        .compactMap { Int($0.prefix { $0.isNumber }) }
      #expect(sizes.count == processes.count)
      return sizes.max() ?? 0
    }
    return (largest("VmRSS"), largest("RssAnon"), isIdle)
  }

  /// The items of the list in a copy of the database.
  @MainActor private func items(at path: String) async throws -> [TodoItem] {
    let store = try TodoStore.open(path: path, clock: .drawn)
    let list = try #require(store.lists().first)
    let results = try store.items(in: list.list.id)
    let items = try results.items(in: 0..<results.count)
    await store.close()
    return items
  }

  /// The differences between the database and the screens. For clients that were killed or stopped
  /// in the middle of a change, the database may have that change or not.
  private func differences(from guests: [Guest], _ demo: SSHDemo) async throws -> [String] {
    // All guests have closed the database, so there is no log beside it.
    let files = try permissions(below: demo.users).keys
    try #require(demo.guests.isEmpty && !files.contains { $0.hasSuffix("-wal") })
    let copy = home.path("copy.db")
    try Data(contentsOf: URL(filePath: "\(demo.users)/everyone/todos.db"))
      .write(to: URL(filePath: copy))
    chmod(copy, 0o600)
    var differences: [String] = []
    var found: [String: State] = [:]
    for item in try await items(at: copy) {
      if found[item.name] != nil { differences.append("\(item.name) is there twice") }
      found[item.name] = item.isDone ? .done : item.priority == .high ? .high : .open
    }
    for guest in guests {
      for (name, state) in guest.acknowledged where guest.isPresent || name != guest.name {
        let kept = found.removeValue(forKey: name) ?? .deleted
        if kept != state { differences.append("\(name) is \(kept) and not \(state)") }
      }
      // The unfinished work: the item was added or not, and then changed or not.
      if !guest.isPresent, let state = found.removeValue(forKey: guest.name),
        state != .open, state != guest.action
      {
        differences.append("\(guest.name) is \(state)")
      }
    }
    differences += found.keys.filter { $0.hasPrefix("guest-") }.map { "\($0) is too much" }
    if found.count != 3 { differences.append("\(found.count) others") }
    return differences
  }
}
