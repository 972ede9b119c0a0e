import TermPanels
import TodoWording

/// A choice of the palette that changes the look of the program at once, until it ends: the
/// settings have the look that the next start shows.
@MainActor struct LookChoice {
  /// The title, such as `Theme: Dusk`.
  let title: String
  /// Whether the program looks like this now.
  let isCurrent: Bool
  /// Makes the choice.
  let action: () -> Void

  /// The choices of an application: themes, densities, degrees of motion, and uses of the mouse.
  static func all(of application: Application) -> [LookChoice] {
    choices("Theme", Theme.all, \.name, of: application.theme) { application.theme = $0 }
      + choices("Density", Density.allCases, \.rawValue, of: application.window.density) {
        application.window.density = $0
      }
      + choices("Motion", Motion.allCases, \.rawValue, of: application.animator.motion) {
        // A degree that a person chooses is no longer that of the link.
        (application.adaptsMotion, application.animator.motion) = (false, $0)
      }
      + choices("Mouse", MouseMode.allCases, \.rawValue, of: application.mouseMode) {
        application.mouseMode = $0
      }
  }

  private static func choices<Value: Equatable>(
    _ subject: String, _ values: [Value], _ name: (Value) -> String, of current: Value?,
    choose: @escaping (Value) -> Void
  ) -> [LookChoice] {
    values.map { value in
      LookChoice(
        title: "\(subject): \(name(value).capitalizedFirst)", isCurrent: value == current
      ) { choose(value) }
    }
  }
}
