/// Shows the screens that coordinators request, and decides how: by pushing or by presenting them.
@MainActor public protocol Router: AnyObject {
  /// Brings a coordinator's primary panel in front.
  func show(_ coordinator: Coordinator)

  /// Removes a coordinator's primary panel and all that was shown from there. The last panel stays.
  func hide(_ coordinator: Coordinator)

  /// Shows a panel above everything until it is dismissed.
  func present(_ panel: Panel)

  /// Reports an event in passing.
  func announce(_ toast: Toast)
}
