import GalleryApp
import TermPanels
import TermPanelsTesting

/// The gallery on a terminal in memory, at its list or at an entry.
@MainActor final class GalleryHarness {
  let harness: Harness
  private let gallery: GalleryCoordinator

  init(showing entry: Entry? = nil, motion: Motion = .reduced) throws {
    var made: GalleryCoordinator?
    harness = try Harness(columns: 64, rows: 14, motion: motion) { application in
      let gallery = GalleryCoordinator(application)
      gallery.start()
      if let entry { gallery.open(entry) }
      made = gallery
      return gallery.primaryPanel
    }
    guard let made else { preconditionFailure("The harness asks for its root panel.") }
    gallery = made
  }

  var screen: String { harness.screen }

  func press(_ keys: Key...) { for key in keys { harness.press(key) } }
}
