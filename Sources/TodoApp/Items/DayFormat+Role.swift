import TermPanels
import TodoWording

extension DayFormat.Text {
  /// The role of the text on the screen.
  var role: Role {
    switch tone {
    case .overdue: .overdue
    case .today: .today
    case .secondary: .secondary
    case .faint: .faint
    }
  }
}
