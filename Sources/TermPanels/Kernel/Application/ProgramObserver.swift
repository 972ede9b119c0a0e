/// An observer of a program from outside, such as the inspector. See ``Application/observer``.
@MainActor public protocol ProgramObserver: AnyObject {
  /// Called before a panel of the program receives an event of its life cycle. A panel is of the
  /// program from the moment at which it is about to be added to one of the program's panels, or
  /// shown in its window, until another program takes it.
  func panel(_ panel: Panel, willReceive event: LifeCycleEvent)

  /// Called at the end of each turn, after the program was laid out and drawn. The observer's own
  /// changes on the screen are drawn right after that, in a frame that is not counted.
  ///
  /// - Parameters:
  ///   - application: The program.
  ///   - frame: The cost of drawing the program's part of the screen; `nil` when nothing of it was
  ///     drawn.
  func application(_ application: Application, didUpdateWith frame: FrameReport?)
}

extension Application {
  /// Reports the callbacks of a panel, and of those in it, to the ``observer`` from now on, before
  /// the panel is added to one of the program's panels or shown in its window.
  public func observe(_ panel: Panel) { panel.join(self) }
}

/// The cost of drawing one frame.
public struct FrameReport: Equatable, Sendable {
  /// Cells that were drawn because something in them may have changed.
  public var dirtyCells: Int
  /// Cells that were handed to the terminal.
  public var changedCells: Int
  /// Bytes that were sent to the terminal; `nil` if they are not counted.
  public var bytes: Int?
  /// The speed of the link to the terminal; `nil` if it is not measured.
  public var link: LinkSpeed?
  /// Seconds that layout, drawing and sending took together, by the program's clock.
  public var seconds: Double
}
