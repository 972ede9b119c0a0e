import ImageKit
import TermPanels

/// Shows the icon at an address, once it has been fetched.
@MainActor final class IconPanel: Panel {
  /// The item with the icon.
  var item: (any Listable)? {
    didSet { show() }
  }

  private let loader: IconLoader
  private let iconView: IconView
  private var address: String?
  private var loading: Task<Void, Never>?

  /// Creates a panel of a size in cells.
  init(_ size: Size, loader: IconLoader) {
    self.loader = loader
    iconView = IconView(size)
  }

  isolated deinit { loading?.cancel() }

  override func loadView() { view = iconView }

  private func show() {
    iconView.placeholder = item?.text.first ?? " "
    guard item?.imageAddress != address else { return }
    address = item?.imageAddress
    iconView.image = nil
    loading?.cancel()
    guard let address else { return }
    loading = Task { [weak self, loader] in
      let icon = await loader.icon(at: address)
      // Meanwhile the panel may have been reused for another row.
      guard let self, self.address == address else { return }
      iconView.image = icon
    }
  }
}
