/// Shows what coordinators ask for, and decides how: "show this" is the request, pushing or
/// presenting is the router's answer.
@MainActor public protocol Router: AnyObject {
  /// Brings a coordinator's primary panel in front.
  func show(_ coordinator: Coordinator)

  /// Removes a coordinator's primary panel and all that was shown from there. The last panel stays.
  func hide(_ coordinator: Coordinator)

  /// Shows a panel above everything until it is dismissed.
  func present(_ panel: Panel)

  /// Reports in passing what happened.
  func announce(_ toast: Toast)
}
