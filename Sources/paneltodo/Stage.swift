import CivilCalendar
import TermPanels
import TermPanelsNcurses
import TermPanelsPictures
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
  /// The camera that films the recording, if any.
  let camera: Camera?

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
      (terminal, clock, wallClock) = (real, MonotonicClock(), system)
      (replay, camera) = (nil, nil)
      (self.motion, self.mouse) = (motion, mouse)
    case .record(let path)?:
      let file = try TapeFile.create(path)
      let day = system.today
      let settings = [
        (name: "day", value: "\(day.daysSinceEpoch)"), (name: "motion", value: motion.rawValue),
        (name: "mouse", value: mouse.rawValue),
      ]
      var isWriting = true
      let recorder = Recorder(real, settings: settings) {
        // After a line that was cut off no other one can be read.
        isWriting = isWriting && TapeFile.append($0, to: file)
      }
      (terminal, clock, replay, camera) = (recorder, recorder.clock, nil, nil)
      (wallClock, self.motion, self.mouse) = (.tape(of: day, recorder.clock), motion, mouse)
    case .replay(let path, let pace)?:
      let tape = try PlayedTape(path)
      let replay = Replay(tape.recording, on: real, pace: Stage.pace(pace))
      (terminal, clock, self.replay, camera) = (replay, replay.clock, replay, nil)
      (self.motion, self.mouse) = (tape.motion, tape.mouse)
      wallClock = .tape(of: tape.day, replay.clock)
    case .film(let path, _)?:
      let tape = try PlayedTape(path)
      let camera = Camera(tape.recording) { MainQueue.finish(within: $0) }
      (terminal, clock, replay, self.camera) = (camera.terminal, camera.clock, nil, camera)
      (self.motion, self.mouse) = (tape.motion, tape.mouse)
      wallClock = .tape(of: tape.day, camera.clock)
    }
  }

  private static func pace(_ pace: Tape.Pace) -> Replay.Pace {
    switch pace {
    case .speed(let factor): .speed(factor)
    case .stepped: .stepped
    }
  }
}
