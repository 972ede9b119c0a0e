import CivilCalendar
import Testing

@testable import TodoModel

struct BackupNamingTests {
  @Test func `only a backup's name is read as one`() throws {
    let day = Day(daysSinceEpoch: 20_778)
    let naming = BackupNaming(database: "todos.db")
    let moment = LocalMoment(day: day, secondOfDay: 55_812)
    let occasions: [Backup.Occasion] = [
      .daily, .byHand, .beforeVersion(12), .beforeRestore, .damaged,
    ]
    for occasion in occasions {
      let meaning = try #require(naming.meaning(of: naming.name(of: occasion, at: moment)))
      #expect(meaning.occasion == occasion && meaning.day == day)
    }
    #expect(
      naming.name(of: .beforeVersion(3), at: moment)
        == "todos-before-version-3-2026-11-21-153012.db")
    for name in [
      "todos.db", "todos-.db", "todos-2026-02-30.db", "todos-2026-11-21.db.new", "x-2026-11-21.db",
      "todos-by-hand-2026-11-21-246060.db", "todos-by-hand-2026-11-21-15301.db",
      "todos-before-version-03-2026-11-21-153012.db", "todos-2026-11-21-153012.db",
      "todos--2026-11-21.db", "../todos-2026-11-21.db", "todos-2026-11-21.db/x",
    ] {
      #expect(naming.meaning(of: name) == nil, "\(name)")
    }
    let plain = BackupNaming(database: "list")
    #expect(plain.name(of: .daily, at: moment) == "list-2026-11-21")
    #expect(plain.meaning(of: "list-2026-11-21.db") == nil)
  }

  @Test func `a moment has a successor, also at midnight`() {
    let day = Day(daysSinceEpoch: 20_778)

    #expect(LocalMoment(day: day, secondOfDay: 86_399).next.digits == "000000")
    #expect(LocalMoment(day: day, secondOfDay: 86_399).next.day == day.adding(days: 1))
    #expect(LocalMoment(day: day, secondOfDay: 59).next.digits == "000100")
    #expect(LocalMoment(day: day, digits: "235960") == nil)
  }
}
