/// Carries out what coordinators want to be seen, and decides how: "show this" is a wish, pushing
/// or presenting is the router's answer.
@MainActor public protocol Router: AnyObject {
  /// Brings a coordinator's primary panel in front.
  func show(_ coordinator: Coordinator)

  /// Takes a coordinator's primary panel away, with all that was shown from there. The last one
  /// stays.
  func hide(_ coordinator: Coordinator)

  /// Shows a panel above everything until it is dismissed.
  func present(_ panel: Panel)

  /// Says in passing what happened.
  func announce(_ toast: Toast)
}
