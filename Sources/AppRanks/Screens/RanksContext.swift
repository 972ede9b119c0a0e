public import TermPanels

/// What all coordinators share: the store, the icons, and the way to show something.
@MainActor public final class RanksContext {
  /// Where the charts come from.
  let store: AppStore
  /// Where the icons come from.
  let icons: IconLoader
  /// The program that shows everything.
  let application: Application
  /// Carries out what should be seen; set once by the program's coordinator.
  weak var router: (any Router)?

  /// Creates the context of a run of the program.
  public init(store: AppStore, icons: IconLoader, application: Application) {
    self.store = store
    self.icons = icons
    self.application = application
  }
}
