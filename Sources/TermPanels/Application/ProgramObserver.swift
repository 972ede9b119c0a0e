/// Somebody who watches a program from outside, as the inspector does. See
/// ``Application/observer``.
@MainActor public protocol ProgramObserver: AnyObject {
  /// Told before a panel is told something about its life.
  func panel(_ panel: Panel, willReceive event: LifeCycleEvent)

  /// Told at the end of each turn, after the program was laid out and drawn. What the observer
  /// changes on the screen is drawn right after that, in a frame of its own that nobody counts.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - frame: What the program's part of the screen took; `nil` when nothing of it was drawn.
  func application(_ application: Application, didUpdateWith frame: FrameReport?)
}

/// What drawing one frame took.
public struct FrameReport: Equatable, Sendable {
  /// Cells that were drawn because something in them may have changed.
  public var dirtyCells: Int
  /// Cells that the terminal was handed.
  public var changedCells: Int
  /// Bytes that the terminal was sent; `nil` where nobody counts them.
  public var bytes: Int?
  /// How fast the way to the terminal is; `nil` where nobody measures it.
  public var link: LinkSpeed?
  /// Seconds that layout, drawing and sending took together, by the program's clock.
  public var seconds: Double
}
