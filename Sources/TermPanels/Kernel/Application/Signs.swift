/// The signs that a program draws: lines, marks, arrows, quotation marks. The texts of people are
/// shown as they are in any case; see ``Style/Attributes/verbatim``.
public enum Signs: String, CaseIterable, Sendable {
  /// Plain where the terminal lacks the others (``Terminal/lacksSigns``).
  case auto
  /// ASCII.
  case plain
  /// Characters of Unicode.
  case unicode
}

extension Application {
  /// Whether signs are drawn in ASCII. Drawings that consist of others should then be left out.
  public var usesPlainSigns: Bool {
    terminal.showsOnlyASCII || signs == .plain || signs == .auto && terminal.lacksSigns
  }
}
