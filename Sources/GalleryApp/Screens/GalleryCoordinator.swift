public import TermPanels

/// The root of the coordinators: shows the list of entries and offers the global commands.
@MainActor public final class GalleryCoordinator: Coordinator {
  private let application: Application
  private let index: IndexCoordinator
  private let router: NavigationRouter

  /// Creates the gallery. Call ``start()`` before the application runs its panel.
  public init(_ application: Application) {
    self.application = application
    index = IndexCoordinator()
    router = NavigationRouter(root: index)
    super.init()
    index.onOpen = { [unowned self] in open($0) }
  }

  /// The navigation that everything is shown in.
  public override var primaryPanel: Panel { router.navigation }

  /// Starts the list and offers help and quit.
  public override func didStart() {
    application.commands = { [unowned self] in commands }
    startChild(index)
  }

  /// Shows an entry, above the list.
  public func open(_ entry: Entry) {
    index.makeCurrent(entry)
    let coordinator = EntryCoordinator(entry)
    startChild(coordinator)
    router.show(coordinator)
  }

  private var commands: [KeyCommand] {
    let entry = children.lazy.compactMap { $0 as? EntryCoordinator }.first?.entry
    return [
      KeyCommand(
        id: "gallery.about", .character("i"), title: "About this entry", hint: "about",
        isEnabled: entry != nil
      ) { [unowned self] in
        if let entry { router.present(about(entry)) }
      },
      KeyCommand(id: "gallery.help", .character("?"), title: "Show all keys", hint: "help") {
        [unowned self] in
        router.present(HelpPanel(for: application))
      },
      KeyCommand(
        id: "gallery.quit", .character("q"), title: "Quit", hint: "quit"
      ) {
        [unowned self] in application.quit()
      },
    ]
  }

  private func about(_ entry: Entry) -> Panel {
    let lines = entry.text.split(separator: "\n")
    return MessagePanel(Message(title: entry.name, detail: lines.joined(separator: " ")))
  }
}
