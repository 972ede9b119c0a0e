/// What a panel is told about its life, as observers hear of it.
public enum LifeCycleEvent {
  /// It is about to get a parent, or to lose its parent.
  case willMove(toParent: Panel?)
  /// It got a parent, or lost its parent.
  case didMove(toParent: Panel?)
  /// Its view was made.
  case viewDidLoad
  /// Its view is about to come.
  case willAppear
  /// Its view is in its place and has its size.
  case isAppearing
  /// Its view has come.
  case didAppear
  /// Its view is about to go.
  case willDisappear
  /// Its view has gone.
  case didDisappear
}

extension Panel {
  /// Lets an observer know that the panel is about to be told something. Without one it costs a
  /// comparison with `nil`.
  final func tell(_ event: @autoclosure () -> LifeCycleEvent) {
    guard let observer = Application.observer, !isInstrument else { return }
    observer.panel(self, willReceive: event())
  }
}
