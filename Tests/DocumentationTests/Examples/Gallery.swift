import GalleryApp
import TermPanels
import TermPanelsTesting

extension Exhibit {
  /// The text and the picture of each entry of the gallery: the screen test of every entry.
  static let gallery = Gallery.entries.flatMap { entry in
    [
      Exhibit(.paragraph, "gallery-\(entry.name)") { entry.text },
      Exhibit(.screen, "gallery-\(entry.name)") { try picture(of: entry) },
    ]
  }

  @MainActor private static func picture(of entry: Entry) throws -> String {
    var gallery: GalleryCoordinator?
    let app = try Harness(columns: 64, rows: 14) { application in
      let made = GalleryCoordinator(application)
      made.start()
      made.open(entry)
      gallery = made
      return made.primaryPanel
    }
    for key in entry.keys { app.press(key) }
    let screen = entry.showsRoles ? app.screenWithRoles : app.screen
    gallery?.stop()
    return screen
  }
}
