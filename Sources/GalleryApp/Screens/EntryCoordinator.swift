import TermPanels

/// The screen of one entry: its panel, with its name as the title.
@MainActor final class EntryCoordinator: Coordinator {
  let entry: Entry
  private let panel: Panel

  init(_ entry: Entry) {
    self.entry = entry
    panel = entry.makePanel()
    panel.title = entry.name
  }

  override var primaryPanel: Panel { panel }
}
