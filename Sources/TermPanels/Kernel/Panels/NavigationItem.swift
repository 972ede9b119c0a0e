/// The texts that a panel provides for the title line.
@MainActor public final class NavigationItem {
  /// The name of the screen.
  public var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A few words at the right end of the title line, such as how much is left.
  public var detail: String? { didSet { if detail != oldValue { didChange() } } }
  private let didChange: () -> Void

  init(didChange: @escaping () -> Void) { self.didChange = didChange }
}
