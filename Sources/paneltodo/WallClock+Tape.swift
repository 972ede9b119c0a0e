import CivilCalendar
import Synchronization
import TermPanels

extension WallClock {
  /// The clock of a recording, which shows the same each time: it is noon in UTC when the program
  /// starts, the time goes on by the turns, and what is asked later is later.
  @MainActor static func tape(of day: Day, _ turns: TurnClock) -> WallClock {
    let noon = Zone.utc.start(of: day).adding(seconds: 43_200)
    let last = Mutex(noon)
    return WallClock(zone: .utc) {
      // The store asks for the moment of a change where it is asked for the change.
      let passed = MainActor.assumeIsolated { turns.microseconds }
      let moment = Timestamp(microseconds: noon.microseconds + passed)
      return last.withLock { last in
        last = max(moment, Timestamp(microseconds: last.microseconds + 1))
        return last
      }
    }
  }
}
