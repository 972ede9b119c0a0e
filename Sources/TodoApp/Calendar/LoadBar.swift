import TermPanels

/// The load of a day, in items or in hours, as a bar of one cell.
struct LoadBar: Equatable {
  /// The number from which a day is marked as busy.
  static let busy = 6

  /// The bars for one, two, and so on; the last one is for all higher numbers too.
  private static let signs = Array("▁▂▃▄▅▆▇█")

  /// The bar.
  let sign: Character
  /// The meaning of its colour.
  let role: Role

  /// The bar of a number; nil for none.
  init?(_ count: Int) {
    guard count > 0 else { return nil }
    sign = Self.signs[min(count, Self.signs.count) - 1]
    role =
      switch count {
      case ..<3: .secondary
      case ..<Self.busy: .text
      default: .accent
      }
  }
}
