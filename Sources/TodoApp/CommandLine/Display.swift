public import TermPanels
import TodoCommands

/// The way in which the app is shown.
public struct Display: Equatable, Sendable {
  /// Whether the app is a dialogue in lines instead of a screen.
  public var isPlain: Bool
  /// The theme; `nil` leaves it to the settings.
  public var theme: Theme?
  /// The mouse events that the program receives; `nil` leaves it to the settings.
  public var mouse: MouseMode?
  /// Whether motion is reduced: nothing moves.
  public var reducesMotion: Bool
  /// The seconds after which an unused program ends; `nil` for never.
  public var idleExit: Double?

  init(_ line: ParsedCommandLine) {
    isPlain = line.has(ProgramOptions.plain)
    theme = line[ProgramOptions.theme]
    mouse = line[ProgramOptions.mouse]
    reducesMotion = line.has(ProgramOptions.reducedMotion)
    idleExit = line[ProgramOptions.idleExit]
  }
}
