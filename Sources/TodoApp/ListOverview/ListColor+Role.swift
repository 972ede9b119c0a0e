import TermPanels
import TodoModel

extension ListColor {
  /// The appearances of the colours, for `Application.appearances`: of a lightness that stands out
  /// from dark and from light backgrounds.
  static let appearances = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.role, Theme.Appearance($0.shade)) })

  /// The role for text in the colour.
  var role: Role {
    let number = ListColor.allCases.firstIndex(of: self) ?? 0
    return Role(rawValue: Role.firstFree + UInt8(number))
  }

  private var shade: Color {
    switch self {
    case .red: Color(red: 215, green: 95, blue: 95)
    case .orange: Color(red: 215, green: 135, blue: 0)
    case .yellow: Color(red: 175, green: 135, blue: 0)
    case .green: Color(red: 95, green: 175, blue: 95)
    case .teal: Color(red: 0, green: 175, blue: 175)
    case .blue: Color(red: 95, green: 135, blue: 215)
    case .purple: Color(red: 175, green: 95, blue: 215)
    case .pink: Color(red: 215, green: 95, blue: 175)
    }
  }
}
