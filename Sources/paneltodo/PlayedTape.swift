import CivilCalendar
import TermPanels
import TermPanelsRecording

/// A recording of paneltodo that is read from a file, with the settings that its program had.
struct PlayedTape {
  let recording: Recording
  /// The day of the recording.
  let day: Day
  /// The amount of motion.
  let motion: Motion
  /// The mouse events that the program received.
  let mouse: MouseMode

  /// Reads a file.
  init(_ path: String) throws {
    recording = try Recording(TapeFile.read(path))
    guard let days = recording.settings["day"].flatMap({ Int($0) }), (0...200_000).contains(days)
    else { throw FileError("\(path) is not a recording of paneltodo.") }
    day = Day(daysSinceEpoch: days)
    motion = recording.settings["motion"].flatMap(Motion.init) ?? .full
    mouse = recording.settings["mouse"].flatMap(MouseMode.init) ?? .off
  }
}
