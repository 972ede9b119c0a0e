public import TermPanels

/// The context that all coordinators share: the store, the icons, and the way to show something.
@MainActor public final class RanksContext {
  /// The source of the charts.
  let store: AppStore
  /// The source of the icons.
  let icons: IconLoader
  /// The program that shows everything.
  let application: Application
  /// Shows coordinators; set once by the program's coordinator.
  weak var router: (any Router)?

  /// Creates the context of a run of the program.
  public init(store: AppStore, icons: IconLoader, application: Application) {
    self.store = store
    self.icons = icons
    self.application = application
  }
}
