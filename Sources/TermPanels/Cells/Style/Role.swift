/// The meaning of a piece of the screen. Views draw roles; the theme turns them into colours in one
/// place, and tests assert roles, so a change of colours breaks no test. The colours of images are
/// roles as well, but have the same colour in every theme.
public struct Role: Hashable, Sendable, RawRepresentable {
  /// The role's number; programs give their own roles numbers from ``firstFree`` to ``lastFree``.
  public let rawValue: UInt8

  /// Creates a role from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  // Inks: foregrounds.

  /// Text to read first.
  public static let text = Role(rawValue: 0)
  /// Text to read second.
  public static let secondary = Role(rawValue: 1)
  /// Text that is there when looked for.
  public static let faint = Role(rawValue: 2)
  /// The one colour that says "here".
  public static let accent = Role(rawValue: 3)
  /// The name of the screen.
  public static let title = Role(rawValue: 4)
  /// Something completed.
  public static let done = Role(rawValue: 5)
  /// Something late.
  public static let overdue = Role(rawValue: 6)
  /// Something that matters today.
  public static let today = Role(rawValue: 7)
  /// A word of the key hints.
  public static let hint = Role(rawValue: 8)
  /// A key of the key hints.
  public static let hintKey = Role(rawValue: 9)
  /// An error.
  public static let error = Role(rawValue: 10)
  /// Borders and rules.
  public static let border = Role(rawValue: 11)
  /// The filled part of a progress bar.
  public static let progress = Role(rawValue: 12)
  /// The text of the selected row.
  public static let selected = Role(rawValue: 13)

  // Surfaces: backgrounds.

  /// The terminal's own background.
  public static let background = Role(rawValue: 32)
  /// The surface of the selected row.
  public static let selection = Role(rawValue: 33)
  /// The surface of a modal panel.
  public static let raised = Role(rawValue: 34)
  /// The surface of a field's text.
  public static let field = Role(rawValue: 35)
  /// The surface of a toast.
  public static let toast = Role(rawValue: 36)
  /// The surface of the current row of a list without the keys.
  public static let otherSelection = Role(rawValue: 37)
  /// The surface of the view that a tool points at.
  public static let pointedAt = Role(rawValue: 40)

  /// The first number that programs may use for roles of their own.
  public static let firstFree: UInt8 = 64
  /// The last number that programs may use for roles of their own; those after it are the colours
  /// of images.
  public static let lastFree: UInt8 = 95
}
