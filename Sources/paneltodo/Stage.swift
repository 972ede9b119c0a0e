import CivilCalendar
import TermPanels
import TermPanelsNcurses
import TermPanelsRecording
import TodoApp
import TodoModel

/// The terminal and the clocks of a run: the real ones, or those of a recording, which are the same
/// each time.
@MainActor struct Stage {
  /// The terminal that the application runs on.
  let terminal: any Terminal
  /// The clock that counts seconds.
  let clock: any FrameClock
  /// The amount of motion.
  let motion: Motion
  /// Whether less moves where the terminal is far away: no amount of motion was set.
  let adaptsMotion: Bool
  /// The mouse events that the program receives.
  let mouse: MouseMode
  /// The clock for the moment, the day and the zone.
  let wallClock: WallClock
  /// The recording that is replayed, if any.
  let replay: Replay?

  /// Options win over settings, and settings over the environment.
  init(
    _ session: Session, _ display: Display, _ settings: Settings, by system: WallClock
  ) throws {
    // A remote person's terminal is far away, which the cleared environment no longer shows.
    let real = NcursesTerminal(measuresLink: session.isRestricted ? true : nil)
    real.adoptsDates = session.tape == nil
    real.isConfined = session.isRestricted
    let wish: Motion? =
      display.reducesMotion ? .reduced : settings.motion ?? NcursesTerminal.motionOfEnvironment
    let motion = wish ?? .full
    adaptsMotion = wish == nil
    let mouse = display.mouse ?? settings.mouse
    switch session.tape {
    case nil:
      (terminal, clock, wallClock, replay) = (real, MonotonicClock(), system, nil)
      (self.motion, self.mouse) = (motion, mouse)
    case .record(let path)?:
      let file = try TapeFile.create(path)
      let day = system.today
      let settings = [
        (name: "day", value: "\(day.daysSinceEpoch)"), (name: "motion", value: motion.rawValue),
        (name: "mouse", value: mouse.rawValue),
      ]
      let recorder = Recorder(real, settings: settings) { TapeFile.append($0, to: file) }
      (terminal, clock, replay) = (recorder, recorder.clock, nil)
      (wallClock, self.motion, self.mouse) = (.tape(of: day, recorder.clock), motion, mouse)
    case .replay(let path, let pace)?:
      let recording = try Recording(TapeFile.read(path))
      guard let days = recording.settings["day"].flatMap({ Int($0) }),
        (0...200_000).contains(days)
      else { throw FileError("\(path) is not a recording of paneltodo.") }
      let replay = Replay(recording, on: real, pace: Stage.pace(pace))
      (terminal, clock, self.replay) = (replay, replay.clock, replay)
      wallClock = .tape(of: Day(daysSinceEpoch: days), replay.clock)
      self.motion = recording.settings["motion"].flatMap(Motion.init) ?? .full
      self.mouse = recording.settings["mouse"].flatMap(MouseMode.init) ?? .off
    }
  }

  private static func pace(_ pace: Tape.Pace) -> Replay.Pace {
    switch pace {
    case .speed(let factor): .speed(factor)
    case .stepped: .stepped
    }
  }
}
