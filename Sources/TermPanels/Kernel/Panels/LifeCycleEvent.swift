/// A life-cycle callback of a panel, as reported to observers.
public enum LifeCycleEvent {
  /// The panel is about to get a parent, or to lose its parent.
  case willMove(toParent: Panel?)
  /// The panel got a parent, or lost its parent.
  case didMove(toParent: Panel?)
  /// Its view was made.
  case viewDidLoad
  /// Its view is about to appear.
  case willAppear
  /// Its view is in place and has its size.
  case isAppearing
  /// Its view has appeared.
  case didAppear
  /// Its view is about to disappear.
  case willDisappear
  /// Its view has disappeared.
  case didDisappear
}

extension Panel {
  /// Notifies the program's observer that a callback of the panel is about to be called. Without an
  /// observer it costs a comparison with `nil`.
  final func notifyObserver(_ event: @autoclosure () -> LifeCycleEvent) {
    guard let observer = program?.observer, !isInstrument else { return }
    observer.panel(self, willReceive: event())
  }
}
