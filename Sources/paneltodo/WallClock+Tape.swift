import CivilCalendar
import Synchronization
import TermPanelsRecording

extension WallClock {
  /// The clock of a recording, which is the same each time: it starts at noon in UTC, advances with
  /// the turns, and each reading is later than the one before.
  @MainActor static func tape(of day: Day, _ turns: TurnClock) -> WallClock {
    let noon = Zone.utc.start(of: day).adding(seconds: 43_200)
    let last = Mutex(noon)
    return WallClock(zone: .utc) {
      // The store reads the moment of a change where the change is requested.
      let passed = MainActor.assumeIsolated { turns.microseconds }
      let moment = Timestamp(microseconds: noon.microseconds + passed)
      return last.withLock { last in
        last = max(moment, Timestamp(microseconds: last.microseconds + 1))
        return last
      }
    }
  }
}
