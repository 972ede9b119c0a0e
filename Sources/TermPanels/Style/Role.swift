/// What a piece of the screen means. Views draw roles; the theme turns them into colours in one
/// place, and tests assert roles, so a change of colours breaks no test.
public struct Role: Hashable, Sendable, RawRepresentable {
  /// The role's number; programs give their own roles numbers from ``firstFree`` up.
  public let rawValue: UInt8

  /// Creates a role from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  // Inks: what is written.

  /// What is read first.
  public static let text = Role(rawValue: 0)
  /// What is read second.
  public static let secondary = Role(rawValue: 1)
  /// What is there when looked for.
  public static let faint = Role(rawValue: 2)
  /// The one colour that says "here".
  public static let accent = Role(rawValue: 3)
  /// The name of the screen.
  public static let title = Role(rawValue: 4)
  /// What is finished.
  public static let done = Role(rawValue: 5)
  /// What is late.
  public static let overdue = Role(rawValue: 6)
  /// What matters today.
  public static let today = Role(rawValue: 7)
  /// A word of the key hints.
  public static let hint = Role(rawValue: 8)
  /// A key of the key hints.
  public static let hintKey = Role(rawValue: 9)
  /// What went wrong.
  public static let error = Role(rawValue: 10)
  /// Borders and rules.
  public static let border = Role(rawValue: 11)
  /// The filled part of a progress bar.
  public static let progress = Role(rawValue: 12)
  /// The text of the selected row.
  public static let selected = Role(rawValue: 13)

  // Surfaces: what is written on.

  /// The terminal's own background.
  public static let background = Role(rawValue: 32)
  /// Behind the selected row.
  public static let selection = Role(rawValue: 33)
  /// Behind a modal panel.
  public static let raised = Role(rawValue: 34)
  /// Behind the text of a field.
  public static let field = Role(rawValue: 35)
  /// Behind a toast.
  public static let toast = Role(rawValue: 36)
  /// Behind what a tool points at.
  public static let pointedAt = Role(rawValue: 40)

  /// The first number that programs may use for roles of their own.
  public static let firstFree: UInt8 = 64
}
