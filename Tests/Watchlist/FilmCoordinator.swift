import TermPanels

final class FilmCoordinator: Coordinator {
  var onSeen: () -> Void = {}
  private let panel: MessagePanel

  init(_ film: Film) {
    let message = Message(
      title: film.title, detail: film.year, actionTitle: film.isSeen ? nil : "Mark as seen")
    panel = MessagePanel(message, key: film.isSeen ? nil : .character("s"))
    super.init()
    panel.title = film.title
    panel.action = { [unowned self] in onSeen() }
  }

  override var primaryPanel: Panel { panel }
}
