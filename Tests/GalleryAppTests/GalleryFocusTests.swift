import GalleryApp
import TermPanels
import TermPanelsTesting
import TestSupport
import Testing

/// The place of a person's attention: the cell on which the cursor stands, shown or hidden.
@MainActor @Suite struct GalleryFocusTests {
  /// Keys that move whatever can be selected.
  private static let movements: [Key] = [.down, .down, .right, .up, .tab, .left, .end, .home, .tab]

  /// Their views are on the stage to be looked at, in the style of a selection.
  private static let exhibits: Set = ["KeyHintsBar", "StackView"]

  @Test func `is where the selection is, on any screen and after any key`() throws {
    for entry in [nil] + Gallery.entries.map(Optional.some) {
      let gallery = try GalleryHarness(showing: entry)
      let isExhibit = Self.exhibits.contains(entry?.name ?? "")
      check(gallery, "\(entry?.name ?? "list")", onSelection: !isExhibit)
      for key in (entry?.keys ?? []) + Self.movements {
        gallery.press(key)
        gallery.harness.run(for: 0.4)
        check(
          gallery, "\(entry?.name ?? "list") after \(key.name)", onSelection: !isExhibit)
      }
    }
  }

  /// Checks that the cursor stands in the view that has the keys, on the selection if there is one.
  private func check(_ gallery: GalleryHarness, _ place: String, onSelection: Bool) {
    let (terminal, window) = (gallery.harness.terminal, gallery.harness.application.window)
    guard let point = terminal.focusPoint else {
      Issue.record("The cursor stands nowhere: \(place)")
      return
    }
    guard let area = area(of: window.frontmostPanel?.view) else { return }
    #expect(area.contains(point), "\(place): \(point)\n\(gallery.screen)")
    guard onSelection, terminal.cursor == nil, let responder = window.firstResponder,
      let own = self.area(of: (responder as? View) ?? (responder as? Panel)?.view)
    else { return }
    func isSelected(_ point: Point) -> Bool {
      terminal.screen[point.x, point.y].style.background.role == .selection
    }
    let selected = (own.minY..<own.maxY).contains { y in
      (own.minX..<own.maxX).contains { isSelected(Point(x: $0, y: y)) }
    }
    if selected {
      #expect(own.contains(point) && isSelected(point), "\(place): \(point)\n\(gallery.screen)")
    }
  }

  private func area(of view: View?) -> Rect? {
    guard let view, let window = view.window else { return nil }
    let area = Rect(origin: view.convertToWindow(.zero), size: view.frame.size)
    return area.intersection(window.bounds)
  }

  @Test func `is the title of the tab or the segment, where nothing in it can be chosen`() throws {
    func messages() -> [Panel] {
      ["One", "Two", "Three"].map { name in
        let panel = MessagePanel("The same words.")
        panel.title = name
        return panel
      }
    }
    for container in [TabPanel(messages()), SegmentedPanel(messages().map { Segment($0) })] {
      let app = try Harness(columns: 40, rows: 8) { _ in container }
      for (key, name) in [("1", "One"), ("3", "Three"), ("2", "Two")] {
        app.press(.alt(Character(key)))
        app.run(for: 0.4)
        #expect(try app.terminal.focusPoint == app.place(of: " \(name) ").offset(by: 1))
      }
    }
  }

  @Test func `stays when something else is drawn: a toast, an activity, the hints`() throws {
    let gallery = try GalleryHarness()
    let application = gallery.harness.application
    gallery.press(.down, .down)
    let place = gallery.harness.terminal.focusPoint

    application.window.show(Toast("Saved."))
    gallery.harness.run(for: 0.1)
    #expect(gallery.screen.contains("Saved.") && gallery.harness.terminal.focusPoint == place)
    application.window.hideToast()
    gallery.harness.run(for: 5)

    #expect(gallery.harness.terminal.focusPoint == place)
  }

  @Test func `costs no frame while nothing happens`() throws {
    for entry in Gallery.entries where !["ActivityIndicator", "Activity"].contains(entry.name) {
      let gallery = try GalleryHarness(showing: entry)
      gallery.harness.run(for: 6)
      let frames = gallery.harness.terminal.frameCount

      gallery.harness.run(for: 2)

      #expect(gallery.harness.terminal.frameCount == frames, "\(entry.name)")
    }
  }
}

extension Point {
  fileprivate func offset(by columns: Int) -> Point { Point(x: x + columns, y: y) }
}
