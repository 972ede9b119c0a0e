import TermPanels
import TodoCommands

/// The files, the store and the screen of imports and exports.
@MainActor struct ExchangeContext {
  let files: PersonalFiles
  let access: StoreAccess
  let application: Application
  let messages: Messages
  /// Presents the panels after a prompt.
  let present: (Panel) -> Void

  /// Previews an import or an export, and offers to carry it out.
  func preview(_ job: ExchangePanel.Job) {
    let panel = ExchangePanel(job, application, messages)
    present(panel)
    panel.begin()
  }
}
